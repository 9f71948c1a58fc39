import { useState } from 'react';
import type { CardData } from '@so-the/api-client';
import { ConfirmDialog, DateField, MoneyField, TextField, toast } from '@so-the/ui';
import { formatDate, maskCard } from '@so-the/ui/format';
import { useSaveCalendarPaymentMutation } from '../../api/cardDataApi.ts';

/** Props of {@link PlanDialog}. */
export interface PlanDialogProps {
  card: CardData;
  onClose: () => void;
}

/** Plans the day a card is worked on in this cycle; planning again moves it. */
export function PlanDialog({ card, onClose }: PlanDialogProps) {
  const [savePlan] = useSaveCalendarPaymentMutation();
  const [day, setDay] = useState<string | null>(null);
  const [amount, setAmount] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const { cardDataID, BankCode, Last4, HolderName, NextDue } = card;
  const confirm = async () => {
    const { Data } = await savePlan({
      body: {
        CardDataIDs: [cardDataID],
        WorkDate: day ?? undefined,
        ExpectedAmount: amount ?? undefined,
        Note: note.trim() || undefined,
      },
    }).unwrap();
    toast.success(`Đã lên lịch làm thẻ ngày ${formatDate(Data.Rows[0]?.WorkDate)}`);
    onClose();
  };
  return (
    <ConfirmDialog title="Lên lịch làm thẻ" confirmLabel="Lên lịch" onConfirm={confirm} onClose={onClose}>
      <p>
        Thẻ {BankCode} {maskCard(Last4)} của {HolderName}, đến hạn {formatDate(NextDue)}.
      </p>
      <DateField
        label="Ngày làm"
        value={day}
        onChange={setDay}
        hint="Để trống: ngày làm việc gần nhất trước hạn. Ngày nghỉ được lùi về ngày làm việc trước đó."
      />
      <MoneyField label="Số tiền dự kiến" value={amount} onChange={setAmount} />
      <TextField label="Ghi chú" value={note} onChange={setNote} maxLength={500} />
    </ConfirmDialog>
  );
}
