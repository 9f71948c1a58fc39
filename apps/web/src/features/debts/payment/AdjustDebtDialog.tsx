import { useWatch } from 'react-hook-form';
import { adjustKindOptions, labelOf, type AdjustDebtInput } from '@so-the/api-client';
import { Notice } from '@so-the/ui';
import { useAdjustDebtMutation } from '../../../api/debtApi.ts';
import { MoneyDialog } from '../../../kit/document/MoneyDialog.tsx';
import { reasonRule } from '../../../kit/form/fieldRules.ts';
import { commissionsLost } from '../../../kit/order/commissionWords.ts';
import { formFields } from '../../../kit/form/formFields.tsx';
import { ADJUST_REASON_LENGTH } from '../../../kit/document/adjustReason.ts';
import type { PartyActionsProps } from '../partyKinds.ts';

interface AdjustValues {
  AdjustKind: NonNullable<AdjustDebtInput['AdjustKind']> | null;
  Amount: number | null;
  Reason: string;
}

const Field = formFields<AdjustValues>();
const DISCOUNT = 1;
const CUSTOMER = 1;

/** Props of {@link AdjustDebtDialog}. */
export interface AdjustDebtDialogProps extends PartyActionsProps {
  onClose: () => void;
}

/** Changes what a party owes without money, as a discount or up or down, with a reason; a large change waits for a second person. */
export function AdjustDebtDialog({ kind, party, onClose }: AdjustDebtDialogProps) {
  const [adjustDebt] = useAdjustDebtMutation();
  const send = (values: AdjustValues, idempotencyKey: string) => {
    const { AdjustKind, Reason } = values;
    const whose = { DebtType: kind.type, PartyID: party.PartyID };
    const body = { ...whose, AdjustKind: AdjustKind ?? 2, Amount: changeOf(values), Reason };
    return adjustDebt({ body, idempotencyKey }).unwrap();
  };
  return (
    <MoneyDialog<AdjustValues>
      title="Điều chỉnh công nợ"
      draft={`adjustDebt/${kind.type}/${party.PartyID}`}
      values={{ AdjustKind: 2, Amount: null, Reason: '' }}
      facts={(values) => ({
        party: party.Name,
        amount: changeOf(values),
        fund: 'Không qua quỹ',
        debt: { before: party.debt, after: party.debt + changeOf(values) },
        second: { Write: 1, Amount: changeOf(values), RefID: party.PartyID, PartyType: kind.type },
        note: [
          `${labelOf(adjustKindOptions, values.AdjustKind ?? 2)}. Lý do: ${values.Reason.trim()}.`,
          kind.type === CUSTOMER && commissionsLost(party.openOrders, 0 - changeOf(values)),
        ]
          .filter(Boolean)
          .join(' '),
      })}
      send={send}
      done="Điều chỉnh công nợ thành công"
      onClose={onClose}
    >
      <Notice tone="info">Chứng từ ghi nhầm thì hủy rồi ghi lại cho đúng, không điều chỉnh.</Notice>
      {kind.type === CUSTOMER && (
        <Field.Radio name="AdjustKind" label="Loại điều chỉnh" options={adjustKindOptions} required />
      )}
      <AmountField kind={kind} />
      <Field.TextArea name="Reason" label="Lý do" rule={reasonRule(ADJUST_REASON_LENGTH)} maxLength={500} required />
    </MoneyDialog>
  );
}

/** A discount is entered as what is let off, any other adjustment with its sign. */
function AmountField({ kind: { short } }: Pick<PartyActionsProps, 'kind'>) {
  const kind = useWatch<AdjustValues, 'AdjustKind'>({ name: 'AdjustKind' });
  const isDiscount = kind === DISCOUNT;
  return (
    <Field.Money
      name="Amount"
      label={isDiscount ? 'Số tiền giảm trừ' : 'Số tiền điều chỉnh'}
      hint={isDiscount ? 'Khách bớt nợ đúng số này.' : `Số dương: ${short} nợ thêm. Số âm: ${short} bớt nợ.`}
      allowNegative={!isDiscount}
      rule={(amount) => {
        if (isDiscount && amount < 0) return 'Số tiền giảm trừ phải lớn hơn 0';
        return amount === 0 ? 'Số tiền phải khác 0' : undefined;
      }}
      required
    />
  );
}

/** What the debt changes by, in đồng. */
function changeOf({ AdjustKind, Amount }: AdjustValues): number {
  return AdjustKind === DISCOUNT ? -(Amount ?? 0) : (Amount ?? 0);
}
