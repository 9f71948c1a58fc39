import { vietnamToday } from '@so-the/ui/format';
import { Notice } from '@so-the/ui';
import { useAddExpenseMutation, useListVoucherTypesByTypeQuery } from '../../../api/paymentApi.ts';
import { amountRule } from '../../../kit/document/amountRule.ts';
import { fundBody, type FundValues } from '../../../kit/document/funds/fund.ts';
import { FundFields } from '../../../kit/document/funds/FundFields.tsx';
import { MoneyDialog } from '../../../kit/document/MoneyDialog.tsx';
import { useFunds } from '../../../kit/document/funds/useFunds.ts';
import { formFields } from '../../../kit/form/formFields.tsx';
import type { PartyDebt } from '../../../kit/debt/partyDebt.ts';

interface CommissionValues extends FundValues {
  ConfigID: number | null;
  Amount: number | null;
  VoucherDate: string;
  Description: string;
}

const Field = formFields<CommissionValues>();
const EXPENSE = 2;
const COLLABORATOR = 3;

/** Pays a collaborator by a voucher of the category that settles commissions (domain §2(e)); never more than is owed. */
export function PayCommissionDialog({ collaborator, onClose }: { collaborator: PartyDebt; onClose: () => void }) {
  const [addExpense] = useAddExpenseMutation();
  const funds = useFunds();
  const types = useListVoucherTypesByTypeQuery({ type: EXPENSE });
  if (types.data === undefined) return null;
  const fitting = types.data.Data.filter(({ PartyType }) => PartyType === COLLABORATOR);
  const send = async (values: CommissionValues, idempotencyKey: string, Reason: string) => {
    const { ConfigID, Amount, VoucherDate, Description } = values;
    const party = { PartyType: COLLABORATOR, PartyID: collaborator.PartyID } as const;
    const what = { ConfigID: ConfigID ?? 0, Amount: Amount ?? 0, ...fundBody(values), VoucherDate, Description };
    await addExpense({ body: { ...what, ...party, ...(Reason && { Reason }) }, idempotencyKey }).unwrap();
  };
  return (
    <MoneyDialog<CommissionValues>
      title="Chi hoa hồng"
      draft={`commission/${collaborator.PartyID}`}
      values={{
        ConfigID: fitting[0]?.ConfigID ?? null,
        Amount: collaborator.payable,
        ...funds.start,
        VoucherDate: vietnamToday(),
        Description: `Chi hoa hồng ${collaborator.Name}`,
      }}
      facts={(values) => ({
        party: collaborator.Name,
        amount: values.Amount ?? 0,
        fund: funds.nameOf(values),
        fundLabel: 'Chi từ',
        debt: { before: collaborator.debt, after: collaborator.debt + (values.Amount ?? 0) },
        note: values.Description,
      })}
      send={send}
      mayAskReason
      done="Lập phiếu chi hoa hồng thành công"
      onClose={onClose}
    >
      {fitting.length === 0 && (
        <Notice tone="warning">Chưa có loại chi nào trả nợ cộng tác viên: thêm ở Cấu hình thu chi.</Notice>
      )}
      <Field.Select
        name="ConfigID"
        label="Loại chi"
        options={fitting.map(({ ConfigID: value, name: label }) => ({ value, label }))}
        required
      />
      <Field.Money
        name="Amount"
        label="Số tiền"
        rule={amountRule(collaborator.payable, 'hoa hồng còn phải trả')}
        required
      />
      <FundFields />
      <Field.Date name="VoucherDate" label="Ngày phiếu" posts required />
      <Field.Text name="Description" label="Diễn giải" maxLength={255} required />
    </MoneyDialog>
  );
}
