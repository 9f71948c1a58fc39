import { useRef, useState } from 'react';
import type { ApiFailure, Schedule } from '@so-the/api-client';
import { useChangeScheduleStatusMutation, useCreateScheduleMutation } from '../../api/scheduleWorkingApi.ts';
import { RECORDED } from '../../api/sendPressed.ts';
import { faultsAt } from '../../kit/form/fieldErrors.ts';
import { useFieldQuestion } from '../../kit/form/asks/useFieldQuestion.tsx';
import { useFormEngine, type FormEngine } from '../../kit/form/useFormEngine.ts';
import { ORDER_STATUS } from '../../kit/order/orderStatus.ts';
import { useSession } from '../../session/useSession.ts';
import { startMinute } from './vietnamMinute.ts';
import { counterValues, fieldOfSent, servedBody, type CounterValues } from './counterValues.ts';

/** How the counter is told. */
export interface ServeOptions {
  /** Moment or day of the appointment. Default now. */
  start?: string;
  /** Called with the appointment once it is made, and at work where that was wanted. */
  onServed: (order: Schedule) => void;
  onClose: () => void;
}

/** The counter at work: one press sends the customer, the card and the appointment as one, so that all of it is on file or nothing is. */
export function useServe({ start, onServed, onClose }: ServeOptions) {
  const staffId = useSession().user.UserID;
  const [openedAt] = useState(() => startMinute(start));
  const values = counterValues(staffId, openedAt);
  const engine = useFormEngine<CounterValues>({ draft: 'lịch hẹn/new', values, onClose });
  const question = useFieldQuestion(engine);
  const send = useSend(engine);

  const submit = (starts: boolean) =>
    engine.check(async (checked) => {
      // A sent form stays in sight until the address has changed: further presses must not send it again.
      if (engine.passing.current || !(await question.ask(checked))) return false;
      const order = await send(checked, starts);
      if (!order) return false;
      engine.passing.current = true;
      onServed(order);
      return true;
    });
  return { engine, submit, question: question.dialog };
}

/** Sends what was typed, with the server's faults at the fields of the form; undefined where it was refused. */
function useSend(engine: FormEngine<CounterValues>) {
  const [createSchedule] = useCreateScheduleMutation();
  const begun = useBegin();
  /** What was wanted under a key: sent again after a lost answer, the body wants the same. */
  const wanted = useRef(new Map<string, boolean>());

  return async (values: CounterValues, starts: boolean): Promise<Schedule | undefined> => {
    const answer: { order?: Schedule } = {};
    try {
      await engine.send(servedBody(values), async (body, idempotencyKey) => {
        const Start = wanted.current.get(idempotencyKey) ?? starts;
        wanted.current.set(idempotencyKey, Start);
        try {
          const made = (await createSchedule({ body, ...(Start && { Start }), idempotencyKey }).unwrap()).Data;
          answer.order = Start ? await begun(made, idempotencyKey) : made;
        } catch (caught) {
          throw faultsAt(caught, fieldOfSent);
        }
      });
    } finally {
      engine.focusFault();
    }
    return answer.order;
  };
}

/** Begins the work on an appointment by its steps where the API does not begin it by itself; one that cannot begin stays an appointment. */
function useBegin(): (made: Schedule, key: string) => Promise<Schedule> {
  const [changeStatus] = useChangeScheduleStatusMutation();
  return async (made, key) => {
    let order = made;
    for (const Status of [ORDER_STATUS.ready, ORDER_STATUS.working]) {
      if (order.Status >= Status) continue;
      const { ScheduleID } = order;
      const step = changeStatus({ ScheduleID, Status, idempotencyKey: `${key}.${Status}` }).unwrap();
      order = await step.then(
        ({ Data }) => Data,
        // Its answer got lost, and the person has seen in the books that it stands.
        ({ code }: ApiFailure) => (code === RECORDED ? { ...order, Status } : order),
      );
    }
    return order;
  };
}
