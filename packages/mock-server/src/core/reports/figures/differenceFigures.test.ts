import { expect, test } from 'vitest';
import type { Context } from '../../command/context.ts';
import { decideDifference } from '../../dayMoney/cashDifference.ts';
import { closeDay } from '../../dayMoney/closeDay.ts';
import { hire } from '../../testing/openCompany.ts';
import { must, openShop, type TestShop } from '../../testing/openShop.ts';
import { ACTION, MENU } from '../../values/menus.ts';
import { addVoucher } from '../../vouchers/addVoucher.ts';
import { getCashBook } from '../money/cashBook.ts';
import { getDailyReport } from '../orders/dailyReport.ts';
import { openDay } from './openReports.ts';

const DAY = '2026-11-20';
const MILLION = 1_000_000;

test('a count opens beside its books while its difference waits', () => {
  const { shop } = openCounted();
  expect(sidesOf(shop)).toMatchObject({
    Expected: { figure: MILLION, opens: MILLION, made: ['Receipt'] },
    Actual: { figure: 950_000, opens: 950_000, made: ['count'] },
    Difference: { figure: -50_000, opens: -50_000, made: ['count'] },
  });
});

test('and opens its posting once it is booked, which is no part of what the books had said', () => {
  const { shop, second } = openCounted();
  must(decideDifference(shop.world, { CloseID: 1, Status: 1 }, second));
  expect(sidesOf(shop)).toMatchObject({
    Expected: { figure: MILLION, opens: MILLION, made: ['Receipt'] },
    Actual: { figure: 950_000, opens: 950_000, made: ['count'] },
    Difference: { figure: -50_000, opens: -50_000, made: ['CashDifference'] },
  });
});

test('a count of another shop opens nothing', () => {
  const { shop } = openCounted();
  const other = { ...shop.owner, shopId: 2 };
  for (const Figure of ['Expected', 'Actual', 'Difference'] as const) {
    const asked = { Report: 'comparison', Account: 'count/1', Figure } as const;
    expect(must(getCashBook(shop.world, asked, other))).toMatchObject({ total: 0, totals: { In: 0, Out: 0 } });
  }
});

function openCounted(): { shop: TestShop; second: Context } {
  const shop = openShop();
  const second = hire(shop, 'ketoan', { MenuID: MENU.advances, ActionIDs: [ACTION.view, ACTION.approve] });
  const voucher = { ConfigID: 3, Amount: MILLION, Method: 1, Description: 'Thu tại quầy' } as const;
  must(addVoucher(shop.world, 1, voucher, shop.owner));
  const Funds = [{ Method: 1, Counted: 950_000, Reason: 'Khách đưa thiếu một tờ' }] as const;
  must(closeDay(shop.world, { Date: DAY, Funds: [...Funds] }, shop.owner));
  return { shop, second };
}

/** What the comparison of the count tells, and what each of its figures opens. */
function sidesOf({ world, owner }: TestShop) {
  const report = openDay(must(getDailyReport(world, { date: DAY }, owner)), { date: DAY });
  const row = report.Differences.find(({ Account }) => Account === 'count/1');
  if (!row) throw new Error('The report of the day does not tell the count.');
  return Object.fromEntries(
    (['Expected', 'Actual', 'Difference'] as const).map((Figure) => {
      const { totals, book } = must(getCashBook(world, { ...row.Entries, Figure }, owner));
      const made = book.Records?.map(({ Kind }) => Kind) ?? book.Entries.map(({ RefType }) => RefType);
      return [Figure, { figure: row[Figure], opens: totals.In - totals.Out, made }];
    }),
  );
}
