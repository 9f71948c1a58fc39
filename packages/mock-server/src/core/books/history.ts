/** What was posted is found by account, order, day and cause; it equals the fold over the entries at every moment anybody looks: those posted since the last look are entered then. */
import type { IsoDate } from '../values/dates.ts';
import { kindOf, type AccountKind } from '../records/accounts.ts';
import { addFigure, figuresOf, type DayFigures } from './dayFigures.ts';
import { dayOf, placeOfDay, type Dated } from './days.ts';
import type { Entry } from '../records/entry.ts';
import { partsOf, sumsOf } from './flows.ts';
import { addAmount, type DayTurnover, type Flows } from './turnover.ts';
import { valueAt } from './valueAt.ts';

/** What an account has seen in one shop. */
export interface AccountHistory {
  /** Days with a movement, in order. */
  days: DayTurnover[];
  /** Σ of the causes of all its days. */
  flows: Flows;
  /** Places of its entries among all entries, by business date, then as they were posted. */
  places: number[];
}

/** A day of a shop. */
export interface ShopDay extends Dated {
  figures: DayFigures;
  /** Places of its entries. */
  places: number[];
}

/** Everything kept of the past of one shop. */
interface ShopHistory {
  accounts: Map<string, AccountHistory>;
  /** All parties of one kind together. */
  parties: Map<AccountKind, DayTurnover[]>;
  /** Days with an entry, in order. */
  days: ShopDay[];
}

/** The past of all shops. Who posts many entries pays for no history that nobody asks. */
export class History {
  readonly #entries: readonly Entry[];
  readonly #shops = new Map<number, ShopHistory>();
  readonly #placesOfOrder = new Map<number, number[]>();
  #entered = 0;

  /** @param entries all entries of the books, which add to them */
  constructor(entries: readonly Entry[]) {
    this.#entries = entries;
  }

  /** What an account has seen; do not change. */
  account(shopId: number, account: string): AccountHistory {
    return this.#shop(shopId)?.accounts.get(account) ?? NO_ACCOUNT;
  }

  /** Days of all parties of one kind in a shop together; do not change. */
  parties(shopId: number, kind: AccountKind): readonly DayTurnover[] {
    return this.#shop(shopId)?.parties.get(kind) ?? [];
  }

  /** Days of a shop with an entry, in order; do not change. */
  days(shopId: number): readonly ShopDay[] {
    return this.#shop(shopId)?.days ?? [];
  }

  /** Places of an order's entries in the order they were posted; do not change. */
  placesOfOrder(scheduleId: number): readonly number[] {
    this.bringUp();
    return this.#placesOfOrder.get(scheduleId) ?? [];
  }

  /** Enters so many more entries; gives whether all are. */
  bringUp(most = Infinity): boolean {
    const end = Math.min(this.#entries.length, this.#entered + most);
    for (; this.#entered < end; this.#entered += 1) this.#enter(this.#entered, this.#entries[this.#entered] as Entry);
    return end === this.#entries.length;
  }

  #shop(shopId: number): ShopHistory | undefined {
    this.bringUp();
    return this.#shops.get(shopId);
  }

  #enter(place: number, entry: Entry): void {
    const { BusinessDate: date, Lines } = entry;
    const shop = valueAt(this.#shops, entry.ShopID, emptyShop);
    for (const { Account, Amount, ScheduleID = 0 } of Lines) {
      const account = valueAt(shop.accounts, Account, emptyAccount);
      addAmount(account.days, date, Amount);
      pushInOrder(this.#entries, account.places, place);
      const kind = kindOf(Account);
      if (PARTIES.has(kind)) addAmount(valueAt(shop.parties, kind, emptyDays), date, Amount);
      if (ScheduleID !== 0) pushOnce(valueAt(this.#placesOfOrder, ScheduleID, emptyList), place);
    }
    const day = dayIn(shop.days, date);
    day.places.push(place);
    this.#enterFigures(entry, shop, day.figures);
  }

  #enterFigures(entry: Entry, shop: ShopHistory, figures: DayFigures): void {
    const sums = sumsOf(entry);
    const parts = partsOf(entry, sums);
    for (const { account: name, flow, amount } of parts) {
      const account = shop.accounts.get(name);
      const day = account && dayOf(account.days, entry.BusinessDate);
      if (!day) continue;
      day.flows ??= {};
      day.flows[flow] = (day.flows[flow] ?? 0) + amount;
      account.flows[flow] = (account.flows[flow] ?? 0) + amount;
    }
    for (const [key, amount] of figuresOf(entry, parts, sums)) addFigure(figures, key, amount);
  }
}

/** Kinds of account whose parties are also kept together. */
const PARTIES: ReadonlySet<AccountKind> = new Set(['customer', 'partner', 'aff', 'pos']);

const emptyShop = (): ShopHistory => ({ accounts: new Map(), parties: new Map(), days: [] });
const emptyAccount = (): AccountHistory => ({ days: [], flows: {}, places: [] });
const emptyDays = (): DayTurnover[] => [];
const emptyList = (): number[] => [];
const NO_ACCOUNT: AccountHistory = Object.freeze(emptyAccount());

function dayIn(days: ShopDay[], date: IsoDate): ShopDay {
  return days[placeOfDay(days, date, () => ({ date, figures: {}, places: [] }))] as ShopDay;
}

function pushOnce(list: number[], place: number): void {
  if (list.at(-1) !== place) list.push(place);
}

/** Adds the place of the newest entry behind all of its day and before all of later days, once. */
function pushInOrder(entries: readonly Entry[], places: number[], place: number): void {
  const date = entries[place]?.BusinessDate ?? '';
  let at = places.length;
  while (at > 0 && (entries[places[at - 1] ?? 0]?.BusinessDate ?? '') > date) at -= 1;
  if (places[at - 1] === place) return;
  if (at === places.length) places.push(place);
  else places.splice(at, 0, place);
}
