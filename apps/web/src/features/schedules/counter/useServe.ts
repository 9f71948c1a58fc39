import { useRef, useState } from 'react';
import type { CardData, Customer, Schedule, ScheduleInput } from '@so-the/api-client';
import { useSaveCardMutation } from '../../../api/cardDataApi.ts';
import { useSaveCustomerMutation } from '../../../api/customerApi.ts';
import { useCreateScheduleMutation } from '../../../api/scheduleWorkingApi.ts';
import { faultsAt } from '../../../kit/form/fieldErrors.ts';
import { useFieldQuestion } from '../../../kit/form/useFieldQuestion.tsx';
import { useFormEngine, type FormEngine } from '../../../kit/form/useFormEngine.ts';
import { useSession } from '../../../session/useSession.ts';
import { startMinute } from '../vietnamMinute.ts';
import { counterValues, newCard, newCustomer, termsOf, type CounterValues } from './counterValues.ts';

/** What is on file already of a form that could not be saved as a whole. */
export interface Made {
  customer?: Customer;
  card?: CardData;
}

/** How the counter is told. */
export interface ServeOptions {
  /** Moment or day of the appointment. Default now. */
  start?: string;
  /** Called with the appointment once it is made, and at work where that was wanted. */
  onServed: (order: Schedule) => void;
  onClose: () => void;
}

/**
 * The counter at work: one press makes the customer, the card and the appointment, each sent once under its own key. Where
 * a step fails, what was made stays made and is the chosen one, and the rest stays in the form.
 */
export function useServe({ start, onServed, onClose }: ServeOptions) {
  const staffId = useSession().user.UserID;
  const [openedAt] = useState(() => startMinute(start));
  const values = counterValues(staffId, openedAt);
  const engine = useFormEngine<CounterValues>({ draft: 'lịch hẹn/new', values, onClose });
  const question = useFieldQuestion(engine);
  const [made, setMade] = useState<Made>({});
  const steps = useSteps(engine);

  const carryOut = async (checked: CounterValues, starts: boolean, done: Made): Promise<Schedule | undefined> => {
    if (checked.CustomerIsNew) keep(engine, done, { customer: await steps.addCustomer(checked) });
    const CustomerID = checked.CustomerIsNew ? done.customer?.CustomerID : checked.CustomerID;
    if (!CustomerID) return undefined;
    if (checked.CardIsNew) keep(engine, done, { card: await steps.addCard(checked, CustomerID) });
    const CardDataID = checked.CardIsNew ? done.card?.cardDataID : checked.CardDataID;
    return CardDataID ? steps.addOrder(termsOf(checked, { CustomerID, CardDataID }), starts) : undefined;
  };
  const submit = (starts: boolean) =>
    engine.check(async (checked) => {
      // A sent form stays in sight until the address has changed: further presses must not send it again.
      if (engine.passing.current || !(await question.ask(checked))) return false;
      const done: Made = {};
      let order: Schedule | undefined;
      try {
        order = await carryOut(checked, starts, done);
      } finally {
        if (!order) setMade((before) => ({ ...before, ...done }));
        engine.focusFault();
      }
      if (!order) return false;
      engine.passing.current = true;
      onServed(order);
      return true;
    });
  return { engine, submit, made, question: question.dialog };
}

/** The three calls, with the server's faults at the fields of the form. */
function useSteps(engine: FormEngine<CounterValues>) {
  const [saveCustomer] = useSaveCustomerMutation();
  const [saveCard] = useSaveCardMutation();
  const [createSchedule] = useCreateScheduleMutation();
  /** What was wanted under a key: sent again after a lost answer, the body wants the same. */
  const wanted = useRef(new Map<string, boolean>());

  async function send<Body extends object, Answer>(
    at: string,
    body: Body,
    call: (body: Body, idempotencyKey: string) => Promise<{ Data: Answer }>,
  ): Promise<Answer | undefined> {
    const answer: { Data?: Answer } = {};
    await engine.send(body, async (filled, key) => {
      try {
        answer.Data = (await call(filled, key)).Data;
      } catch (caught) {
        throw faultsAt(caught, (name) => `${at}${name}`);
      }
    });
    return answer.Data;
  }

  return {
    addCustomer: (values: CounterValues) =>
      send('Customer.', newCustomer(values), (body, idempotencyKey) => saveCustomer({ body, idempotencyKey }).unwrap()),
    addCard: (values: CounterValues, customerId: number) =>
      send('Card.', newCard(values, customerId), (body, idempotencyKey) => saveCard({ body, idempotencyKey }).unwrap()),
    addOrder: (terms: ScheduleInput, starts: boolean) =>
      send('', terms, (body, idempotencyKey) => {
        const Start = wanted.current.get(idempotencyKey) ?? starts;
        wanted.current.set(idempotencyKey, Start);
        return createSchedule({ body, ...(Start && { Start }), idempotencyKey }).unwrap();
      }),
  };
}

/** Lets the form go on with what was made, before the next step is sent: should the session end there, it is on file in the draft too. */
function keep({ form }: FormEngine<CounterValues>, done: Made, { customer, card }: Made): void {
  const dirty = { shouldDirty: true };
  Object.assign(done, customer && { customer }, card && { card });
  if (customer) {
    form.setValue('CustomerID', customer.CustomerID, dirty);
    form.setValue('CustomerIsNew', false, dirty);
  }
  if (card) {
    form.setValue('CardDataID', card.cardDataID, dirty);
    form.setValue('CardIsNew', false, dirty);
  }
}
