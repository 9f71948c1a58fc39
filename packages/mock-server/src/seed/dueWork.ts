/** Cards near their end and cards near their due day: some looked after, some left for today. */
import { saveCalendarPayment } from '../core/cards/calendar.ts';
import { dismissCardNotice, listCardNotices } from '../core/cards/notices.ts';
import { saveCard } from '../core/cards/saveCard.ts';
import type { Context } from '../core/command/context.ts';
import type { World } from '../core/store/world.ts';
import { pushSchedules } from '../core/schedules/pushSchedules.ts';
import { must } from './actor.ts';
import type { Branch } from './branch.ts';

const MILLION = 1_000_000;
/** Months from now in which the cards at these places of a shop end. */
const ENDS: readonly (readonly [place: number, months: number])[] = [
  [3, -1],
  [5, 0],
  [8, 1],
  [11, -2],
  [13, 1],
  [17, 0],
];

/** Gives some cards of a shop an end that is near or past. */
export function renewCards(world: World, { cardIds }: Branch, context: Context): void {
  for (const [place, months] of ENDS) {
    const card = world.cards.get(cardIds[place]);
    if (!card || card.IsDeleted) continue;
    const month = Number(context.businessDate.slice(0, 4)) * 12 + Number(context.businessDate.slice(5, 7)) - 1 + months;
    const { HoldDate: _held, ...form } = card;
    must(saveCard(world, { ...form, ExpYear: Math.floor(month / 12), ExpMonth: (month % 12) + 1 }, context));
  }
}

/** Plans every third due card, sets one aside, skips one, and pushes the most urgent of those that are free. */
export function planDueCards(world: World, context: Context): void {
  const { rows } = must(listCardNotices(world, { HasSchedule: false, PageSize: 500 }, context));
  for (const [place, row] of rows.entries()) {
    const CardDataIDs = [row.cardDataID];
    if (place === 4)
      must(saveCalendarPayment(world, { CardDataIDs, Skip: true, Note: 'Khách tự thanh toán kỳ này' }, context));
    else if (place === 5)
      must(dismissCardNotice(world, { CardDataID: row.cardDataID, Note: 'Khách tạm nghỉ, kỳ sau làm tiếp' }, context));
    else if (place % 3 === 0) {
      const ExpectedAmount = row.LastAmount ?? ((row.cardDataID % 5) + 2) * 10 * MILLION;
      must(
        saveCalendarPayment(
          world,
          { CardDataIDs, ExpectedAmount, Note: place % 2 === 0 ? 'Gọi khách trước 9 giờ' : undefined },
          context,
        ),
      );
    }
  }
  const planned = rows.filter((_row, place) => place % 3 === 0).slice(0, 2);
  if (planned.length > 0) {
    const Cards = planned.map(({ cardDataID: CardDataID }) => ({ CardDataID, CustomerFeePercent: 1800 }));
    must(pushSchedules(world, { Cards }, context));
  }
}
