/** The identity of wealth as a property: over several shops and the company, whatever is done in each of them, and with every account of the result in use. */
import * as fc from 'fast-check';
import { accounts } from '../core/records/accounts.ts';
import { transfer } from '../core/records/entry.ts';
import { post } from '../core/ledger/post.ts';
import { loadWorld, saveWorld } from '../core/store/world.ts';
import { everyWindow, identityFault } from '../core/testing/identityRules.ts';
import { must } from '../core/testing/openShop.ts';
import { nextDay, nowOf, openBranches, type Stage } from '../core/testing/storyStage.ts';
import { playStep } from '../core/testing/storySteps.ts';
import { stories, workOn } from './tellStory.ts';

/** Shops below the company. */
const SHOPS = 2;

/** After any story in two shops of a company, for each shop, the company and all together, and every window of days: funds and debts rose by net profit and capital, as balances, entries and business result tell alike. */
export function identityHolds() {
  return fc.property(stories, ([, steps]) => {
    const stages = openBoth();
    for (const [place, step] of steps.entries()) {
      const stage = stages[place % SHOPS];
      if (stage) playStep(stage, step);
    }
    for (const stage of stages) {
      nextDay(stage);
      useEveryAccount(stage);
      const fault = identityFault(stage.world, everyWindow(stage.world));
      if (fault) throw new Error(fault);
    }
  });
}

let worked: readonly Stage[] | undefined;

/** Both shops in the middle of their work, in a world of their own. */
function openBoth(): Stage[] {
  worked ??= openBranches(SHOPS).map((stage) => workOn(stage, 1));
  const [first] = worked;
  if (!first) return [];
  const world = loadWorld(saveWorld(first.world));
  return worked.map((stage) => inWorld(stage, world));
}

const inWorld = (stage: Stage, world: Stage['world']): Stage => ({ ...stage, world });

/** Accounts that stand for what the owner gains, loses, lays in and draws out, those included that few stories reach. */
const GAINS_AND_CAPITAL = [
  accounts.serviceFee,
  accounts.partnerFee,
  accounts.posFee,
  accounts.commission,
  accounts.partnerShare,
  accounts.badDebt,
  accounts.lossRecovered,
  accounts.otherIncome(1),
  accounts.otherExpense(2),
  accounts.discount,
  accounts.debtAdjustment,
  accounts.lotDifference,
  accounts.rounding,
  accounts.cashDifference,
  accounts.capitalIn,
  accounts.capitalOut,
  accounts.openingBalance,
];

/** Posts a different amount to each of them, on a day that no story closed, and from a cash box that may hold less. */
function useEveryAccount(stage: Stage): void {
  const context = nowOf(stage);
  const shop = stage.world.shops.get(context.shopId);
  if (shop) stage.world.shops.put({ ...shop, NegativeFunds: 3 });
  const where = { ShopID: context.shopId, BusinessDate: context.businessDate, RefType: 'Receipt', RefID: 0 } as const;
  for (const [place, account] of GAINS_AND_CAPITAL.entries()) {
    const Lines = transfer(account, accounts.cash, { ScheduleID: 0, Amount: 1 << place });
    must(post(stage.world, { ...where, Description: account, Lines }, context));
  }
}
