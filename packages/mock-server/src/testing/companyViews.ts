/** What the company sees is what its shops see, added up, and its own books: for every reading call that has totals. */
import { operations, type OperationId } from '@so-the/api-client';
import { operationParts } from '../contract/contractParts.ts';
import { dig, isJsonObject } from '../contract/jsonObject.ts';
import { COMPANY_SHOP_ID } from '../core/command/context.ts';
import type { Engine, EngineSession } from '../engine.ts';

/** A period, and the day it ends with. */
export interface Days {
  from: string;
  to: string;
}

/** Calls whose rows are not of one shop each: people, shops, banks, what the company has for itself, and all shops of whoever asks. */
const NOT_OF_SHOPS: ReadonlySet<OperationId> = new Set([
  'listStaff',
  'listAllStaff',
  'listAllUsers',
  'listShops',
  'listActiveShops',
  'listAllBanks',
  'listBankCards',
  'listVoucherTypes',
  'getOwnerMorning',
]);

/** Calls whose rows are days, kinds of debt, people, terminals or reasons, and may be of several shops: their sums add up, not their rows. */
const ROWS_OVER_SHOPS: ReadonlySet<OperationId> = new Set([
  'getDebtSummary',
  'getInterestReport',
  'getStaffReport',
  'getPosRevenue',
  'getResultReasons',
]);

/** Calls that show a shop all shops of its caller, side by side: it is asked for its own. */
const SIDE_BY_SIDE: ReadonlySet<OperationId> = new Set(['getAllShopReport']);

/** Calls that are views: they read, need no number of a record, and answer with totals. */
export const COMPANY_VIEWS: readonly OperationId[] = (Object.keys(operations) as OperationId[]).filter((id) => {
  const { query, success, body } = operationParts(id);
  const needsNumber = query.some(({ name, required }) => required && !(name in argumentsOf({ from: '', to: '' })));
  const hasTotals = [success, dig(success, 'properties', 'Data')].some((part) =>
    Object.keys(dig(part, 'properties') ?? {}).some((name) => /Total/.test(name)),
  );
  return !operations[id].mutates && !body && !needsNumber && hasTotals && !NOT_OF_SHOPS.has(id);
});

/** Figures of one view that do not add up, in words; none when they do. `onCompared` is told how many were compared. */
export function companyFaults(
  engine: Engine,
  { company, shopIds }: { company: EngineSession; shopIds: readonly number[] },
  days: Days,
  onCompared: (figures: number) => void,
): string[] {
  return COMPANY_VIEWS.flatMap((id) => {
    const named = operationParts(id).query.map(({ name }) => name);
    const shopName = named.find((name) => /^searchshopid$/i.test(name));
    const given = Object.entries(argumentsOf(days)).filter(([name]) => named.includes(name));
    const figures = (shopId: number, asked?: number) => {
      const query = { ...Object.fromEntries(given), ...(shopName && asked !== undefined ? { [shopName]: asked } : {}) };
      const { status, body } = engine.call(id, { query }, { ...company, shopId });
      if (body.Result !== 1) throw new Error(`${id} answered ${status} to shop ${shopId}: ${body.Message}`);
      return figuresIn(body, !ROWS_OVER_SHOPS.has(id));
    };
    const whole = figures(COMPANY_SHOP_ID);
    const parts = shopIds.map((shopId) => figures(shopId, SIDE_BY_SIDE.has(id) ? shopId : undefined));
    const asked = shopName ? shopIds.map((shopId) => figures(COMPANY_SHOP_ID, shopId)) : parts;
    const own = shopName ? figures(COMPANY_SHOP_ID, COMPANY_SHOP_ID) : new Map<string, number>();
    onCompared(whole.size);
    return [...whole].flatMap(([name, value]) => {
      const sum = sumOf(parts, name) + (own.get(name) ?? 0);
      const sumAsked = sumOf(asked, name) + (own.get(name) ?? 0);
      return value === sum && value === sumAsked
        ? []
        : [`${id} ${name}: công ty ${value}, cửa hàng ${sum}, lọc ${sumAsked}`];
    });
  });
}

function argumentsOf({ from, to }: Days): Record<string, unknown> {
  return { fromDate: from, toDate: to, FromDate: from, ForDate: from, ToDate: to, date: to, PageIndex: 1, PageSize: 1 };
}

/** A part of something, in thousandths of a percent, and the age of what is oldest: neither adds up. */
const NO_SUM = /Share$|^OldestDays$/;

/** Every whole number that is a total, by its name. */
function figuresIn(body: unknown, withRows: boolean): Map<string, number> {
  const figures = new Map<string, number>();
  const collect = (path: string, value: unknown) => {
    if (!isJsonObject(value)) return;
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner === 'number' && /Totals/.test(path) && !NO_SUM.test(name)) figures.set(`${path}/${name}`, inner);
      if (name === 'Total' && typeof inner === 'number' && withRows) figures.set('Total', inner);
      if (/^(Data|\w*Totals)$/.test(name)) collect(`${path}/${name}`, inner);
    }
  };
  collect('', body);
  return figures;
}

function sumOf(parts: readonly ReadonlyMap<string, number>[], name: string): number {
  return parts.reduce((sum, part) => sum + (part.get(name) ?? 0), 0);
}
