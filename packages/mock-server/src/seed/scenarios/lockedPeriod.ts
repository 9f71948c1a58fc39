/** The demo with its books closed up to the end of last month: whatever lies before may be read and no longer changed. */
import { COMPANY_SHOP_ID, type Context } from '../../core/command/context.ts';
import { addDays, businessDateOf, instantAt, type IsoDate } from '../../core/values/dates.ts';
import { closeDay, type CloseCommand, type FundCount } from '../../core/dayMoney/closeDay.ts';
import { expectedOf } from '../../core/dayMoney/expectedFund.ts';
import { reopenDay } from '../../core/dayMoney/reopenDay.ts';
import type { Shop } from '../../core/records/account.ts';
import type { World } from '../../core/store/world.ts';
import { actAs, must } from '../actor.ts';
import { bySecondPerson } from '../secondPerson.ts';
import { demo } from './demo.ts';
import type { Stage } from './scenario.ts';

const Reason = 'Bổ sung chứng từ tháng này';

/** Plays the demo, then brings every shop's lock to the end of last month: by a close where it lies before, by a second person's reopening where it lies after. */
export function lockedPeriod(stage: Stage): void {
  demo(stage);
  const { world, dice, now } = stage;
  const first: IsoDate = `${businessDateOf(instantAt(now)).slice(0, 8)}01`;
  for (const shop of world.shops.rows) {
    if (shop.ShopID === COMPANY_SHOP_ID) continue;
    const context = actAs(dice, shop.OwnerUserID, shop.ShopID, now);
    if ((shop.LockDate ?? '') >= first) reopen(world, first, context);
    const last = addDays(first, -1);
    if (world.shops.get(shop.ShopID)?.LockDate !== last) must(closeDay(world, countOf(world, shop, last), context));
  }
}

/** The owner proposes, a second person approves. */
function reopen(world: World, first: IsoDate, context: Context): void {
  const { ReopeningID, Status } = must(reopenDay(world, { Date: first, Reason }, context)).reopening;
  if (Status === 0) bySecondPerson(world, context, (second) => reopenDay(world, { ReopeningID, Status: 1 }, second));
}

/** Every fund as the books expect it at the end of a day. */
function countOf(world: World, { ShopID }: Shop, day: IsoDate): CloseCommand {
  const count = (Method: 1 | 2, BankCardID?: number): FundCount => {
    const { Expected } = expectedOf(world, ShopID, { Method, BankCardID }, day);
    const Reason = Expected < 0 ? 'Chi trước, chờ bơm tiền' : undefined;
    return { Method, BankCardID, Counted: Math.max(0, Expected), Reason };
  };
  const banks = world.bankCards.by('shop', ShopID).filter((bank) => bank.Status === 1 && !bank.IsDeleted);
  return { Date: day, Funds: [count(1), ...banks.map((bank) => count(2, bank.BankCardID))] };
}
