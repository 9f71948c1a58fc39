import type { Schemas } from '@so-the/api-client';
import { formatDate, formatMoney } from '@so-the/ui/format';
import { useMatchBankLineMutation } from '../../../api/bankCardApi.ts';
import { EntryDialog } from '../../../kit/form/EntryDialog.tsx';
import { formFields } from '../../../kit/form/formFields.tsx';

/** Props of {@link AsideDialog}. */
export interface AsideDialogProps {
  line: Schemas['BankLine'];
  onDone: () => void;
  onClose: () => void;
}

interface AsideValues {
  Reason: string;
}

const Field = formFields<AsideValues>();
const empty: AsideValues = { Reason: '' };
/** Fewest characters of a reason (domain §1). */
const LEAST = 5;

/** Sets a line aside with a reason: it answers to no entry, and what it adds up to is told. */
export function AsideDialog({ line, onDone, onClose }: AsideDialogProps) {
  const [match] = useMatchBankLineMutation();
  const { LineID, Version, Amount, Date: day, Text } = line;
  return (
    <EntryDialog<AsideValues>
      title="Để riêng dòng sao kê"
      submitLabel="Để riêng"
      size="small"
      draft={`bankLineAside/${LineID}`}
      values={empty}
      send={async ({ Reason }, idempotencyKey) => {
        await match({ body: { LineID, Version, Status: 5, Reason }, idempotencyKey }).unwrap();
        onDone();
      }}
      done="Đã để riêng dòng sao kê"
      onClose={onClose}
    >
      <p>{`${formatDate(day)} · ${formatMoney(Amount)} · ${Text}`}</p>
      <Field.TextArea
        name="Reason"
        label="Lý do"
        required
        maxLength={500}
        rule={(text) => (text.trim().length < LEAST ? `Vui lòng nhập lý do (ít nhất ${LEAST} ký tự)` : undefined)}
      />
    </EntryDialog>
  );
}
