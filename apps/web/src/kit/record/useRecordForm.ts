import { useForm, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { ApiFailure } from '@so-the/api-client';
import { toast } from '@so-the/ui';
import { fieldNameOf, unplacedMessage } from '../form/fieldErrors.ts';
import { filledIn } from '../form/filledIn.ts';
import { useConflict, type Conflict } from '../form/useConflict.ts';
import { useFieldQuestion, type FieldQuestion } from '../form/useFieldQuestion.tsx';
import { useDraft } from '../form/useDraft.ts';

/** What a record form needs to know. */
export interface RecordFormOptions<Values extends FieldValues> {
  /** The kind of record inside a sentence: "khách hàng". Title and toast are made of it. */
  noun: string;
  /** Number of the record that is edited; `undefined` adds a new one. */
  id: number | undefined;
  /**
   * What the fields start with, the record's Version included. When it changes while the form is open, what the person
   * has not touched follows.
   */
  values: Values;
  /** Sends the record; rejects with the failure of the call. Empty fields are already left out. */
  save: (values: Values) => Promise<unknown>;
  /** Asked to fetch the record again when somebody else has changed it meanwhile. */
  onStale?: () => unknown;
}

/** A record form at work. */
export interface RecordForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /**
   * Checks, saves and tells of it; `false` when fields are wrong, which are marked and the first of them focused.
   * Rejects with what else the server said.
   */
  submit: () => Promise<boolean>;
  /** The fields hold what was typed before the session ran out. */
  restored: boolean;
  /** Empties the form, or goes back to what the record says. */
  startOver: () => void;
  /** Somebody else changed the record meanwhile: both versions can be looked at. */
  conflict: Conflict | null;
  /** What is asked before something unusual is saved. */
  question: Pick<FieldQuestion<Values>, 'rails' | 'dialog'>;
}

/** Values, checks and sending of one record. What was typed survives every failure, an expired session included. */
export function useRecordForm<Values extends FieldValues>(options: RecordFormOptions<Values>): RecordForm<Values> {
  const { noun, id, values, save, onStale } = options;
  const form = useForm<Values>({ values, resetOptions: { keepDirtyValues: true } });
  const { restored, forget } = useDraft(`${noun}/${id ?? 'new'}`, form);
  const { conflict, meet, settle } = useConflict(form, values);

  const question = useFieldQuestion(form);

  const send = async (typed: Values): Promise<boolean> => {
    if (!(await question.ask(typed))) return false;
    try {
      await save(filledIn(typed));
    } catch (caught) {
      const failure = caught as ApiFailure;
      if (failure.code === 'Stale') {
        onStale?.();
        if (failure.current) meet(failure.current);
      }
      if (!failure.errors?.length) throw caught;
      const unplaced = failure.errors.filter((error) => !placeError(form, error));
      if (unplaced.length === 0) return false;
      throw new Error(unplacedMessage(failure.message, unplaced), { cause: caught });
    }
    settle();
    toast.success(`${id === undefined ? 'Thêm' : 'Cập nhật'} ${noun} thành công`);
    return true;
  };

  return {
    form,
    submit: async () => (await form.handleSubmit(send)()) ?? false,
    restored,
    conflict,
    question,
    startOver: () => {
      forget();
      settle();
      form.reset(values, { keepDirtyValues: false });
    },
  };
}

/** Shows a fault of the server at its field and focuses it; false when the form has no such field. */
function placeError<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { path, message }: { path: string; message: string },
): boolean {
  const name = fieldNameOf(path) as FieldPath<Values>;
  form.setError(name, { type: 'server', message }, { shouldFocus: true });
  const placed = form.getFieldState(name).error?.ref !== undefined;
  if (!placed) form.clearErrors(name);
  return placed;
}
