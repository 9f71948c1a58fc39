import { useWatch } from 'react-hook-form';
import type { Schemas } from '@so-the/api-client';
import { addDays, formatMoney, vietnamToday } from '@so-the/ui/format';
import { useAdjustDebtMutation, useGetDetailDebtQuery } from '../../api/debtApi.ts';
import { EntryDialog } from '../../kit/form/EntryDialog.tsx';
import { formFields } from '../../kit/form/formFields.tsx';
import { partyArgs } from '../../kit/debt/partyArgs.ts';

interface CompareValues {
  Date: string | null;
  TheirBalance: number | null;
  Note: string;
}

const Field = formFields<CompareValues>();

/** Props of {@link CompareDialog}. */
export interface CompareDialogProps {
  comparison: Schemas['DebtComparison'];
  onClose: () => void;
}

/** Keeps what the other side says the balance of a day is; the difference to ours is shown while it is typed. */
export function CompareDialog({ comparison, onClose }: CompareDialogProps) {
  const [save] = useAdjustDebtMutation();
  const { PartyType: DebtType, PartyID, Name } = comparison;
  const send = ({ Date, TheirBalance, Note }: CompareValues, idempotencyKey: string) => {
    const said = { TheirBalance: TheirBalance ?? 0, Lock: false, ...(Date && { Date }), ...(Note && { Note }) };
    return save({ body: { DebtType, PartyID, Comparison: said }, idempotencyKey }).unwrap();
  };
  return (
    <EntryDialog<CompareValues>
      title="Nhập số của bên kia"
      draft={`compare/${DebtType}/${PartyID}`}
      values={{ Date: addDays(vietnamToday(), -1), TheirBalance: null, Note: '' }}
      send={send}
      done="Lưu đối chiếu thành công"
      onClose={onClose}
    >
      <p>Số dư do {Name} báo, cuối ngày đối chiếu.</p>
      <Field.Date name="Date" label="Đối chiếu ngày" required />
      <Field.Money
        name="TheirBalance"
        label="Số của bên kia"
        hint="Số dương: họ nợ cửa hàng. Số âm: cửa hàng nợ họ."
        allowNegative
        required
      />
      <LiveDifference comparison={comparison} />
      <Field.TextArea name="Note" label="Ghi chú" rows={2} maxLength={500} />
    </EntryDialog>
  );
}

/** Our balance of the day, and what theirs differs by. */
function LiveDifference({ comparison }: Pick<CompareDialogProps, 'comparison'>) {
  const [date, theirs] = useWatch<CompareValues, ['Date', 'TheirBalance']>({ name: ['Date', 'TheirBalance'] });
  const asked = { ...partyArgs(comparison), toDate: date ?? undefined };
  const ours = useGetDetailDebtQuery(asked, { skip: date === null }).currentData?.Data.Parties[0]?.Closing;
  if (ours === undefined) return null;
  const difference = theirs === null ? undefined : ours - theirs;
  return (
    <p aria-live="polite">
      Số của cửa hàng: {formatMoney(ours)}.
      {difference !== undefined && (difference === 0 ? ' Hai bên khớp.' : ` Chênh lệch: ${formatMoney(difference)}.`)}
    </p>
  );
}
