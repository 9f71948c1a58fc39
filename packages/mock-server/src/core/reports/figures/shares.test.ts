import type { Schemas } from '@so-the/api-client';
import { expect, it } from 'vitest';
import { login } from '../../access/sessions.ts';
import { COMPANY_SHOP_ID, type Context } from '../../command/context.ts';
import { seedWorld } from '../../../seed/seedWorld.ts';
import { codeOf, contextAt, must } from '../../testing/openShop.ts';
import { getCashBook, type CashBookQuery } from '../money/cashBook.ts';
import type { TradeFigures } from './tradeFigures.ts';
import { getPosRevenue } from '../orders/posRevenue.ts';
import { getRevenueByDay } from '../orders/revenueByDay.ts';
import { getStaffReport } from '../orders/staffReport.ts';

const NOW = '2026-11-21T10:00:00+07:00';
const PERIOD = { fromDate: '2026-10-25', toDate: '2026-11-21' };
const demo = seedWorld({ scenario: 'demo', seed: 5, size: 'small', now: Date.parse(NOW) });
const owner = viewOf('chushop', 'Chushop@123', 1);
const company = viewOf('congty', 'Congty@123', COMPANY_SHOP_ID);

const FIGURES = [
  'TotalPaidCard',
  'TotalSwipe',
  'Revenue',
  'PosFeeAmount',
  'AffAmount',
  'PartnerAmount',
  'GrossProfit',
] as const satisfies readonly (Schemas['Figure'] & keyof TradeFigures)[];

it.each([
  ['a shop', owner],
  ['the company', company],
])('every cell and every total of the revenue reports of %s opens entries that add up to it', (_who, context) => {
  for (const [row, figures] of cellsOf(context)) {
    for (const Figure of FIGURES) {
      const opened = { ...PERIOD, ...row, Figure };
      const { In, Out } = must(getCashBook(demo, opened, context)).totals;
      expect([JSON.stringify(opened), In - Out]).toEqual([JSON.stringify(opened), figures[Figure] ?? 0]);
    }
  }
});

it('refuses a row without a figure, and one of a figure that no row has a share of', () => {
  expect(codeOf(getCashBook(demo, { ...PERIOD, GroupBy: 'staff', StaffID: 2 }, owner))).toBe('Invalid');
  expect(codeOf(getCashBook(demo, { ...PERIOD, GroupBy: 'pos', Figure: 'NetProfit' }, owner))).toBe('Invalid');
});

type Cell = [row: Partial<CashBookQuery>, figures: Schemas['TradeFigures']];

/** Rows of the four reports with what opens them, then the totals of each. */
function cellsOf(context: Context): Cell[] {
  const days = must(getRevenueByDay(demo, PERIOD, context));
  const staff = must(getStaffReport(demo, { ...PERIOD, PageSize: 500 }, context));
  const pos = must(getPosRevenue(demo, { ...PERIOD, PageSize: 500, GroupBy: 'pos' }, context));
  const types = must(getPosRevenue(demo, { ...PERIOD, PageSize: 500, GroupBy: 'typeCard' }, context));
  return [
    ...days.Days.map((day): Cell => [{ fromDate: day.Date, toDate: day.Date }, day]),
    ...staff.rows.map((row): Cell => [{ GroupBy: 'staff', StaffID: row.StaffID }, row]),
    ...pos.rows.map((row): Cell => [{ GroupBy: 'pos', PosID: row.PosID, PosPartnerID: row.PosPartnerID }, row]),
    ...types.rows.map((row): Cell => [{ GroupBy: 'typeCard', TypeCard: row.TypeCard }, row]),
    ...[days.Totals, staff.totals, pos.totals, types.totals].map((totals): Cell => [{}, totals ?? {}]),
  ];
}

function viewOf(UserName: string, Password: string, shopId: number): Context {
  const { UserID } = must(login(demo, { UserName, Password }, contextAt(NOW, 0, 0)));
  return contextAt(NOW, UserID, shopId);
}
