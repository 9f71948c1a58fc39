import { useWatch } from 'react-hook-form';
import { numberLotUpdateFields, type Schemas } from '@so-the/api-client';
import { Notice } from '@so-the/ui';
import { formatMoney, groupDigits, joined } from '@so-the/ui/format';
import { useUpdateNumberLotMutation } from '../../../api/posDebtApi.ts';
import { EntryDialog } from '../../../kit/form/EntryDialog.tsx';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { formFields } from '../../../kit/form/formFields.tsx';
import { lotBody, lotTitle } from './lotBody.ts';
import { differenceWords } from './slipNotice.tsx';

interface SlipValues {
  SlipCount: number | null;
  SlipAmount: number | null;
  Reason: string;
}

const Field = formFields<SlipValues>();

/** Holds the slip of the terminal against the bills of the lot; what differs is told before it is kept, and needs words or bills. */
export function SettleLotDialog({ lot, onClose }: { lot: Schemas['NumberLot']; onClose: () => void }) {
  const [update] = useUpdateNumberLotMutation();
  const { numberLoID, SlipCount = null, SlipAmount = null, BillCount, TotalAmount } = lot;
  return (
    <EntryDialog<SlipValues>
      title={`Kết toán ${lotTitle(lot).toLowerCase().replace(lot.PosName.toLowerCase(), lot.PosName)}`}
      submitLabel="Kết toán lô"
      input={numberLotUpdateFields}
      draft={`settleLot/${numberLoID}`}
      values={{ SlipCount, SlipAmount, Reason: '' }}
      send={({ SlipCount: count, SlipAmount: amount, Reason }, idempotencyKey) => {
        const slip = { SlipCount: count ?? 0, SlipAmount: amount ?? 0, ...(Reason && { Reason }) };
        return update({ body: { ...lotBody(lot), ...slip, IsSettled: true }, idempotencyKey }).unwrap();
      }}
      done="Kết toán lô thành công"
      onClose={onClose}
    >
      <Notice tone="info">{`Bill trong lô: ${joined(`${groupDigits(BillCount)} bill`, formatMoney(TotalAmount))}. Nhập đúng số in trên phiếu.`}</Notice>
      <FormSection>
        <Field.Number name="SlipCount" label="Số bill trên phiếu" required />
        <Field.Money name="SlipAmount" label="Tổng tiền trên phiếu" required />
      </FormSection>
      <Difference lot={lot} />
    </EntryDialog>
  );
}

function Difference({ lot }: { lot: Schemas['NumberLot'] }) {
  const [count, amount] = useWatch<SlipValues, ['SlipCount', 'SlipAmount']>({ name: ['SlipCount', 'SlipAmount'] });
  if (count === null || amount === null) return null;
  const words = differenceWords(count - lot.BillCount, amount - lot.TotalAmount);
  if (words === '') return <Notice tone="success">Phiếu khớp với bill trong lô.</Notice>;
  return (
    <>
      <Notice tone="warning">{`Phiếu ${words}. Không ghi lý do thì lô ở trạng thái Lệch.`}</Notice>
      <Field.TextArea name="Reason" label="Lý do lệch" rows={2} maxLength={500} hint="Ít nhất 10 ký tự." />
    </>
  );
}
