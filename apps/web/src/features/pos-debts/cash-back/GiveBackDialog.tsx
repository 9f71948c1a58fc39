import type { Schemas } from '@so-the/api-client';
import { usePayCashBackMutation } from '../../../api/posDebtApi.ts';
import { amountRule } from '../../../kit/document/amountRule.ts';
import { fundBody, type FundValues } from '../../../kit/document/funds/fund.ts';
import { FundFields } from '../../../kit/document/funds/FundFields.tsx';
import { MoneyDialog } from '../../../kit/document/MoneyDialog.tsx';
import { useFunds } from '../../../kit/document/funds/useFunds.ts';
import { formFields } from '../../../kit/form/formFields.tsx';
import { useRefreshed } from '../useRefreshed.ts';

interface GiveBackValues extends FundValues {
  Amount: number | null;
  RefNo: string;
  Note: string;
}

const Field = formFields<GiveBackValues>();
const GIVE_BACK = 3;
const TRANSFER = 2;

/** Gives back to the owner of a POS what was paid ahead; never more than that. */
export function GiveBackDialog({ parent, onClose }: { parent: Schemas['PosCashBack']; onClose: () => void }) {
  const [pay] = usePayCashBackMutation();
  const refreshed = useRefreshed();
  const funds = useFunds();
  const { PosParentID, PosParentName, Surplus, Balance } = parent;
  const send = ({ Amount, RefNo, Note, ...fund }: GiveBackValues, idempotencyKey: string, Reason: string) => {
    const told = { ...(RefNo && { RefNo }), ...(Note && { Note }), ...(Reason && { Reason }) };
    const body = { PosParentID, Type: GIVE_BACK, Amount: Amount ?? 0, ...fundBody(fund), ...told } as const;
    return refreshed(pay({ body, idempotencyKey }).unwrap());
  };
  return (
    <MoneyDialog<GiveBackValues>
      title="Trả lại ứng dư"
      draft={`giveBack/${PosParentID}`}
      values={{ Amount: Surplus, ...funds.start, Method: TRANSFER, RefNo: '', Note: '' }}
      facts={(values) => ({
        party: PosParentName,
        amount: values.Amount ?? 0,
        fund: funds.nameOf(values),
        fundLabel: 'Chi từ',
        debt: { label: 'Công nợ của POS mẹ', before: Balance, after: Balance + (values.Amount ?? 0) },
      })}
      send={send}
      mayAskReason
      done="Trả lại ứng dư thành công"
      onClose={onClose}
    >
      <Field.Money name="Amount" label="Số tiền" rule={amountRule(Surplus, 'số ứng dư')} required />
      <FundFields />
      <Field.Text name="RefNo" label="Mã giao dịch" maxLength={50} />
      <Field.TextArea name="Note" label="Ghi chú" rows={2} maxLength={500} />
    </MoneyDialog>
  );
}
