import { useState } from 'react';
import { useForm, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { toast } from '@so-the/ui';
import type { ApiFailure } from '@so-the/api-client';
import { askedByFields, type FieldRails } from '../form/fieldRails.ts';
import { fieldNameOf, unplacedMessage } from '../form/fieldErrors.ts';
import { filledIn } from '../form/filledIn.ts';
import { useDraft } from '../form/useDraft.ts';
import { useSendOnce } from '../form/useSendOnce.ts';

/** What a money form needs to know. */
export interface MoneyFormOptions<Values extends FieldValues> {
  /** Names the form and what it is about, such as `topUp/12`: what was typed before a 401 comes back under this name. */
  draft: string;
  /** What the fields start with. What the person has not touched follows when it changes. */
  values: Values;
  /** Sends the confirmed values, once, with the reason that was typed in the confirmation, '' without one; empty fields are already left out. Rejects with the failure of the call. */
  send: (values: Values, idempotencyKey: string, reason: string) => Promise<unknown>;
  /** Whether the server may ask why: its refusal `NeedReason` then opens the reason in the confirmation. Default false. */
  mayAskReason?: boolean;
  /** Told when the money has moved: "Thu tiền khách thành công"; asked for after the answer where it depends on that. */
  done: string | (() => string);
  /** Called after success. */
  onDone: () => void;
}

/** A money form at work: typed, then confirmed, then sent. */
export interface MoneyForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** What waits for the person's confirmation, since when in milliseconds, and what its fields ask; null while it is typed. */
  asked: { values: Values; at: number; warnings: readonly string[] } | null;
  /** For `FieldRailsContext` round the fields. */
  rails: FieldRails;
  /** Checks the fields and asks for confirmation. Wrong fields are marked and the first is focused. */
  ask: () => Promise<void>;
  /** Back to typing; nothing is lost. */
  back: () => void;
  /** Sends what was asked for, with the reason. Rejects with the failure to show, which stands at its field too. */
  confirm: (reason: string) => Promise<void>;
  /** The server asked why what waits for confirmation is to be done. */
  needsReason: boolean;
  /** The fields hold what was typed before the session ran out. */
  restored: boolean;
}

/** Values, checks, confirmation and sending of one money call. What was typed survives every failure. */
export function useMoneyForm<Values extends FieldValues>(options: MoneyFormOptions<Values>): MoneyForm<Values> {
  const { draft, values, send, mayAskReason = false, done, onDone } = options;
  const form = useForm<Values>({ values, resetOptions: { keepDirtyValues: true } });
  const [asked, setAsked] = useState<MoneyForm<Values>['asked']>(null);
  const [needsReason, setNeedsReason] = useState(false);
  const [rails] = useState<FieldRails>(() => new Map());
  const { restored } = useDraft(draft, form);
  const sendOnce = useSendOnce();

  return {
    form,
    asked,
    rails,
    ask: () =>
      form.handleSubmit((values) => {
        const warnings = askedByFields(rails, values).map(({ warning }) => warning);
        setNeedsReason(false);
        setAsked({ values, at: Date.now(), warnings });
      })(),
    back: () => setAsked(null),
    restored,
    needsReason,
    confirm: async (reason) => {
      if (!asked) return;
      try {
        await sendOnce({ values: filledIn(asked.values), reason }, (body, key) => send(body.values, key, body.reason));
      } catch (caught) {
        const failure = caught as ApiFailure;
        if (mayAskReason && failure.code === 'NeedReason') {
          setNeedsReason(true);
          throw new Error(failure.message, { cause: caught });
        }
        for (const { path, message } of failure.errors ?? []) showAt(form, path, message);
        if (!failure.errors?.length) throw caught;
        throw new Error(unplacedMessage(failure.message, failure.errors), { cause: caught });
      }
      toast.success(typeof done === 'string' ? done : done());
      onDone();
    },
  };
}

/** Shows a fault of the server at its field, for when the person goes back to it. */
function showAt<Values extends FieldValues>(form: UseFormReturn<Values>, path: string, message: string): void {
  const name = fieldNameOf(path);
  if (name in form.getValues()) form.setError(name as FieldPath<Values>, { type: 'server', message });
}
