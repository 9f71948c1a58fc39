/** A step of a story that corrects terms of an order after work on it began (counter.md §8). */
import { instantAt } from '../values/dates.ts';
import type { Schedule } from '../records/schedule.ts';
import { createSchedule } from '../schedules/saveSchedule.ts';
import { nowOf, type Stage } from './storyStage.ts';
import { pickFrom, REASON, type Step, type Told } from './storyStep.ts';

/** One to all four terms of any order are corrected, now and then with a word for a reason, to another person's card or together with what stays. */
export function correctAnyTerms(stage: Stage, step: Step): Told | undefined {
  const order = pickFrom(stage.world.schedules.rows, step.a);
  if (!order) return undefined;
  const wrong = wrongTerms(stage, step);
  const Reason = step.b % 11 === 10 ? 'Sai' : REASON;
  const words = `${order.Code} sửa điều khoản ${JSON.stringify(wrong)}, lý do «${Reason}»`;
  return { words, result: createSchedule(stage.world, { ...order, ...wrong, Reason }, nowOf(stage)) };
}

function wrongTerms(stage: Stage, { a, b, amount, flag }: Step): Partial<Schedule> {
  const card = pickFrom(stage.cards, a + b);
  const AppointmentDate = instantAt(stage.at + b * 60_000);
  return (
    pickFrom<Partial<Schedule>>(
      [
        { Amount: amount },
        { ServiceType: pickFrom([1, 2, 3] as const, a + b) },
        { ServiceType: 2, FeeMode: flag ? 1 : 2 },
        { CardDataID: card?.cardId },
        { CardDataID: card?.cardId, CustomerID: card?.customerId },
        { FeeMode: flag ? 1 : 2, Amount: amount },
        { Amount: amount, AppointmentDate, CardDataID: card?.cardId },
      ],
      b,
    ) ?? {}
  );
}
