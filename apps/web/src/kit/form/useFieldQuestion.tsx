import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ConfirmDialog } from '@so-the/ui';
import { askedByFields, type FieldRails } from './fieldRails.ts';

/** The question a record form puts before it saves something unusual. */
export interface FieldQuestion<Values extends FieldValues> {
  /** For `FieldRailsContext` round the fields. */
  rails: FieldRails;
  /** Asks about what is unusual, each thing one time; `false` when the person goes back to the first such field. */
  ask: (values: Values) => Promise<boolean>;
  /** The question, to be shown beside the form. */
  dialog: ReactNode;
}

type Asked = ReturnType<typeof askedByFields>;

/** Asks before a form saves what its fields find unusual. Nothing typed is lost either way. */
export function useFieldQuestion<Values extends FieldValues>(form: UseFormReturn<Values>): FieldQuestion<Values> {
  const [rails] = useState<FieldRails>(() => new Map());
  const [agreed] = useState(() => new Set<string>());
  const [open, setOpen] = useState<{ asked: Asked; answer: (goesOn: boolean) => void } | null>(null);
  const goesBackTo = useRef<string | undefined>(undefined);
  useEffect(() => {
    // The dialog gives the focus back to where it was, so the field takes it only afterwards.
    if (open || goesBackTo.current === undefined) return;
    form.setFocus(goesBackTo.current as FieldPath<Values>);
    goesBackTo.current = undefined;
  }, [open, form]);

  const ask = async (values: Values) => {
    const asked = askedByFields(rails, values).filter(({ warning }) => !agreed.has(warning));
    if (asked.length === 0) return true;
    return new Promise<boolean>((answer) => setOpen({ asked, answer }));
  };
  const answer = (goesOn: boolean) => {
    if (!open) return;
    if (goesOn) open.asked.forEach(({ warning }) => agreed.add(warning));
    else goesBackTo.current = open.asked[0]?.name;
    open.answer(goesOn);
    setOpen(null);
  };
  return {
    rails,
    ask,
    dialog: open && (
      <ConfirmDialog
        title="Xem lại trước khi lưu"
        confirmLabel="Lưu"
        warnings={open.asked.map(({ warning }) => warning)}
        onConfirm={() => answer(true)}
        onClose={() => answer(false)}
      />
    ),
  };
}
