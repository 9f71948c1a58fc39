import { calendarStatusOptions, type Schemas } from '@so-the/api-client';
import type { CalendarEvent, StatusMap } from '@so-the/ui';
import { formatMoney, joined, maskCard } from '@so-the/ui/format';
import { statusMap } from '../../kit/list/statusMaps.ts';

/** A card that is due and on no day of work yet. */
const UNPLANNED = 'due';

/** A plan whose order is completed: nothing is left to move. */
const DONE = 2;

/** What stands on a day: a card due, or a card planned and how far its order is. */
export const dueStatuses: StatusMap = {
  ...statusMap(calendarStatusOptions),
  [UNPLANNED]: { label: 'Đến hạn, chưa lên lịch', tone: 'danger' },
};

/** Plans on their days of work, and cards without a plan on the day they are due. */
export function dueEvents(
  plans: readonly Schemas['CalendarPayment'][],
  notices: readonly Schemas['CardNoticeRow'][],
  hrefOf: (cardDataID: number) => string,
): CalendarEvent[] {
  const unplanned = notices.filter((row) => !row.IsPlanned);
  return [
    ...plans.map(({ CardDataID, WorkDate, DueDate, CustomerName, CalendarStatus, ExpectedAmount, ...card }) => ({
      id: CardDataID,
      at: WorkDate,
      title: CustomerName,
      note: noteOf(card.BankCode, card.CardLast4, ExpectedAmount),
      due: DueDate,
      fixed: CalendarStatus === DONE,
      status: CalendarStatus,
      href: hrefOf(CardDataID),
    })),
    ...unplanned.map(({ cardDataID, NextDue, CustomerName, BankCode, Last4, LastAmount }) => ({
      id: cardDataID,
      at: NextDue,
      title: CustomerName,
      note: noteOf(BankCode, Last4, LastAmount),
      due: NextDue,
      status: UNPLANNED,
      href: hrefOf(cardDataID),
    })),
  ];
}

function noteOf(bank: string, last4: string, amount: number | undefined): string {
  const card = `${bank} ${maskCard(last4)}`;
  return joined(card, formatMoney(amount));
}
