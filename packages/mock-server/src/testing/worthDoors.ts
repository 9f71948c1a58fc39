/** Every way to change what a shop is worth without money moving, for the tests of the rule of two persons (domain §2(q)). */
import { adjustDebt } from '../core/debts/adjustDebt.ts';
import { payCashBack } from '../core/cashBacks/payCashBack.ts';
import type { CheckCommand } from '../core/inbox/checkSecondPerson.ts';
import type { Context } from '../core/command/context.ts';
import type { Result } from '../core/command/result.ts';
import { updateNumberLot } from '../core/lots/updateLot.ts';
import { findOpeningParty } from '../core/opening/openingParty.ts';
import { saveOpening } from '../core/opening/saveOpening.ts';
import { grant } from '../core/access/rights.ts';
import { ALL_ACTIONS, ALL_MENUS } from '../core/values/menus.ts';
import { correctPercent } from '../core/schedules/correctPercent.ts';
import { openWorked } from './tellStory.ts';
import { must } from '../core/testing/openShop.ts';
import { nextDay, nowOf, type Stage } from '../core/testing/storyStage.ts';

/** Why all of them are asked for. */
export const REASON = 'Ghi nhầm trong lúc đông khách';

/** Every right in every menu. */
export const EVERY_RIGHT = ALL_MENUS.map((MenuID) => ({ MenuID, ActionIDs: [...ALL_ACTIONS] }));

/** A way to change worth without money: of the first or the second party it has, by an amount in đồng. */
export type Door = (stage: Stage, party: 0 | 1, amount: number, context: Context) => Result<unknown>;

/** All of them, by operation. */
export const DOORS: Readonly<Record<string, Door>> = {
  adjustDebt: ({ world, cards }, party, Amount, context) =>
    adjustDebt(world, { DebtType: 1, PartyID: cards[party]?.customerId ?? 0, Amount, Reason: REASON }, context),
  updateNumberLot: ({ world }, party, amount, context) => {
    const { numberLoID, Version } = rowAt(world.numberLots.rows, party);
    return updateNumberLot(world, { numberLoID, Version, AdjustAmount: -amount, Reason: REASON }, context);
  },
  payCashBack: ({ world, posIds }, _party, Amount, context) =>
    payCashBack(world, { PosParentID: posIds[0] ?? 0, Type: 4, Amount, Reason: REASON }, context),
  saveOpeningBalances: ({ world, cards }, place, Amount, context) => {
    const PartyID = cards[place]?.customerId;
    const party = must(findOpeningParty(world, { PartyType: 1, PartyID }, context));
    return saveOpening(world, { party, Amount, Reason: REASON }, context);
  },
  correctSchedulePercent: ({ world }, party, amount, context) => {
    const orders = world.schedules.rows.filter(({ Status }) => Status === 4);
    const { ScheduleID, CustomerFeePercent, Amount } = rowAt(orders, party);
    const right = CustomerFeePercent + Math.round((amount / Amount) * 100_000);
    return correctPercent(world, { ScheduleID, CustomerFeePercent: right, Reason: REASON }, context);
  },
};

/** What a confirmation asks before each of them. */
export const CHECKS: Readonly<Record<string, (stage: Stage, amount: number) => CheckCommand>> = {
  adjustDebt: ({ cards }, Amount) => ({ Write: 1, Amount, RefID: cards[0]?.customerId, PartyType: 1 }),
  updateNumberLot: ({ world }, Amount) => ({ Write: 2, Amount: -Amount, RefID: world.numberLots.rows[0]?.numberLoID }),
  payCashBack: ({ posIds }, Amount) => ({ Write: 3, Amount, RefID: posIds[0] }),
  saveOpeningBalances: ({ cards }, Amount) => ({ Write: 4, Amount, RefID: cards[0]?.customerId, PartyType: 1 }),
  correctSchedulePercent: (_stage, Amount) => ({ Write: 5, Amount }),
};

/** A record at a place, counted from the end when below 0. */
export function rowAt<Row>(rows: readonly Row[], place: number): Row {
  const row = rows.at(place);
  if (row === undefined) throw new Error('The stage has no such record.');
  return row;
}

/** The stage of stories a day after the shop began, with a second person who has every right. */
export function laterDay() {
  const stage = openWorked(3);
  nextDay(stage);
  grant(stage.world, stage.secondId, EVERY_RIGHT);
  const owner = () => nowOf(stage);
  return { stage, owner, second: () => ({ ...nowOf(stage), userId: stage.secondId }) };
}
