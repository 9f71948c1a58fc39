/** What must hold of counts and their differences after every step of a story, worked out anew from closes and entries. */
import type { Entry } from '../records/entry.ts';
import type { DayClose } from '../records/dayMoney.ts';
import type { World } from '../store/world.ts';

/** First rule of the closes that a world breaks, in words. */
export function closeFault(world: World): string | undefined {
  return unlockedDay(world) ?? firstOf(world.dayCloses.rows, (close) => differenceFault(world, close));
}

/** Whether an entry touches a fund on or before the day of its last count, and is not the difference of that count. */
export function breaksFundLock(world: World, entry: Entry): boolean {
  return entry.Lines.some(({ Account }) => {
    const last = Account.startsWith('fund:') ? lastCount(world, entry.ShopID, Account) : undefined;
    if (!last || entry.BusinessDate > last.Date) return false;
    return entry.RefType !== 'CashDifference' || entry.RefID !== last.DayCloseID || entry.BusinessDate !== last.Date;
  });
}

/** A booked difference in force is in fund and result alike and makes the books what was counted; any other is in neither. */
function differenceFault(world: World, close: DayClose): string | undefined {
  const own = world.books.entries.filter(
    (entry) => entry.RefType === 'CashDifference' && entry.RefID === close.DayCloseID,
  );
  const fund = sumOn(own, fundOf(close));
  const result = sumOn(own, 'adjustment/cash');
  const isBooked = close.Status === 1 && close.DifferenceStatus === 1;
  if (fund + result !== 0) return `chênh lệch ${close.DayCloseID} ghi ${fund} vào quỹ mà ${result} vào kết quả`;
  if (isBooked ? fund === 0 : fund !== 0) return `chênh lệch ${close.DayCloseID} ghi ${fund} đ`;
  const isAlone = isBooked && (close.ApprovedBy === undefined || close.ApprovedBy === close.CreatedBy);
  if (isAlone) return `chênh lệch ${close.DayCloseID} chỉ một người làm`;
  if (!isBooked || lastCount(world, close.ShopID, fundOf(close)) !== close) return undefined;
  if (own.some(({ BusinessDate }) => BusinessDate !== close.Date)) return undefined;
  const upTo = world.books.entries.filter(
    ({ ShopID, BusinessDate }) => ShopID === close.ShopID && BusinessDate <= close.Date,
  );
  const booked = sumOn(upTo, fundOf(close));
  return booked === close.Counted ? undefined : `quỹ đếm ${close.Counted} mà sổ còn ${booked} đ`;
}

/** A day for which every fund was counted is locked. */
function unlockedDay(world: World): string | undefined {
  return firstOf(world.shops.rows, ({ ShopID, LockDate = '' }) => {
    const banks = world.bankCards.rows.filter((row) => row.ShopID === ShopID && row.Status === 1 && !row.IsDeleted);
    const funds = ['fund:cash', ...banks.map(({ BankCardID }) => `fund:bank/${BankCardID}`)];
    const [first = ''] = funds.map((fund) => lastCount(world, ShopID, fund)?.Date ?? '').toSorted();
    return first > LockDate ? `ngày ${first} đã chốt mà chưa khóa` : undefined;
  });
}

function lastCount(world: World, shopId: number, fund: string): DayClose | undefined {
  return world.dayCloses.rows
    .filter((close) => close.Status === 1 && close.ShopID === shopId && fundOf(close) === fund)
    .toSorted((a, b) => a.Date.localeCompare(b.Date) || a.DayCloseID - b.DayCloseID)
    .at(-1);
}

function fundOf({ Method, BankCardID }: DayClose): string {
  return Method === 2 ? `fund:bank/${BankCardID}` : 'fund:cash';
}

function sumOn(entries: readonly Entry[], account: string): number {
  let total = 0;
  for (const { Lines } of entries) for (const line of Lines) if (line.Account === account) total += line.Amount;
  return total;
}

function firstOf<Item>(items: readonly Item[], faultOf: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const fault = faultOf(item);
    if (fault) return fault;
  }
  return undefined;
}
