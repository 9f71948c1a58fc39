import type { FieldValues } from 'react-hook-form';
import { toast, type ToastAction } from '@so-the/ui';
import { takeHeld } from '../../api/heldAnswers.ts';
import { useFieldQuestion, type FieldQuestion } from './asks/useFieldQuestion.tsx';
import { useFormEngine, type FormEngine, type FormEngineOptions } from './useFormEngine.ts';

/** What a form of one press needs to know. */
export interface EntryOptions<Values extends FieldValues> extends FormEngineOptions<Values> {
  /** Sends the checked values, empty fields left out, under their own key; rejects with the failure of the call. */
  send: (values: Values, idempotencyKey: string) => Promise<unknown>;
  /** Told when it is done: "Giữ thẻ thành công"; asked for after the answer where it depends on that. */
  done: string | (() => string);
  /** What can be done next, offered with the message that it is done; given what the call answered. Default: nothing. */
  next?: (answer: unknown) => ToastAction | undefined;
}

/** A form of one press at work. */
export interface Entry<Values extends FieldValues> {
  engine: FormEngine<Values>;
  /**
   * Checks, asks about what is unusual, sends and tells of it; `false` when fields are wrong, which are marked and the
   * first of them focused. Rejects with what no field shows. Does nothing once the form has closed.
   */
  submit: () => Promise<boolean>;
  /** What is asked before something unusual is sent, to be shown beside the form. */
  question: FieldQuestion<Values>['dialog'];
}

/** A form that is sent with one press: checked, asked about where something is unusual, sent, told. */
export function useEntry<Values extends FieldValues>(options: EntryOptions<Values>): Entry<Values> {
  const { send, done, next } = options;
  const engine = useFormEngine(options);
  const question = useFieldQuestion(engine);
  const submit = () =>
    engine.check(async (values) => {
      // A sent form stays in sight until the address has changed: further presses must not send it again.
      if (engine.passing.current || !(await question.ask(values))) return false;
      let answer: unknown;
      let sentUnder = '';
      const call = async (body: Values, key: string) => {
        sentUnder = key;
        answer = await send(body, key);
      };
      try {
        const outcome = await engine.send(values, call);
        if (outcome !== 'sent') return outcome === 'recorded';
      } finally {
        engine.focusFault();
      }
      const held = takeHeld(sentUnder);
      if (held === undefined) toast.success(typeof done === 'string' ? done : done(), next?.(answer));
      else toast.success(held);
      return true;
    });
  return { engine, submit, question: question.dialog };
}
