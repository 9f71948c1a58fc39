/** After the days: what was lost, what the other side says, and the days that were counted and closed. */
import { addDays, businessDateOf, instantAt } from '../core/values/dates.ts';
import { decideDifference } from '../core/dayMoney/cashDifference.ts';
import { closeDay } from '../core/dayMoney/closeDay.ts';
import { expectedOf } from '../core/dayMoney/expectedFund.ts';
import { balanceAt, compareDebt } from '../core/debts/compareDebt.ts';
import { openDebts } from '../core/debts/openDebts.ts';
import type { Context } from '../core/command/context.ts';
import { addBadExpense, type BadExpenseCommand } from '../core/losses/badExpense.ts';
import { decideLoss } from '../core/losses/decideLoss.ts';
import { bySecondPerson } from './secondPerson.ts';
import { must } from './actor.ts';
import type { FundRef } from '../core/records/dayMoney.ts';
import type { Branch } from './branch.ts';
import { at, type Play } from './moneyPlay.ts';
import { DIFFERENCES, LOSSES } from './moneyWords.ts';

const MILLION = 1_000_000;
/** The last closed day lies so many days before today. */
const CLOSED_DAYS_AGO = 4;
/** What was missing on the last closed day, đồng. */
const LAST_DIFFERENCE = -50_000;
/** So many days before it were closed one by one. */
const CLOSED_DAYS = 7;

/** A chargeback the bank took, and the rest of a debt nobody will pay. */
export function meetLosses(play: Play, branch: Branch): void {
  const { world, dice, days } = play;
  const { shopId, ownerId } = branch.shop;
  const Fund = { Method: 2 as const, BankCardID: branch.bankCardIds[0] };
  const [cardId] = branch.cardIds;
  const charged = {
    Kind: 2 as const,
    Amount: dice.whole(6, Math.max(7, Math.round(branch.cardIds.length / 8))) * 100_000,
    Fund,
    CardDataID: cardId,
  };
  const half = { ...charged, RecoveredAmount: 500_000, Reason: dice.pick(LOSSES) };
  lose(play, half, at(play, ownerId, shopId, Math.min(20, days - 1), 14));
  for (const CardDataID of branch.cardIds.slice(-40)) {
    const customerId = world.cards.get(CardDataID)?.CustomerID ?? 0;
    const Amount = openDebts(world, shopId, customerId, 1)[0]?.Amount ?? 0;
    if (Amount === 0 || Amount > MILLION) continue;
    const context = at(play, ownerId, shopId, 0, 9);
    lose(play, { Kind: 3, CardDataID, Amount, Reason: 'Khách đổi số, không liên lạc được' }, context);
    return;
  }
}

/** Records a loss and has it approved where it waits. */
function lose({ world }: Play, command: BadExpenseCommand, context: Context): void {
  const { id, Status } = must(addBadExpense(world, command, context));
  if (Status === 0) bySecondPerson(world, context, (second) => decideLoss(world, { id, Status: 1 }, second));
}

/** Figures of the partner and of the POS keepers stand beside ours; what was agreed with the partner is locked. */
export function compareParties(play: Play, branch: Branch): void {
  const { world } = play;
  const { shopId, ownerId } = branch.shop;
  const context = at(play, ownerId, shopId, 2, 9);
  const compare = (party: { DebtType: 2 | 4; PartyID: number }, ago: number, off: number, Lock: boolean): void => {
    const day = addDays(businessDateOf(instantAt(play.now)), -ago);
    const TheirBalance = balanceAt(world, shopId, party, day) - off;
    const Note = off === 0 ? undefined : 'Bên kia chưa ghi lượt quẹt cuối ngày';
    must(compareDebt(world, party, { Date: day, TheirBalance, Note, Lock }, context));
  };
  compare({ DebtType: 2, PartyID: branch.partnerId }, 30, 0, true);
  compare({ DebtType: 2, PartyID: branch.partnerId }, 5, 350_000, false);
  branch.poses.forEach((pos, place) =>
    compare({ DebtType: 4, PartyID: pos.posID }, 5, place === 0 ? 33_000 : 0, false),
  );
}

/** The last days but a few were counted and closed; a small difference is said, approved the same evening, and the last one waits for the owner. */
export function closeDays(play: Play, branch: Branch): void {
  const { world, dice, bossId } = play;
  const { shopId, ownerId } = branch.shop;
  const funds: FundRef[] = [
    { Method: 1 },
    ...branch.bankCardIds.map((BankCardID) => ({ Method: 2 as const, BankCardID })),
  ];
  for (let ago = CLOSED_DAYS_AGO + CLOSED_DAYS - 1; ago >= CLOSED_DAYS_AGO; ago -= 1) {
    const isLast = ago === CLOSED_DAYS_AGO;
    const context = at(play, isLast ? bossId : ownerId, shopId, ago, 20);
    const Funds = funds.map((fund) => {
      const { Expected } = expectedOf(world, shopId, fund, context.businessDate);
      const chance = fund.Method === 1 && dice.chance(40) ? dice.pick([-50_000, -20_000, 10_000, 20_000]) : 0;
      const off = isLast && fund.Method === 1 ? LAST_DIFFERENCE : chance;
      const Counted = Math.max(0, Expected + off);
      const Reason = Counted === Expected ? undefined : dice.pick(DIFFERENCES);
      return { Method: fund.Method, BankCardID: fund.BankCardID, Counted, Reason };
    });
    const waiting = must(closeDay(world, { Funds }, context)).filter((close) => close.DifferenceStatus === 0);
    const evening = at(play, bossId, shopId, ago, 21);
    for (const { DayCloseID: CloseID } of isLast ? [] : waiting) {
      must(decideDifference(world, { CloseID, Status: 1 }, evening));
    }
  }
}
