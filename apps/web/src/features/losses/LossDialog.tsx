import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { badExpenseKindOptions, labelOf } from '@so-the/api-client';
import { vietnamToday } from '@so-the/ui/format';
import { useAddBadExpenseMutation } from '../../api/expenseCardApi.ts';
import { amountRule } from '../../kit/document/amountRule.ts';
import { FundFields } from '../../kit/document/funds/FundFields.tsx';
import { MoneyDialog } from '../../kit/document/MoneyDialog.tsx';
import { useFunds } from '../../kit/document/funds/useFunds.ts';
import { reasonRule } from '../../kit/form/fieldRules.ts';
import { formFields } from '../../kit/form/formFields.tsx';
import { LossPartyFields } from './LossPartyFields.tsx';
import { lossBody, type Bearer, type LossValues } from './lossValues.ts';

const Field = formFields<LossValues>();
const WAITING = 0;

const bearers: readonly { value: Bearer; label: string }[] = [
  { value: 'debt', label: 'Bỏ phần khách còn nợ' },
  { value: 'fund', label: 'Tiền đã mất khỏi quỹ' },
];

/** Records a loss; while somebody else may approve losses it waits for them. */
export function LossDialog({ onClose }: { onClose: () => void }) {
  const [add] = useAddBadExpenseMutation();
  const waits = useRef(false);
  const funds = useFunds();
  const send = async (values: LossValues, idempotencyKey: string) => {
    const { Data } = await add({ body: lossBody(values), idempotencyKey }).unwrap();
    waits.current = Data.Status === WAITING;
  };
  return (
    <MoneyDialog<LossValues>
      title="Ghi chi phí xấu"
      draft="badExpense"
      values={{
        Kind: null,
        Bearer: 'debt',
        CustomerID: null,
        CustomerName: '',
        CustomerDebt: 0,
        CardDataID: null,
        ScheduleID: null,
        CommissionNote: '',
        Amount: null,
        ...funds.start,
        Date: vietnamToday(),
        Reason: '',
      }}
      facts={({ Kind, Bearer, CustomerName, CustomerDebt, Amount, Reason, CommissionNote, ...fund }) => ({
        party: CustomerName || 'Không theo khách',
        amount: Amount ?? 0,
        fund: Bearer === 'fund' ? funds.nameOf(fund) : 'Không qua quỹ',
        fundLabel: 'Chi từ',
        ...(Bearer === 'debt' && { debt: { before: CustomerDebt, after: CustomerDebt - (Amount ?? 0) } }),
        second: { Write: 12, Amount: Amount ?? 0 },
        note: `${labelOf(badExpenseKindOptions, Kind ?? 4)}: ${Reason}${Bearer === 'debt' ? CommissionNote : ''}`,
      })}
      send={send}
      done={() => (waits.current ? 'Chờ người thứ hai duyệt chi phí xấu' : 'Ghi chi phí xấu thành công')}
      onClose={onClose}
    >
      <Field.Select name="Kind" label="Loại" options={badExpenseKindOptions} required />
      <Field.Radio name="Bearer" label="Khoản lỗ" options={bearers} required />
      <LossPartyFields />
      <Field.Money name="Amount" label="Số tiền" rule={amountRule()} required />
      <PaidFrom />
      <Field.Date name="Date" label="Ngày" posts required />
      <Field.TextArea name="Reason" label="Lý do" rows={2} rule={reasonRule(5)} maxLength={500} required />
    </MoneyDialog>
  );
}

/** The fund that the money left, where one paid. */
function PaidFrom() {
  return useWatch<LossValues, 'Bearer'>({ name: 'Bearer' }) === 'fund' ? <FundFields /> : null;
}
