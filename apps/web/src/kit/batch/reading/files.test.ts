import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardImportColumns } from '../../../features/cards/cardImport.ts';
import { customerImportColumns } from '../../../features/customers/customerImport.ts';
import { posImportColumns } from '../../../features/pos/posImport.ts';
import { importRead } from '../../../test/sheets/importRead.ts';
import { untitled, type ReadLine } from './readLines.ts';
import type { ImportField } from './importField.ts';

const FILES = path.resolve(import.meta.dirname, '../../../../../../packages/workbook/files');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00+07:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What an import makes of a sample file. */
const opened = async (name: string, columns: readonly ImportField[]) =>
  importRead(fs.readFileSync(path.join(FILES, name)), name, columns);

const customers = async (name: string) => (await opened(name, customerImportColumns)).lines;
const cards = async (name: string) => (await opened(name, cardImportColumns)).lines;

/** What stands in one column, line by line: the value, or the complaint with a "!" before it. */
function told(lines: readonly ReadLine[], field: string): unknown[] {
  return lines.map(({ cells, faults }) => (faults[field] === undefined ? cells[field] : `! ${faults[field]}`));
}

describe('an expiry', () => {
  it('that a spreadsheet made a day of is the month it shows', async () => {
    expect(told(await cards('card_expiry_date.xlsx'), 'Expiry')).toEqual(['08/2029']);
  });

  it('is read as the form reads it', async () => {
    expect(told(await cards('card_expiry_0829.xlsx'), 'Expiry')).toEqual(['08/2029']);
  });
});

describe('a list of cards', () => {
  it('is read as the forms read it, or blamed at the cell', async () => {
    const lines = await cards('cards.xlsx');
    expect(lines).toHaveLength(20);
    const faulty = lines
      .filter(({ faults }) => Object.keys(faults).length > 0)
      .map(({ line, faults }) => [line, faults]);
    expect(faulty).toEqual([
      [18, { Last4: '4 số cuối không hợp lệ: nhập đúng 4 chữ số' }],
      [19, { DateDues: 'Ngày đến hạn không hợp lệ: ô là ngày 18/11/2026' }],
      [20, { Expiry: expect.stringMatching(/^Bảng tính đã đổi hạn thẻ thành ngày 28-Sep/) as string }],
    ]);
    expect(told(lines, 'Last4').slice(0, 3)).toEqual(['1231', '0042', '1233']);
    expect(
      new Set(
        told(
          lines.filter(({ line }) => line !== 20),
          'Expiry',
        ),
      ),
    ).toEqual(new Set(['08/2029']));
    expect(new Set(told(lines, 'FeePercent'))).toEqual(new Set([1800]));
    expect(told(lines, 'DateDues').at(-1)).toBe(18);
    expect(told(lines, 'Bank').slice(9, 15)).toEqual(['VCB', 'VCB', 'ICB', 'ICB', 'MB', 'ACB']);
  });
});

describe('a rate', () => {
  it('is 1,8 % as a percent, as a number and as a text', async () => {
    expect(told(await customers('percent.xlsx'), 'FeePercentDefault')).toEqual([1800, 1800, 1800]);
  });

  it('of a POS is 1,32 %, its number has the zeros that are shown', async () => {
    const { lines } = await opened('pos_pct.xlsx', posImportColumns);
    expect(lines[0]?.cells).toMatchObject({ FeePercent: 1320, MID: '000000024531', TID: '24531991' });
    expect(lines[0]?.warnings).toEqual({});
  });
});

describe('zeros', () => {
  it('are those that the format shows, else told or blamed', async () => {
    const [lost, shown, long] = await customers('zeros.xlsx');
    expect(lost?.cells).toMatchObject({ Phone: '0931000004', AccountBank: '441000765432' });
    expect(lost?.faults).toEqual({ CCCD: expect.stringMatching(/^Số CCCD không hợp lệ/) as string });
    expect(Object.keys(lost?.warnings ?? {})).toEqual(['AccountBank']);
    expect(shown?.cells).toMatchObject({ Phone: '0931000005', AccountBank: '0441000765432', CCCD: '001190012345' });
    expect([shown?.faults, shown?.warnings]).toEqual([{}, {}]);
    expect(long?.faults).toEqual({ AccountBank: expect.stringMatching(/15 chữ số/) as string });
  });
});

describe('one record', () => {
  it('is the same from .csv and from the .xlsx made of it; a zero that the .xlsx lost is told', async () => {
    const [[csv], [xlsx]] = await Promise.all([customers('lo.csv'), customers('lo.xlsx')]);
    expect(csv?.cells).toEqual({
      FullName: 'Libre Văn Một',
      Phone: '0931000802',
      BirthDate: '1950-05-14',
      FeePercentDefault: 1800,
      DebtLimit: 20_000_000,
      AccountBank: '0441000765432',
    });
    expect(xlsx?.cells).toEqual({ ...csv?.cells, AccountBank: '441000765432' });
    expect(xlsx?.warnings).toEqual({ AccountBank: expect.stringMatching(/mất số 0/) as string });
  });
});

