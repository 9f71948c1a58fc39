import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openXlsx } from '../../test/xlsx.ts';
import { dayNumber, type SheetColumn } from './sheet.ts';
import { writeXlsx } from './xlsxWriter.ts';

const columns: SheetColumn[] = [
  { title: 'Họ tên', kind: 'text' },
  { title: 'Công nợ', kind: 'money' },
  { title: 'Phí', kind: 'percent' },
  { title: 'Ngày', kind: 'date' },
];

test('a file reads back as it was written: accents, numbers as numbers, dates as dates, empty cells, no formula', async () => {
  const writer = writeXlsx(columns);
  writer.add([['Nguyễn & "Đặng" <Hà>', -1_500_000, 0.0175, dayNumber('2026-11-20')]]);
  writer.add([['=1+1', null, null, null]]);
  const { rows, formulas } = await openXlsx(new Uint8Array(writer.finish('Khách hàng: A/B')));
  expect(rows).toEqual([
    ['Họ tên', 'Công nợ', 'Phí', 'Ngày'],
    ['Nguyễn & "Đặng" <Hà>', -1_500_000, 0.0175, new Date('2026-11-20')],
    ['=1+1', null, null, null],
  ]);
  expect(formulas).toBe(0);
});

test('columns behind Z have names of two letters', async () => {
  const many = Array.from({ length: 60 }, (_, place): SheetColumn => ({ title: `C${place}`, kind: 'number' }));
  const writer = writeXlsx(many);
  writer.add([many.map((_, place) => place)]);
  const { rows } = await openXlsx(new Uint8Array(writer.finish('A')));
  expect(rows[1]).toEqual(many.map((_, place) => place));
});

test('the file of a report has its name and days above the titles, sums below the rows, and a filter over the rows alone', async () => {
  const heading = ['Báo cáo công nợ', 'Kỳ: 20/11/2026'];
  const writer = writeXlsx(columns.slice(0, 2), heading);
  writer.add([
    ['An', 1],
    ['Bình', 2],
  ]);
  const bytes = new Uint8Array(writer.finish('Công nợ', ['Tổng cộng', 3]));
  expect((await openXlsx(bytes)).rows).toEqual([
    ['Báo cáo công nợ', null],
    ['Kỳ: 20/11/2026', null],
    ['Họ tên', 'Công nợ'],
    ['An', 1],
    ['Bình', 2],
    ['Tổng cộng', 3],
  ]);
  expect(strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain(
    '<autoFilter ref="A3:B5"/>',
  );
});
