import type { CashBookEntry, Schemas } from '@so-the/api-client';
import { createBrowserEngine } from '@so-the/mock-server/browser';
import { expect, test } from 'vitest';
import { cashBookColumns } from '../../kit/report/entryColumns.tsx';
import { sheetColumn, sheetValue } from '../../kit/sheet/exportColumns.ts';
import { writeXlsx } from '../../kit/sheet/xlsxWriter.ts';
import { answerAs } from '../../test/askEngine.ts';
import { STORY_NOW } from '../../test/storyClock.ts';
import { openXlsx } from '../../test/xlsx.ts';

const WEEK = { fromDate: '2026-11-09', toDate: '2026-11-15' };
const engine = createBrowserEngine({ now: STORY_NOW });

/** Lines of the business result that are posted; the others are formed from them. */
const POSTED = [
  'Revenue',
  'PosFeeAmount',
  'AffAmount',
  'PartnerAmount',
  'OtherIncome',
  'OperatingExpense',
  'BadExpense',
  'Discounts',
  'DebtAdjustments',
  'LotDifferences',
  'Roundings',
  'CashDifferences',
] as const;

test('an accountant makes the cash flow of a week from the exported cash book alone', async () => {
  const lines = await exported({});
  const { Data: funds, Totals } = answerAs(engine, 'chushop', 'getCompanyCashFlow', { ...WEEK, PageSize: 500 });
  for (const fund of funds) {
    const own = lines.filter((line) => line['Quỹ'] === fund.Fund);
    const moved = added(own, 'Thu') - added(own, 'Chi');
    expect([fund.Fund, fund.Opening + moved]).toEqual([fund.Fund, fund.Closing]);
    expect([fund.Fund, own.at(-1)?.['Tồn'] ?? fund.Closing]).toEqual([fund.Fund, fund.Closing]);
  }
  expect(added(lines, 'Thu') - added(lines, 'Chi')).toBe(Totals.TotalIn - Totals.TotalOut);
});

test('and the business result from the exported entries of its posted lines', async () => {
  const { Totals } = answerAs(engine, 'chushop', 'getCompanyBusinessResult', WEEK);
  const made: Record<string, number> = {};
  for (const Figure of POSTED) {
    const lines = await exported({ Figure });
    made[Figure] = added(lines, 'Thu') - added(lines, 'Chi');
    expect([Figure, made[Figure]]).toEqual([Figure, Totals[Figure]]);
  }
  const of = (figure: (typeof POSTED)[number]) => made[figure] ?? 0;
  const gross = of('Revenue') - of('PosFeeAmount') - of('AffAmount') - of('PartnerAmount');
  const losses =
    of('Discounts') + of('DebtAdjustments') + of('LotDifferences') + of('Roundings') + of('CashDifferences');
  const net = gross + of('OtherIncome') - of('OperatingExpense') - of('BadExpense') + losses;
  expect([gross, losses, net]).toEqual([Totals.GrossProfit, Totals.Adjustments, Totals.NetProfit]);
});

/** The rows of the file that "Xuất Excel" makes of the cash book, by the titles of its columns. */
async function exported(asked: { Figure?: Schemas['Figure'] }): Promise<Record<string, unknown>[]> {
  const writer = writeXlsx(cashBookColumns.map(sheetColumn));
  for (let PageIndex = 1; ; PageIndex += 1) {
    const query = { ...WEEK, ...asked, PageIndex, PageSize: 500 };
    const { Data, Total } = answerAs(engine, 'chushop', 'getCashBook', query);
    writer.add(Data.Entries.map(cellsOf));
    if (PageIndex * 500 >= Total) break;
  }
  const { rows } = await openXlsx(new Uint8Array(writer.finish('Sổ quỹ')));
  const [titles = [], ...lines] = rows;
  return lines.map((line) => Object.fromEntries(titles.map((title, place) => [String(title), line[place]])));
}

function cellsOf(entry: CashBookEntry) {
  return cashBookColumns.map((column) => sheetValue(column, entry));
}

function added(lines: readonly Record<string, unknown>[], title: string): number {
  return lines.reduce((sum, line) => sum + Number(line[title] ?? 0), 0);
}