describe('a line', () => {
  it('with more cells than titles is blamed', async () => {
    const lines = await customers('commahead.csv');
    expect(lines.map(({ line, problem }) => [line, problem])).toEqual([
      [2, undefined],
      [3, 'Dòng có 6 ô nhưng chỉ có 4 tên cột: kiểm tra dấu phân cách'],
    ]);
    expect(lines[0]?.cells['DebtLimit']).toBe(20_000_000);
  });

  it('has the number that the sheet shows', async () => {
    const lines = await customers('blanks.xlsx');
    expect(lines.map(({ line }) => line)).toEqual([2, 5]);
    expect(Object.keys(lines[1]?.faults ?? {})).toEqual(['Phone', 'DebtLimit']);
  });

  it('is blamed at each fault of the sheet', async () => {
    const [whole, broken] = await customers('rich.xlsx');
    expect(whole?.cells).toMatchObject({ FullName: 'Nguyễn Thị Đậm', DebtLimit: 20_000_000, BirthDate: '1990-05-06' });
    expect(whole?.faults).toEqual({ Note: 'Ô có lỗi của bảng tính: #N/A' });
    expect(broken?.faults).toEqual({
      Phone: 'Ô có lỗi của bảng tính: #N/A',
      DebtLimit: 'Ô có lỗi của bảng tính: #REF!',
    });
  });
});

describe('a sheet', () => {
  it.each([
    ['hiddensheet.xlsx', 'Khách', '0931000407'],
    ['activesheet.xlsx', 'Khách', '0931000408'],
  ])('of %s is the one in sight whose titles fit', async (file, name, phone) => {
    const { decision, lines } = await opened(file, customerImportColumns);
    expect(decision).toMatchObject({ do: 'read', sheet: { name } });
    expect(told(lines, 'Phone')).toEqual([phone]);
  });

  it('with two columns of one title is asked about', async () => {
    expect((await opened('dupcols.xlsx', customerImportColumns)).decision).toMatchObject({ do: 'ask columns' });
  });

  it.each(['titlerow.xlsx', 'sep.csv', 'utf16le.csv'])('of %s is read', async (name) => {
    const lines = await customers(name);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.faults).toEqual({});
    expect(lines[0]?.cells['FullName']).toMatch(/^(An Tiêu Đề|Nguyễn Thị Hợp)$/);
  });
});

describe('a birthday', () => {
  it('is the day that it shows, however it is kept; a year and the order of the US are none', async () => {
    const lines = await customers('dates.xlsx');
    const byLine = Object.fromEntries(lines.map(({ line }, at) => [line, told(lines, 'BirthDate')[at]]));
    const blamed = Object.entries(byLine).filter(([, said]) => String(said).startsWith('!'));
    expect(blamed.map(([line]) => Number(line))).toEqual([7, 9, 12]);
    expect([byLine[2], byLine[15]]).toEqual(['1950-05-14', '1992-02-29']);
    for (const line of [3, 4, 5, 6, 8, 10, 11, 13, 14, 16, 17]) expect(byLine[line], `line ${line}`).toBe('1990-05-06');
  });
});

describe('a telephone', () => {
  it('is what the field of the form takes', async () => {
    const lines = await customers('phones.xlsx');
    const blamed = lines.filter(({ faults }) => faults['Phone'] !== undefined).map(({ cells }) => cells['Note']);
    // Two numbers in one cell, an old number, remarks, a hotline and rounded numbers are no telephone.
    expect(blamed).toEqual(['p11', 'p12', 'p15', 'p17', 'p21', 'p23', 'p24']);
    const taken = lines.filter(({ faults }) => faults['Phone'] === undefined);
    for (const { cells } of taken) {
      const number = String(cells['Note']).slice(1).padStart(2, '0');
      expect([`09310002${number}`, '02838221234']).toContain(cells['Phone']);
    }
  });
});

describe('an amount', () => {
  it('is 20.000.000 in each usual notation; brackets are a question', async () => {
    const lines = await customers('money.xlsx');
    const said = told(lines, 'DebtLimit');
    const blamed = said.flatMap((one, at) => (typeof one === 'string' ? [at + 1] : []));
    expect(blamed).toEqual([10, 16, 17, 18, 22, 27]);
    expect(said[15]).toMatch(/^! Số trong ngoặc là số âm hay số dương/);
    expect([said[19], said[20], said[22]]).toEqual([20_000, 20_000, 0]);
    const others = said.filter((one, at) => typeof one === 'number' && ![20, 21, 23].includes(at + 1));
    expect(new Set(others)).toEqual(new Set([20_000_000]));
    expect(others).toHaveLength(28 - 6 - 3);
  });
});

it('cells below no title are told', () => {
  const cell = { kind: 'text', text: 'x' } as const;
  const plan = { fields: [], titleLine: 1, columns: [{ place: 0 }] };
  const rows = [{ line: 4, hidden: false, cells: [cell, null, cell] }];
  expect(untitled(rows, plan)).toEqual({ letters: 'C', lines: [4] });
});
