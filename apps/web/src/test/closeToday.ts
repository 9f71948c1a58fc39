import type { Engine } from '@so-the/mock-server/browser';
import { askAs } from './askEngine.ts';
import { lockedSentence } from '../kit/form/asks/useDayRule.ts';
import { STORY_NOW } from './storyClock.ts';

/** The day on which stories play, `YYYY-MM-DD`. */
const STORY_DAY = STORY_NOW.slice(0, 10);

/** How screens begin to say that the story's day is closed. */
export const TODAY_LOCKED = new RegExp(`^${lockedSentence(STORY_DAY)}`);

/** The owner counts the cash of the story's day before anybody looks. */
export function countToday(engine: Engine, Counted: number): void {
  const cash = { Method: 1, Counted, Reason: 'Đếm lại cùng thủ quỹ' } as const;
  askAs(engine, 'chushop', 'pushStartMoney', { body: { Kind: 4, Date: STORY_DAY, Funds: [cash] } });
}

/** The owner closes the story's day: each fund is counted as the books have it. */
export function closeToday(engine: Engine): void {
  closeDay(engine, STORY_DAY);
}

/** The owner closes a day, `YYYY-MM-DD`, with what the funds hold now. */
export function closeDay(engine: Engine, day: string): void {
  const { Funds } = askAs(engine, 'chushop', 'listStartMoney', {});
  const counts = Funds.map(({ AccountType, AccountID, Closing }) => ({
    Method: AccountType,
    BankCardID: AccountID,
    Counted: Math.max(0, Closing),
    Reason: 'Quỹ đang ghi âm',
  }));
  askAs(engine, 'chushop', 'pushStartMoney', { body: { Kind: 4, Date: day, Funds: counts } });
}
