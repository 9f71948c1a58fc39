import { useState } from 'react';
import { cashBackTypeOptions, type Schemas } from '@so-the/api-client';
import { formatDate, formatMoney } from '@so-the/ui/format';
import { usePayCashBackMutation } from '../../../api/posDebtApi.ts';
import { amountRule } from '../../../kit/document/amountRule.ts';
import { FundFields } from '../../../kit/document/funds/FundFields.tsx';
import { MoneyDialog } from '../../../kit/document/MoneyDialog.tsx';
import { useFunds } from '../../../kit/document/funds/useFunds.ts';
import { formFields } from '../../../kit/form/formFields.tsx';
import { useRefreshed } from '../useRefreshed.ts';
import { Allocation } from './Allocation.tsx';
import { allocationWords, payBody, type PayValues } from './payValues.ts';

const Field = formFields<PayValues>();
const TRANSFER = 2;

/** Money that comes and money that comes ahead of its swipes. */
const types = cashBackTypeOptions.filter(({ value }) => value === 1 || value === 2);

/** Receives money of a parent POS: the oldest lots first, as is shown before it is sent; what is too much stays ahead. */
export function PayCashBackDialog({ parent, onClose }: { parent: Schemas['PosCashBack']; onClose: () => void }) {
  const [pay] = usePayCashBackMutation();
  const refreshed = useRefreshed();
  const funds = useFunds();
  const [told, setTold] = useState<Schemas['CashBackPayment']>();
  const { PosParentID, PosParentName, Balance, CashBacks } = parent;
  const [first] = CashBacks;
  return (
    <MoneyDialog<PayValues>
      title="Nhận tiền về"
      draft={`payCashBack/${PosParentID}`}
      values={{
        Type: 1,
        Amount: first?.Remain ?? (Balance > 0 ? Balance : null),
        ...funds.start,
        Method: TRANSFER,
        CashBackID: first?.CashBackID ?? null,
        PaidAt: null,
        RefNo: '',
        Note: '',
      }}
      facts={(values) => ({
        party: PosParentName,
        amount: values.Amount ?? 0,
        fund: funds.nameOf(values),
        fundLabel: 'Thu vào',
        debt: { label: 'Công nợ của POS mẹ', before: Balance, after: Balance - (values.Amount ?? 0) },
        note: told && told.Amount === values.Amount ? allocationWords(told) : undefined,
      })}
      send={(values, idempotencyKey) => refreshed(pay({ body: payBody(PosParentID, values), idempotencyKey }).unwrap())}
      done="Nhận tiền về thành công"
      onClose={onClose}
    >
      <Field.Money name="Amount" label="Số tiền" rule={amountRule()} required />
      <Field.Select name="Type" label="Loại" options={types} required />
      <FundFields />
      {CashBacks.length > 0 && (
        <Field.Select
          name="CashBackID"
          label="Đợt đã báo"
          placeholder="Không thuộc đợt nào"
          options={CashBacks.map(({ CashBackID, Date: day, Remain }) => ({
            value: CashBackID,
            label: `${formatDate(day)} – còn ${formatMoney(Remain)}`,
          }))}
        />
      )}
      <Allocation parentId={PosParentID} onTold={setTold} />
      <Field.DateTime name="PaidAt" label="Thời gian" posts hint="Để trống = giờ hiện tại" />
      <Field.Text name="RefNo" label="Mã giao dịch" maxLength={50} />
      <Field.TextArea name="Note" label="Ghi chú" rows={2} maxLength={500} />
    </MoneyDialog>
  );
}
