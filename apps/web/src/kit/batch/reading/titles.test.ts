import { describe, expect, it } from 'vitest';
import { readDelimited, type Sheet } from '@so-the/workbook';
import { decideColumns, decideSheet } from './decide.ts';
import { surveyBook } from './survey.ts';
import { columnLetters } from './titles.ts';
import type { ImportField } from './importField.ts';

const fields: ImportField[] = [
  { field: 'FullName', header: 'Họ tên', required: true, alike: ['Tên khách hàng'], example: '' },
  { field: 'Phone', header: 'Số điện thoại', required: true, alike: ['SĐT'], example: '' },
  { field: 'Note', header: 'Ghi chú', example: '' },
];

const sheet = (text: string, more: Partial<Sheet> = {}): Sheet => ({ ...readDelimited(text, 'A'), ...more });
const surveyOf = (...sheets: Sheet[]) => surveyBook(fields, { sheets, notes: [] });
const decide = (...sheets: Sheet[]) => decideSheet(surveyOf(...sheets), () => undefined, ['Họ tên']);
const GOOD = 'Họ tên\tSố điện thoại\nAn\t0912345678';

describe('titles', () => {
  it('are found in any order, tone marks, case and signs aside, below headings', () => {
    const decision = decide(sheet('DANH SÁCH KHÁCH\tThang 11\n\nso dien thoai (*)\tHO TEN\n0912345678\tAn'));
    expect(decision).toMatchObject({
      do: 'read',
      sheet: { titles: { line: 3 } },
      columns: [
        { place: 0, field: 'Phone' },
        { place: 1, field: 'FullName' },
      ],
    });
  });

  it('that are merged with the row above count', () => {
    const two = sheet('Họ tên\tLiên hệ\n\tSố điện thoại\nAn\t0912345678', {
      merged: [{ top: 1, left: 0, bottom: 2, right: 0 }],
    });
    expect(decide(two)).toMatchObject({ do: 'read', sheet: { titles: { line: 2 } } });
  });

  it('that only likely mean the same are proposed, and taken as they were before', () => {
    const alike = sheet('Tên khách hàng\tSĐT\nAn\t0912345678');
    expect(decide(alike)).toMatchObject({
      do: 'ask columns',
      sheet: { titles: { columns: [{ field: 'FullName', match: 'alike' }, { field: 'Phone' }] } },
    });
    const [survey] = surveyOf(alike);
    const columns = [{ place: 0, field: 'FullName' }];
    expect(survey && decideColumns(survey, () => columns)).toMatchObject({ do: 'read', columns });
  });

  it("that are alike mean nothing beside the template's own", () => {
    const both = sheet('Họ tên\tSố điện thoại\tSĐT\nAn\t0912345678\t1');
    expect(decide(both)).toMatchObject({ do: 'read', columns: [{}, {}, { field: undefined }] });
  });

  it('two of which are one are asked about', () => {
    expect(decide(sheet('Họ tên\tSố điện thoại\tGhi chú\tGhi chú\nAn\t0912345678\ta\tb'))).toMatchObject({
      do: 'ask columns',
    });
  });

  it('one of which is missing are asked about; where none is known the file is refused', () => {
    expect(decide(sheet('Họ tên\tMáy bàn\nAn\t1'))).toMatchObject({
      do: 'ask columns',
      sheet: { missing: ['Số điện thoại'] },
    });
    expect(decide(sheet('A\tB\n1\t2'))).toMatchObject({
      do: 'refuse',
      problem: 'Thiếu cột: Họ tên, Số điện thoại. Vui lòng dùng tệp mẫu.',
    });
  });

  it('of faults are passed over', () => {
    expect(decide(sheet(`${GOOD}\n`.replace('thoại\n', 'thoại\tLỗi\n')))).toMatchObject({
      do: 'read',
      sheet: { titles: { columns: [{}, {}] } },
    });
  });
});

describe('sheets', () => {
  it('that fit are asked about, hidden ones never taken', () => {
    expect(decide(sheet(GOOD), sheet(GOOD))).toMatchObject({ do: 'ask sheet', sheets: [{ place: 0 }, { place: 1 }] });
    expect(decide(sheet(GOOD, { hidden: true }), sheet(GOOD))).toMatchObject({ do: 'read', sheet: { place: 1 } });
    expect(decide(sheet(GOOD, { hidden: true }))).toMatchObject({
      do: 'refuse',
      problem: expect.stringMatching(/đang ẩn/) as string,
    });
    expect(decide()).toMatchObject({ do: 'refuse', problem: expect.stringMatching(/Thiếu cột: Họ tên/) as string });
  });

  it('tell what is hidden in them', () => {
    const hidden = sheet(GOOD, { hiddenColumns: [1] });
    const rows = hidden.rows.map((row) => ({ ...row, hidden: row.line === 2 }));
    expect(surveyOf({ ...hidden, rows })).toMatchObject([
      { lines: 1, hiddenLines: 1, hiddenTitles: ['Số điện thoại'] },
    ]);
  });
});

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
])('column %d is %s', (place, letters) => expect(columnLetters(place)).toBe(letters));
