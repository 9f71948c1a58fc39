import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConfirmFacts } from './ConfirmFacts.tsx';
import { EntryRow, type RowOptions } from './EntryRow.tsx';
import { MoneyFormDialog, type MoneyDialogProps } from './MoneyDialog.tsx';
import { useAskedFacts } from './useAskedFacts.ts';
import { useMoneyForm } from './useMoneyForm.ts';

/** Props of {@link MoneyEntry}: those of a money dialog, whose fields stand in the dialog alone. */
export interface MoneyEntryProps<Values extends FieldValues> extends MoneyDialogProps<Values> {
  /** All fields stand open in the dialog, as the address says. */
  open: boolean;
  /** Opens all fields. */
  onOpen: () => void;
  /** The line in its place; absent where it is entered in the dialog alone. */
  row?: RowOptions<Values>;
}

/**
 * Money entered where it will stand: Enter says in words what is about to happen, Enter again does it, Escape goes back.
 * All fields open in a dialog over the same form. A dialog comes by itself only where something is unusual or a reason is
 * wanted. Once it is done, or the dialog is closed, the row starts anew.
 */
export function MoneyEntry<Values extends FieldValues>(props: MoneyEntryProps<Values>) {
  const { open } = props;
  const [round, setRound] = useState(0);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (!open) setRound(round + 1);
  }
  const close = () => {
    if (open) props.onClose();
    else setRound((before) => before + 1);
  };
  return <Round key={round} {...props} isAgain={round > 0} onClose={close} />;
}

interface RoundProps<Values extends FieldValues> extends MoneyEntryProps<Values> {
  /** It was entered before: the focus is not to be lost. */
  isAgain: boolean;
}

function Round<Values extends FieldValues>(props: RoundProps<Values>) {
  const { title, facts, size, children, open, onOpen, row, isAgain, ...options } = props;
  const money = useMoneyForm(options);
  const told = useAskedFacts(money, facts, options.draft);
  const [refused, setRefused] = useState<string>();
  const { isDirty } = money.engine.form.formState;
  const keepsRow = row && (row.offered !== false || isDirty || money.asked !== null);
  const speaks = told !== null && (open || told.warnings.length > 0 || told.reason !== undefined);
  const note = [told?.note, refused].filter(Boolean).join('. ');
  const back = () => {
    setRefused(undefined);
    money.back();
  };
  return (
    <>
      {keepsRow && !open && (
        <EntryRow
          money={money}
          row={row}
          title={title}
          told={speaks ? null : told}
          isAgain={isAgain}
          onBack={back}
          onMore={onOpen}
          onRefused={setRefused}
        />
      )}
      {open && (
        <MoneyFormDialog title={title} size={size} money={money}>
          {children}
        </MoneyFormDialog>
      )}
      {speaks && (
        <ConfirmFacts
          title={title}
          facts={{ ...told, note: note || undefined }}
          onConfirm={money.confirm}
          onClose={back}
        />
      )}
    </>
  );
}
