import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/random.ts';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import type { StatementRow } from '../core/records/statement.ts';
import { parseRows } from '../core/statements/parseRows.ts';
import { day, money, usual, type Layout, type Sale } from '../testing/statements/bankColumns.ts';
import { salesOf, statementOf } from '../testing/statements/drawStatement.ts';
import { ORDINARY, UNUSUAL } from '../testing/statements/statementLayouts.ts';
import { readPdf } from './readPdf.ts';

/** Statements that the random layouts make at every run. */
const STATEMENTS = 60;
const TODAY = '2026-11-20';

/** Layouts that say which lines take money back. */
const WITH_TAKEN_BACK = /sign|brackets|two columns|kind of/;

const LAYOUTS = Object.entries({ ...ORDINARY, ...UNUSUAL });

test('29 ordinary layouts and ten more are tried', () => {
  expect([Object.keys(ORDINARY).length, Object.keys(UNUSUAL).length]).toEqual([29, 10]);
});

test.each(LAYOUTS)('%s: every line is read, or is to be looked at with its reason', async (name, layout) => {
  const count = name === 'forty pages' ? 1200 : 24;
  const sales = salesOf(count, WITH_TAKEN_BACK.test(name));
  const { rows, unread } = await readingOf(layout, sales);
  const printed = sales.filter(({ isTakenBack }) => !isTakenBack).map(asRow);
  expect(rows).toEqual(layout.withoutLot ? printed.map((row) => Object.assign(row, { LotNo: undefined })) : printed);
  expect(unread.map(({ Reason }) => Reason)).toEqual(
    sales.filter(({ isTakenBack }) => isTakenBack).map(() => 'Giao dịch hoàn hoặc hủy'),
  );
});

test('a hundred pages are read as promised, and one more is refused', async () => {
  const layout: Layout = { columns: usual(), rowsOnPage: 35 };
  const { rows, unread } = await readingOf(layout, salesOf(3500, false));
  expect([rows.length, unread.length]).toEqual([3500, 0]);
  expect(await readPdf(statementOf(layout, salesOf(3501, false)))).toMatchObject({
    ok: false,
    message: 'Sao kê có quá 100 trang',
  });
});

/** An American day may be a Vietnamese one too, and "đ" without its mark is a debit: no file tells. */
const { american: _order, ...days } = day;
const { dong: _sign, ...amounts } = money;

const layouts = fc.record({
  titles: fc.constantFrom('vi' as const, 'en', 'en2', 'bank', 'long'),
  dayOf: fc.constantFrom(...Object.values(days)),
  write: fc.constantFrom(...Object.values(amounts)),
  order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8], { minLength: 9 }),
  making: fc.record({
    font: fc.constantFrom('plain' as const, 'mapped', 'typewriter'),
    filters: fc.constantFrom([], ['FlateDecode'], ['ASCII85Decode', 'LZWDecode'], ['RunLengthDecode']),
    turned: fc.boolean(),
    lock: fc.constantFrom(undefined, 'rc4-40' as const, 'rc4-128', 'aes-128'),
  }),
  count: fc.integer({ min: 1, max: 60 }),
  seed: fc.nat({ max: 999 }),
});

test('whatever titles, order, notations, fonts and filters, no line is read otherwise than it is printed', async () => {
  let lines = 0;
  let read = 0;
  await fc.assert(
    fc.asyncProperty(layouts, async ({ titles, dayOf, write, order, making, count, seed }) => {
      const all = usual(titles, dayOf, write);
      const layout: Layout = { columns: order.flatMap((place) => all[place] ?? []), making };
      const sales = salesOf(count, false, seed);
      const { rows, unread } = await readingOf(layout, sales);
      const printed = new Set(sales.map((sale) => JSON.stringify(asRow(sale))));
      expect(rows.filter((row) => !printed.has(JSON.stringify(row)))).toEqual([]);
      expect(rows.length + unread.length).toBe(count);
      lines += count;
      read += rows.length;
    }),
    runs(STATEMENTS),
  );
  tellFigure(31, `${lines} lines of random statements: ${read} read, ${lines - read} to look at, 0 silently wrong`);
});

async function readingOf(layout: Layout, sales: readonly Sale[]) {
  const reading = await readPdf(statementOf(layout, sales));
  if (!reading.ok) throw new Error(reading.message);
  const parsed = parseRows(reading.lines, { today: TODAY, pages: reading.pages });
  if (!parsed) throw new Error('No table was found.');
  return parsed;
}

function asRow({ Date, TID, LotNo, InvoiceNo, ApprovalCode, CardMasked, Amount, Fee, Net }: Sale): StatementRow {
  return { Date, TID, LotNo, InvoiceNo, ApprovalCode, CardMasked, Amount, Fee, Net };
}
