import type { BadExpense } from '@so-the/api-client';
import { useAddBadExpenseMutation } from '../../api/expenseCardApi.ts';
import { amountRule } from '../../kit/document/amountRule.ts';
import { fundBody, type FundValues } from '../../kit/document/funds/fund.ts';
import { FundFields } from '../../kit/document/funds/FundFields.tsx';
import { MoneyDialog } from '../../kit/document/MoneyDialog.tsx';
import { useFunds } from '../../kit/document/funds/useFunds.ts';
import { formFields } from '../../kit/form/formFields.tsx';
import { lossName } from './lossValues.ts';

interface RecoverValues extends FundValues {
  More: number | null;
}

const Field = formFields<RecoverValues>();

/** Records what came back of a loss, in full or in part: it enters a fund and lowers the loss. */
export function RecoverDialog({ loss, onClose }: { loss: BadExpense; onClose: () => void }) {
  const [add] = useAddBadExpenseMutation();
  const funds = useFunds();
  const { id, Version, Kind, Amount, Reason, RecoveredAmount, NetAmount } = loss;
  return (
    <MoneyDialog<RecoverValues>
      title="Ghi tiền thu hồi"
      draft={`recover/${id}`}
      values={{ More: NetAmount, ...funds.start }}
      facts={({ More, ...fund }) => ({
        party: lossName(loss),
        amount: More ?? 0,
        fund: funds.nameOf(fund),
        fundLabel: 'Thu vào',
        note: `Chi phí xấu số ${id}: ${Reason}`,
      })}
      send={({ More, ...fund }, idempotencyKey) => {
        const recovered = { RecoveredAmount: RecoveredAmount + (More ?? 0), RecoveredTo: fundBody(fund) };
        return add({ body: { id, Version, Kind, Amount, Reason, ...recovered }, idempotencyKey }).unwrap();
      }}
      done="Ghi tiền thu hồi thành công"
      onClose={onClose}
    >
      <Field.Money name="More" label="Số tiền thu hồi" rule={amountRule(NetAmount, 'thiệt hại')} required />
      <FundFields />
    </MoneyDialog>
  );
}
