import { useRef } from 'react';
import type { CardData } from '@so-the/api-client';
import { formatDate, maskCard } from '@so-the/ui/format';
import { useSaveCalendarPaymentMutation } from '../../api/cardDataApi.ts';
import { EntryDialog } from '../form/EntryDialog.tsx';
import { formFields } from '../form/formFields.tsx';

interface PlanValues {
  WorkDate?: string;
  ExpectedAmount?: number;
  Note?: string;
}

const Field = formFields<PlanValues>();
const empty: PlanValues = {};

/** Props of {@link PlanDialog}. */
export interface PlanDialogProps {
  card: CardData;
  onClose: () => void;
}

/** Plans the day a card is worked on in this cycle; planning again moves it. */
export function PlanDialog({ card, onClose }: PlanDialogProps) {
  const [savePlan] = useSaveCalendarPaymentMutation();
  const planned = useRef('');
  const { cardDataID, BankCode, Last4, HolderName, NextDue } = card;
  const send = async (typed: PlanValues, idempotencyKey: string) => {
    const { Data } = await savePlan({ body: { CardDataIDs: [cardDataID], ...typed }, idempotencyKey }).unwrap();
    planned.current = formatDate(Data.Rows[0]?.WorkDate);
  };
  return (
    <EntryDialog<PlanValues>
      title="Lên lịch làm thẻ"
      submitLabel="Lên lịch"
      size="small"
      draft={`plan/${cardDataID}`}
      values={empty}
      send={send}
      done={() => `Đã lên lịch làm thẻ ngày ${planned.current}`}
      onClose={onClose}
    >
      <p>
        Thẻ {BankCode} {maskCard(Last4)} của {HolderName}, đến hạn {formatDate(NextDue)}.
      </p>
      <Field.Date
        name="WorkDate"
        label="Ngày làm"
        hint="Để trống: ngày làm việc gần nhất trước hạn. Ngày nghỉ được lùi về ngày làm việc trước đó."
      />
      <Field.Money name="ExpectedAmount" label="Số tiền dự kiến" />
      <Field.Text name="Note" label="Ghi chú" maxLength={500} />
    </EntryDialog>
  );
}
