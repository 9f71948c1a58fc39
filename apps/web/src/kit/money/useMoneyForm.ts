import { useState } from 'react';
import { useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { toast } from '@so-the/ui';
import type { ApiFailure } from '@so-the/api-client';
import { askedByFields, type FieldRails } from '../record/fieldRails.ts';
import { unplacedMessage } from '../record/fieldErrors.ts';
import { filledIn } from '../record/filledIn.ts';
import { useDraft } from '../record/useDraft.ts';
import { useSendOnce } from './useSendOnce.ts';

/** What a money form needs to know. */
export interface MoneyFormOptions<Values extends FieldValues> {
  /** Names the form and what it is about, such as `topUp/12`: what was typed before a 401 comes back under this name. */
  draft: string;
  /** What the fields start with. What the person has not touched follows when it changes. */
  values: Values;
  /** Sends the confirmed values, once; empty fields are already left out. Rejects with the failure of the call. */
  send: (values: Values, idempotencyKey: string) => Promise<unknown>;
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
  /** Sends what was asked for. Rejects with the failure to show. */
  confirm: () => Promise<void>;
  /** The fields hold what was typed before the session ran out. */
  restored: boolean;
}

/** Values, checks, confirmation and sending of one money call. What was typed survives every failure. */
export function useMoneyForm<Values extends FieldValues>(options: MoneyFormOptions<Values>): MoneyForm<Values> {
  const { draft, values, send, done, onDone } = options;
  const form = useForm<Values>({ values, resetOptions: { keepDirtyValues: true } });
  const [asked, setAsked] = useState<MoneyForm<Values>['asked']>(null);
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
        setAsked({ values, at: Date.now(), warnings });
      })(),
    back: () => setAsked(null),
    restored,
    confirm: async () => {
      if (!asked) return;
      try {
        await sendOnce(filledIn(asked.values), send);
      } catch (caught) {
        const failure = caught as ApiFailure;
        if (!failure.errors?.length) throw caught;
        throw new Error(unplacedMessage(failure.message, failure.errors), { cause: caught });
      }
      toast.success(typeof done === 'string' ? done : done());
      onDone();
    },
  };
}
