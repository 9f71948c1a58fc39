/** Three years of business in ten shops: a million lines in the books, posted through core's own rules of posting. */
import { saveBankCard } from '../../core/bankCards/bankCards.ts';
import { COMPANY_SHOP_ID } from '../../core/command/context.ts';
import { businessDateOf, instantAt } from '../../core/values/dates.ts';
import { createShop } from '../../core/shops/createShop.ts';
import type { World } from '../../core/store/world.ts';
import { openAccounts, type SeededShop } from '../accounts.ts';
import { actAs, must } from '../actor.ts';
import { equipBranch, equipmentFor } from '../branch.ts';
import { playLongDay, playLongMonth } from '../longDay.ts';
import { openCounter, type Counter } from '../longOrder.ts';
import { hoursOf, playToday } from '../day.ts';
import { enrolCustomer } from '../enrol.ts';
import { ownDice } from '../ownDice.ts';
import type { Stage } from './scenario.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Shops beside the three every scenario has. */
const MORE_SHOPS = ['Tân Bình', 'Bình Thạnh', 'Quận 5', 'Quận 7', 'Quận 10', 'Hóc Môn', 'Biên Hòa'];
/** Kinds of equipment there are. */
const EQUIPMENTS = 3;
/** Business in times of the usual: capital for three years. */
const TIMES = 8;
const COMPANY_CAPITAL = 300_000_000_000;

/** Plays the years day by day in every shop, and today as every scenario plays it. */
export function large({ world, seed, now, volume }: Stage): void {
  const dice = ownDice(seed, 'large');
  const midnight = Date.parse(`${businessDateOf(instantAt(now))}T00:00:00+07:00`);
  const first = midnight - (volume.days - 1) * DAY;
  const shops = openTen(world, openAccounts(world, dice, now, volume.days + 10), first);
  const counters = shops.map((shop, place): Counter => {
    const opened = actAs(dice, shop.ownerId, shop.shopId, first - 2 * DAY + 8 * HOUR);
    const plan = equipmentFor(place % EQUIPMENTS, TIMES);
    const poses = plan.poses.map((pos) => ({ ...pos, TID: dice.digits(8) }));
    const branch = equipBranch(world, dice, shop, { ...plan, poses }, opened);
    const morning = actAs(dice, shop.ownerId, shop.shopId, first - 2 * DAY + 9 * HOUR);
    const perCustomer = volume.cards / volume.customers;
    for (let place = 0; place < volume.customers / shops.length; place += 1) {
      const cards = Math.floor(perCustomer * (place + 1)) - Math.floor(perCustomer * place);
      enrolCustomer(world, dice, branch, cards, morning);
    }
    return openCounter(world, dice, branch);
  });
  for (let day = 0; day < volume.days - 1; day += 1) {
    const date = businessDateOf(instantAt(first + day * DAY));
    for (const counter of counters) {
      playLongDay(counter, date);
      if (date.endsWith('-28')) playLongMonth(counter, date);
    }
  }
  for (const { branch } of counters) playToday(hoursOf(midnight, { world, dice, branch, now }));
}

/** Opens seven more shops for the same owner, and lets everybody who works in all shops into them. */
function openTen(world: World, shops: SeededShop[], first: number): SeededShop[] {
  const [pattern] = shops;
  const owner = world.users.get(pattern?.ownerId);
  if (!pattern || !owner) throw new Error('The accounts have no shop. Open at least one.');
  const dice = ownDice(first, 'shops');
  const company = actAs(dice, owner.UserID, COMPANY_SHOP_ID, first - 3 * DAY);
  const more = MORE_SHOPS.map((name) => {
    const plan = {
      ShopName: `Thẻ ${name}`,
      ShopAddress: `${name}, TP. Hồ Chí Minh`,
      ShopPhone: `028${dice.digits(7)}`,
    };
    const bank = { AccountBank: dice.digits(12), AccountOwner: 'TRAN VAN CHU', BankCode: 'VCB' };
    const owned = { OwnerUserID: owner.UserID, ExpiredDate: owner.ExpiredDate };
    return createShop(world, { ...plan, ...bank, ...owned }, company).ShopID;
  });
  const all = shops.map((shop) => shop.shopId);
  for (const user of world.users.rows) {
    if (all.every((shopId) => user.ShopIDs.includes(shopId))) {
      world.users.put({ ...user, ShopIDs: [...user.ShopIDs, ...more] });
    }
  }
  const account = { BankCode: 'VCB', AccountNo: dice.digits(12), AccountOwner: 'CONG TY THE SAI GON' };
  must(saveBankCard(world, { ...account, OpeningBalance: COMPANY_CAPITAL }, company));
  const inAll = pattern.userIds.filter((id) => more.every((shopId) => world.users.get(id)?.ShopIDs.includes(shopId)));
  return [...shops, ...more.map((shopId) => ({ shopId, ownerId: owner.UserID, userIds: inAll }))];
}
