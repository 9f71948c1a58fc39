/** Steps of a story around counting funds: one alone or both, with what is missing or too much, and what a second person says to it. */
import { decideDifference } from '../dayMoney/cashDifference.ts';
import { closeDay } from '../dayMoney/closeDay.ts';
import { expectedOf } from '../dayMoney/expectedFund.ts';
import { openDifferences } from '../dayMoney/waitingDifferences.ts';
import type { FundRef } from '../records/dayMoney.ts';
import { addDays } from '../values/dates.ts';
import { nowOf, type Stage } from './storyStage.ts';
import { pickFrom, REASON, type Step, type Told } from './storyStep.ts';

/** Cash, the account or both are counted for today or yesterday; a difference of one fund may be approved at once. */
export function closeFund(stage: Stage, { a, b, amount, flag }: Step): Told {
  const { world, bankCardId, secondId } = stage;
  const context = nowOf(stage);
  const Date = addDays(context.businessDate, b % 4 === 3 ? -1 : 0);
  const funds: FundRef[] = [{ Method: 1 }, { Method: 2, BankCardID: bankCardId }];
  const counted = a % 3 === 2 ? funds : funds.slice(a % 3, (a % 3) + 1);
  const off = b % 5 === 0 ? 0 : (amount % 100_001) - 50_000;
  const Funds = counted.map(({ Method, BankCardID }) => {
    const { Expected } = expectedOf(world, context.shopId, { Method, BankCardID }, Date);
    return { Method, BankCardID, Counted: Math.max(0, Expected + off), Reason: REASON };
  });
  const result = closeDay(world, { Date, Funds }, context);
  const first = result.ok ? result.value[0] : undefined;
  const isApproved = flag && first?.DifferenceStatus === 0;
  const words = `kiểm ${counted.length} quỹ ngày ${Date} lệch ${off} đ${isApproved ? ', duyệt' : ''}`;
  if (!isApproved) return { words, result };
  const second = { ...nowOf(stage), userId: secondId };
  return { words, result: decideDifference(world, { CloseID: first.DayCloseID, Status: 1 }, second) };
}

/** An open difference, or a decided one, is approved or refused by the second person, now and then by who counted. */
export function decideAnyDifference(stage: Stage, { a, b, flag }: Step): Told | undefined {
  const { world, owner, secondId } = stage;
  const open = openDifferences(world, owner.shopId);
  const close = pickFrom(b % 4 === 3 || open.length === 0 ? world.dayCloses.rows : open, a);
  if (!close) return undefined;
  const context = { ...nowOf(stage), userId: b % 5 === 4 ? owner.userId : secondId };
  const decision = { CloseID: close.DayCloseID, Status: flag ? (1 as const) : (3 as const), Reason: REASON };
  const words = `${flag ? 'duyệt' : 'từ chối'} chênh lệch lần kiểm ${close.DayCloseID}`;
  return { words, result: decideDifference(world, decision, context) };
}
