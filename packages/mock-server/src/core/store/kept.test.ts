import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../../scripts/random.ts';
import { openWorked, stories } from '../../testing/tellStory.ts';
import { openLotsOf } from '../lots/openLots.ts';
import { remainOf } from '../lots/lotFigures.ts';
import { readAhead } from '../reports/readAhead.ts';
import { sumsOfAllOrders, sumsOfOrders } from '../schedules/orderSums.ts';
import { cardDebt } from '../cards/cardView.ts';
import { accounts } from '../records/accounts.ts';
import { orderBalance } from '../ledger/balance.ts';
import { nowOf } from '../testing/storyStage.ts';
import { playStep } from '../testing/storySteps.ts';
import { loadWorld, saveWorld, type World } from './world.ts';

test('after any step of any story the sums of all orders and the open lots equal what reading all anew gives', () => {
  fc.assert(
    fc.property(stories, fc.nat(3), ([orders, steps], ahead) => {
      const stage = openWorked(orders);
      const shopIds = [nowOf(stage).shopId];
      for (const [place, step] of steps.entries()) {
        playStep(stage, step);
        readAhead(stage.world, ahead);
        if (place % 5 === 4) sumsOfAllOrders(stage.world, shopIds);
      }
      const anew = loadWorld(JSON.parse(JSON.stringify(saveWorld(stage.world))) as ReturnType<typeof saveWorld>);
      const there = anew.schedules.rows.filter((order) => !order.IsDeleted && shopIds.includes(order.ShopID));
      expect(sumsOfAllOrders(stage.world, shopIds)).toEqual(sumsOfOrders(anew, there));
      for (const { posID } of anew.poses.rows) {
        const open = openLotsOf(stage.world, posID).map(({ lot, Remain }) => [lot.numberLoID, Remain]);
        expect(open.toSorted(([a = 0], [b = 0]) => a - b)).toEqual(remainders(anew, posID));
      }
      for (const card of anew.cards.rows) {
        const account = accounts.customer(card.CustomerID);
        const ofCard = anew.schedules.rows.filter((order) => order.CardDataID === card.cardDataID);
        const debts = ofCard.map((order) => orderBalance(anew, card.ShopID, account, order.ScheduleID));
        expect(cardDebt(stage.world, card)).toBe(debts.reduce((sum, debt) => sum + debt, 0));
      }
    }),
    runs(300),
  );
});

function remainders(world: World, posId: number): number[][] {
  const lots = world.numberLots.by('pos', posId).map((lot) => [lot.numberLoID, remainOf(world, lot)]);
  return lots.filter(([, Remain]) => Remain !== 0);
}
