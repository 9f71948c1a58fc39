import { useRef, useState, type RefObject } from 'react';
import { useForm, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { ApiFailure } from '@so-the/api-client';
import { unplacedMessage } from './fieldErrors.ts';
import type { FieldRails } from './asks/fieldRails.ts';
import { filledIn } from './filledIn.ts';
import { placeFaults } from './placeFaults.ts';
import { useSmallAmounts, type SmallAmounts } from './asks/smallAmounts.ts';
import { useConflict, type Conflict } from './sending/useConflict.ts';
import { useDraft } from './drafts/useDraft.ts';
import { useFocusLater } from './useFocusLater.ts';
import { useSendOnce, type Sent } from './sending/useSendOnce.ts';

/** What every form needs to know. */
export interface FormEngineOptions<Values extends FieldValues> {
  /** Names the form and what it is about, such as `topUp/12`: what was typed before a 401 comes back under this name. */
  draft: string;
  /**
   * What the fields start with; of a record its Version too. When it changes while the form is open, what the person has
   * not touched follows.
   */
  values: Values;
  /** Asked to fetch the record again when somebody else has changed it meanwhile. */
  onStale?: () => unknown;
  /** Called once it is done, or the person closes the form. */
  onClose: () => void;
}

/** A form at work: the one engine of records, of money and of small dialogs. */
export interface FormEngine<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** What the fields are called, by name, in their order. */
  labels: Map<string, string>;
  /** What the fields ask about before anything is sent. */
  rails: FieldRails;
  /** The small amounts that are asked about before the form goes on. */
  small: SmallAmounts<Values>;
  /** The fields hold what was typed before the session ran out. */
  restored: boolean;
  /** Somebody else changed the record meanwhile: both versions can be looked at. */
  conflict: Conflict | null;
  /** True from the moment the form closes by itself, which needs no question. */
  passing: RefObject<boolean>;
  /** Checks the fields; wrong ones are marked and the first is focused; small amounts are asked about. `next` gets the values; what it gives is given, `false` without it. */
  check: (next: (values: Values) => boolean | Promise<boolean>) => Promise<boolean>;
  /**
   * Sends a body of the values, empty fields left out, once under its own key: the same body after a lost answer keeps the
   * key. `faulty` when each fault of the server stands at its field; rejects with what no field shows. What was typed
   * survives either. `recorded` when the person found it in the books after its answer got lost: the form has closed.
   */
  send: <Body extends object>(
    body: Body,
    call: (body: Body, idempotencyKey: string) => Promise<unknown>,
  ) => Promise<Sent | 'faulty'>;
  /** Focuses the first field the server found fault with, once nothing lies over the form. */
  focusFault: () => void;
  /** Focuses a field, once nothing lies over the form. */
  focus: (name: string | undefined) => void;
  /** Empties the form, or goes back to what the record says. */
  startOver: () => void;
  /** Closes the form without a question. */
  close: () => void;
}

/** Values, checks, sending and faults of one form. What was typed survives every failure, an expired session included. */
export function useFormEngine<Values extends FieldValues>(options: FormEngineOptions<Values>): FormEngine<Values> {
  const { draft, values, onStale, onClose } = options;
  const form = useForm<Values>({ values, resetOptions: { keepDirtyValues: true } });
  const { restored, forget } = useDraft(draft, form);
  const { conflict, meet, settle } = useConflict(form, values);
  const [labels] = useState(() => new Map<string, string>());
  const [rails] = useState<FieldRails>(() => new Map());
  const sendOnce = useSendOnce();
  const passing = useRef(false);
  const fault = useRef<string | undefined>(undefined);
  const focus = useFocusLater((name) => form.setFocus(name as FieldPath<Values>));
  const small = useSmallAmounts(form, focus);

  const send: FormEngine<Values>['send'] = async (body, call) => {
    let outcome: Sent;
    try {
      outcome = await sendOnce(filledIn(body), call);
    } catch (caught) {
      const failure = caught as ApiFailure;
      if (failure.code === 'Stale') onStale?.();
      if (failure.code === 'Stale' && failure.current && 'Version' in values) return meet(failure.current);
      if (!failure.errors?.length) throw caught;
      const { first, unplaced } = placeFaults(form, [...labels.keys()], failure.errors);
      fault.current = first;
      if (unplaced.length === 0) return 'faulty';
      throw new Error(unplacedMessage(failure.message, unplaced), { cause: caught });
    }
    settle();
    if (outcome === 'recorded') close();
    return outcome;
  };
  const close = () => {
    passing.current = true;
    onClose();
  };

  const held = { form, labels, rails, small, restored, conflict, passing };
  return {
    ...held,
    check: async (next) => {
      fault.current = undefined;
      let outcome = false;
      await form.handleSubmit(async (checked) => {
        const values = await small.settle(checked);
        outcome = values !== null && (await next(values));
      })();
      return outcome;
    },
    send,
    focusFault: () => focus(fault.current),
    focus,
    startOver: () => {
      forget();
      settle();
      form.reset(values, { keepDirtyValues: false });
    },
    close,
  };
}
