import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { toast, type ToastAction } from '@so-the/ui';
import type { ApiFailure } from '@so-the/api-client';
import { takeHeld } from '../../api/heldAnswers.ts';
import { unplacedMessage } from '../form/fieldErrors.ts';
import { askedByFields } from '../form/asks/fieldRails.ts';
import { useFormEngine, type FormEngine, type FormEngineOptions } from '../form/useFormEngine.ts';

/** What a money form needs to know. */
export interface MoneyFormOptions<Values extends FieldValues> extends Omit<FormEngineOptions<Values>, 'onStale'> {
  /** Sends the confirmed values, once, with the reason that was typed in the confirmation, '' without one; empty fields are already left out. Rejects with the failure of the call. */
  send: (values: Values, idempotencyKey: string, reason: string) => Promise<unknown>;
  /** Whether the server may ask why: its refusal `NeedReason` then opens the reason in the confirmation. Default false. */
  mayAskReason?: boolean;
  /** Told when the money has moved: "Thu tiền khách thành công"; asked for after the answer where it depends on that. */
  done: string | (() => string);
  /** What can be done next, offered with the message that it is done; asked for after the answer. Default: nothing. */
  next?: () => ToastAction | undefined;
}

/** A money form at work: typed, then confirmed, then sent. */
export interface MoneyForm<Values extends FieldValues> {
  engine: FormEngine<Values>;
  /** What waits for the person's confirmation, since when in milliseconds, and what its fields ask; null while it is typed. */
  asked: { values: Values; at: number; warnings: readonly string[] } | null;
  /** Checks the fields and asks for confirmation. Wrong fields are marked and the first is focused. */
  ask: () => Promise<boolean>;
  /** Back to typing, at the field the server found fault with; nothing is lost. */
  back: () => void;
  /** Sends what was asked for, with the reason. Rejects with the failure to show, which stands at its field too. */
  confirm: (reason: string) => Promise<void>;
  /** The server asked why what waits for confirmation is to be done. */
  needsReason: boolean;
}

/** Checks, confirmation and sending of one money call. */
export function useMoneyForm<Values extends FieldValues>(options: MoneyFormOptions<Values>): MoneyForm<Values> {
  const { send, mayAskReason = false, done, next } = options;
  const engine = useFormEngine(options);
  const [asked, setAsked] = useState<MoneyForm<Values>['asked']>(null);
  const [needsReason, setNeedsReason] = useState(false);
  const back = () => {
    setAsked(null);
    engine.focusFault();
  };
  return {
    engine,
    asked,
    needsReason,
    back,
    ask: () =>
      engine.check((values) => {
        const warnings = askedByFields(engine.rails, values).map(({ warning }) => warning);
        setNeedsReason(false);
        setAsked({ values, at: Date.now(), warnings });
        return true;
      }),
    confirm: async (reason) => {
      if (!asked) return;
      let told = '';
      let sentUnder = '';
      const call = (values: Values, key: string) => {
        sentUnder = key;
        return send(values, key, reason).catch((caught: unknown) => {
          const failure = caught as ApiFailure;
          told = unplacedMessage(failure.message, failure.errors ?? []);
          if (!mayAskReason || failure.code !== 'NeedReason') throw caught;
          setNeedsReason(true);
          throw new Error(failure.message, { cause: caught });
        });
      };
      const body = { values: asked.values, reason };
      const outcome = await engine.send(body, ({ values }, key) => call(values, key));
      if (outcome === 'recorded') return;
      if (outcome === 'faulty') throw new Error(told);
      const held = takeHeld(sentUnder);
      if (held === undefined) toast.success(typeof done === 'string' ? done : done(), next?.());
      else toast.success(held);
      engine.close();
    },
  };
}
