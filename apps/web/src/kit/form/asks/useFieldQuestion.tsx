import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConfirmDialog } from '@so-the/ui';
import { askedByFields } from './fieldRails.ts';
import type { FormEngine } from '../useFormEngine.ts';

/** The question a form puts before it saves something unusual. */
export interface FieldQuestion<Values extends FieldValues> {
  /** Asks about what is unusual, each thing one time; `false` when the person goes back to the first such field. */
  ask: (values: Values) => Promise<boolean>;
  /** The question, to be shown beside the form. */
  dialog: ReactNode;
}

type Asked = ReturnType<typeof askedByFields>;

/** Asks before a form saves what its fields find unusual. Nothing typed is lost either way. */
export function useFieldQuestion<Values extends FieldValues>(engine: FormEngine<Values>): FieldQuestion<Values> {
  const [agreed] = useState(() => new Set<string>());
  const [open, setOpen] = useState<{ asked: Asked; answer: (goesOn: boolean) => void } | null>(null);

  const ask = async (values: Values) => {
    const asked = askedByFields(engine.rails, values).filter(({ warning }) => !agreed.has(warning));
    if (asked.length === 0) return true;
    return new Promise<boolean>((answer) => setOpen({ asked, answer }));
  };
  const answer = (goesOn: boolean) => {
    if (!open) return;
    if (goesOn) open.asked.forEach(({ warning }) => agreed.add(warning));
    else engine.focus(open.asked[0]?.name);
    open.answer(goesOn);
    setOpen(null);
  };
  return {
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
