/** Four months of business in three shops, day by day, up to the middle of today. */
import { businessDateOf, instantAt } from '../../core/values/dates.ts';
import { openAccounts } from '../accounts.ts';
import { actAs } from '../actor.ts';
import { equipBranch, equipmentFor } from '../branch.ts';
import { hoursOf, playDay, playToday, type ShopDay } from '../day.ts';
import { enrolCustomer } from '../enrol.ts';
import { keepSlips, leaveDrafts } from '../bills.ts';
import { bringStatements } from '../statements.ts';
import { capitalInBank } from '../capital.ts';
import { endMoney, openMoney, playMoneyDay } from '../moneyDays.ts';
import { ownDice } from '../ownDice.ts';
import { playPartners } from '../partners.ts';
import { leaveLotsOpen, settleLots } from '../lots.ts';
import { playOffice } from '../office.ts';
import { large } from './large.ts';
import type { Stage, Volume } from './scenario.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const A_YEAR = 366;
/** How the business is spread over the shops. */
const SHARES = [0.5, 0.3, 0.2];
/** Cards the equipment of the shops is meant for. */
const USUAL_CARDS = 500;
/** Part of the customers who were there before the first day. */
const OLD_CUSTOMERS = 0.7;

/** Plays the days one after another, each in every shop; years of them are {@link large}. */
export function demo(stage: Stage): void {
  const { world, dice, seed, now, volume } = stage;
  if (volume.days > A_YEAR) return large(stage);
  const midnight = Date.parse(`${businessDateOf(instantAt(now))}T00:00:00+07:00`);
  const first = midnight - (volume.days - 1) * DAY;
  const times = Math.max(1, Math.round(volume.cards / USUAL_CARDS));
  const shops = openAccounts(world, dice, now).map((shop, place) => {
    const opened = actAs(dice, shop.ownerId, shop.shopId, first - 2 * DAY + 8 * HOUR);
    const arrivals = arrivalsOf(volume, SHARES[place] ?? 0);
    const cards = arrivals.flat().reduce((sum, each) => sum + each, 0);
    const plan = equipmentFor(place, times);
    const capital = capitalInBank(cards, plan.banks.length);
    return { branch: equipBranch(world, dice, shop, { ...plan, cards, capital }, opened), arrivals };
  });
  const branches = shops.map(({ branch }) => branch);
  const money = openMoney({ world, branches, seed, now, days: volume.days });
  const slipDice = ownDice(seed, 'bills');
  for (let day = 0; day < volume.days; day += 1) {
    for (const { branch, arrivals } of shops) {
      const shopDay = hoursOf(first + day * DAY, { world, dice, branch, now });
      for (const cards of arrivals[day] ?? []) enrol(shopDay, cards, day);
      if (day < volume.days - 1) {
        playDay(shopDay);
        settleLots(shopDay);
        keepSlips({ ...shopDay, dice: slipDice });
      } else {
        playToday(shopDay);
        leaveLotsOpen(shopDay);
        leaveDrafts({ ...shopDay, dice: slipDice });
        bringStatements({ ...shopDay, dice: slipDice });
      }
    }
    playMoneyDay(money, volume.days - 1 - day);
  }
  const partnerDice = ownDice(seed, 'partners');
  shops.forEach(({ branch }, place) => playPartners(world, partnerDice, branch, place, now));
  playOffice({ world, branches, now });
  endMoney(money);
}

function enrol({ world, dice, branch, from }: ShopDay, cards: number, day: number): void {
  const at = day === 0 ? from - 2 * DAY : from;
  enrolCustomer(world, dice, branch, cards, actAs(dice, branch.shop.ownerId, branch.shop.shopId, at));
}

/** For each day, how many cards each customer brings who comes that day. */
function arrivalsOf({ customers, cards, days }: Volume, share: number): number[][] {
  const count = Math.round(customers * share);
  const perDay: number[][] = Array.from({ length: days }, () => []);
  for (let place = 0; place < count; place += 1) {
    const isOld = place < count * OLD_CUSTOMERS;
    const day = isOld
      ? 0
      : Math.floor(((place - count * OLD_CUSTOMERS) / (count * (1 - OLD_CUSTOMERS))) * (days - 1)) + 1;
    const before = Math.floor((cards / customers) * place);
    perDay[Math.min(day, days - 1)]?.push(Math.floor((cards / customers) * (place + 1)) - before);
  }
  return perDay;
}
