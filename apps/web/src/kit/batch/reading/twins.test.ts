import ExcelJS from 'exceljs';
import { strToU8 } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardImportColumns } from '../../../features/cards/cardImport.ts';
import { customerImportColumns } from '../../../features/customers/customerImport.ts';
import { importRead, toldOfCells } from '../../../test/sheets/importRead.ts';
import { makeXlsx, xlsxRow } from '../../../test/xlsx.ts';
import { writtenCell } from './writtenCell.ts';
import type { ImportField } from './importField.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00+07:00'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

type Value = ExcelJS.CellValue;

/** Cells of one column below the demanded ones, each with its format. */
async function column(
  title: string,
  cells: readonly (readonly [value: Value, format?: string])[],
  columns: readonly ImportField[] = customerImportColumns,
  since1904 = false,
): Promise<unknown[]> {
  const book = new ExcelJS.Workbook();
  book.properties.date1904 = since1904;
  const sheet = book.addWorksheet('Trang 1');
  const demanded = columns.filter(({ required, header }) => required && header !== title);
  sheet.addRow([...demanded.map(({ header }) => header), title]);
  for (const [value, format] of cells) {
    const cell = sheet.addRow([...demanded.map(({ example }) => example), value]).getCell(demanded.length + 1);
    if (format !== undefined) cell.numFmt = format;
  }
  const bytes = new Uint8Array(await book.xlsx.writeBuffer());
  const { lines } = await importRead(bytes, 'a.xlsx', columns);
  return toldOfCells(lines, columns.find(({ header }) => header === title)?.field ?? '');
}

const text = async (said: string, name = 'a.csv', columns: readonly ImportField[] = customerImportColumns) =>
  importRead(strToU8(said), name, columns);
const like = (pattern: RegExp) => expect.stringMatching(pattern) as string;

describe('an expiry', () => {
  it('is read in each notation of a month, or blamed', async () => {
    const august = ['8/29', '2029-08', '2029/08', '08-29', 'Tháng 8/2029', 'T8/2029', 'thg8-29', '０８／２９', "'0829"];
    const cells: [Value, string?][] = [
      ...august.map((one): [Value] => [one]),
      [new Date(Date.UTC(2029, 7, 1)), 'mm/yy'],
      [new Date(Date.UTC(2029, 7, 1)), '[$-42A]mmmm yyyy'],
      [829],
      [47_331],
    ];
    expect(await column('Hạn thẻ', cells, cardImportColumns)).toEqual(cells.map(() => '08/2029'));
  });

  it('that may be another one is a question', async () => {
    const cells: [Value, string?][] = [
      [new Date(Date.UTC(2029, 7, 31)), 'mm/yy'],
      // "042036" that lost its zero is a day of 2015 as well.
      [42_036],
      [82_029],
      [8.3],
      ['29/08'],
      ['2029'],
    ];
    expect(await column('Hạn thẻ', cells, cardImportColumns)).toEqual(cells.map(() => like(/^! /)));
  });
});

describe('an amount', () => {
  it('is the number that its cell shows in each usual format', async () => {
    const cells: [Value, string?][] = [
      ['20\u00a0000\u00a0000'],
      ['20tr'],
      ["'20.000.000"],
      ['20.000.000₫ '],
      [{ formula: '4*5000000', result: 20_000_000 }],
      [{ richText: [{ text: '20.' }, { font: { bold: true }, text: '000.000' }] }],
      ...['@', '#,##0', '#,##0.00', '0.00E+00', '#,##0 [$₫-42A]', '#,##0 "VNĐ"', '_(* #,##0_);_(* (#,##0)'].map(
        (format): [Value, string] => [20_000_000, format],
      ),
    ];
    expect(await column('Hạn mức nợ', cells)).toEqual(cells.map(() => 20_000_000));
  });

  it('that a format shows as another is a question, in the field that corrects it as well', async () => {
    const said = await column('Hạn mức nợ', [
      [20, '#,##0"tr"'],
      [20_000, '#,##0 "k"'],
      [20_000_000, '#,##0,'],
      [500, '[$$-409]#,##0'],
      [500, '"USD "0'],
      [-500_000, '#,##0;(#,##0)'],
      ['(500.000)'],
      [{ formula: 'A1/0', result: { error: '#DIV/0!' } }],
      [true],
      [0.2, '0%'],
      ['20.000.000 + lãi'],
    ]);
    expect(said).toEqual(said.map(() => like(/^! /)));
    expect(said[0]).toBe('! Ô hiện “20tr” nhưng giá trị là 20: ghi rõ số đồng');
    const money = customerImportColumns.find(({ kind }) => kind === 'money');
    const cell = { kind: 'number', text: '20,000', value: 20_000_000, format: '#,##0,' } as const;
    expect(writtenCell(money, cell)).toBe('20,000 (20000000)');
  });
});

it('a rate that the sheet shows otherwise is told, one of a thousand a question', async () => {
  const cells: [Value, string?][] = [
    [1.8, '0.0'],
    [2, '0"%"'],
    ['1.8 %'],
    [1.8, '0'],
    [0.018],
    [18, '0.0"‰"'],
    ['1/8'],
  ];
  expect(await column('Phí mặc định (%)', cells)).toEqual([
    1800,
    2000,
    1800,
    '? Ô hiện 2, giá trị thật là 1,8',
    like(/^\? Phí rất nhỏ/),
    like(/^! .*phần nghìn/),
    like(/^! /),
  ]);
});

it('a telephone is its digits with the zero that was lost; a number that is none is blamed', async () => {
  const good: [Value, string?][] = [
    [912_000_400],
    [84_912_000_400],
    [912_000_400, '0.00E+00'],
    [{ richText: [{ text: '0912' }, { text: ' 000 400' }] }],
    [{ formula: '"0"&912000400', result: '0912000400' }],
    [{ text: '0912000400', hyperlink: 'tel:0912000400' }],
    ["'0912000400"],
  ];
  const bad: [Value][] = [[-912_000_400], [91_200_040.5], ['0912000400/0912000401'], ['O912000400'], [true]];
  expect(await column('SĐT 2', [...good, ...bad])).toEqual([
    ...good.map(() => '0912000400'),
    ...bad.map(() => like(/^! Số điện thoại không hợp lệ/)),
  ]);
});

it('a birthday of a book that counts from 1904 is the day it shows, also where its format was lost', async () => {
  const cells: [Value, string?][] = [[new Date(Date.UTC(1990, 4, 6)), 'dd/mm/yyyy'], [31_537]];
  expect(await column('Ngày sinh', cells, customerImportColumns, true)).toEqual(['1990-05-06', '1990-05-06']);
});

describe('a sheet', () => {
  it('with titles in two rows, a hidden column, titles again and a total: told, and no such row is taken', async () => {
    const book = new ExcelJS.Workbook();
    const sheet = book.addWorksheet('Trang 1');
    sheet.addRows([
      ['DANH SÁCH KHÁCH HÀNG'],
      ['STT', 'Họ tên', 'Liên hệ', '', 'Hạn mức nợ'],
      ['', '', 'Số điện thoại', 'Địa chỉ', ''],
      [1, 'An', '0912000501', '1 Lê Lợi', 20_000_000],
      [],
      ['STT', 'Họ tên', 'Số điện thoại', 'Địa chỉ', 'Hạn mức nợ'],
      [2, 'Bình', '0912000502', '', 5_000_000],
      ['Tổng cộng', '', '', '', { formula: 'SUM(E4:E7)', result: 25_000_000 }],
    ]);
    for (const range of ['A1:E1', 'A2:A3', 'B2:B3', 'C2:D2', 'E2:E3', 'A8:D8']) sheet.mergeCells(range);
    sheet.getColumn(4).hidden = true;
    const { decision, lines } = await importRead(
      new Uint8Array(await book.xlsx.writeBuffer()),
      'a.xlsx',
      customerImportColumns,
    );
    expect(decision).toMatchObject({ sheet: { titles: { line: 3 }, hiddenTitles: ['Địa chỉ'] } });
    expect(lines.map(({ line, cells, faults }) => [line, cells['FullName'], Object.keys(faults)])).toEqual([
      [4, 'An', []],
      [6, 'Họ tên', ['Phone', 'DebtLimit']],
      [7, 'Bình', []],
      // No name and no telephone: the server asks for both.
      [8, undefined, []],
    ]);
  });

  it('with inline texts, texts of several runs and formulas that nobody computed is read or blamed', async () => {
    const titles = xlsxRow(1, ['Họ tên', 'Số điện thoại', 'Hạn mức nợ']);
    const runs = '<r><t xml:space="preserve">Nguyễn </t></r><r><t>Hoa</t></r><rPh sb="0" eb="1"><t>X</t></rPh>';
    const bytes = makeXlsx(`<sheetData>${titles}<row r="2"><c r="A2" t="inlineStr"><is>${runs}</is></c>
      <c r="B2" t="str"><f>"0"&amp;912000601</f><v>0912000601</v></c><c r="C2"><f>1*2</f></c></row></sheetData>`);
    const { lines } = await importRead(bytes, 'a.xlsx', customerImportColumns);
    expect(lines[0]?.cells).toMatchObject({ FullName: 'Nguyễn Hoa', Phone: '0912000601' });
    expect(lines[0]?.faults).toEqual({ DebtLimit: 'Ô có lỗi của bảng tính: =1*2' });
  });
});

describe('a text', () => {
  const TITLES = 'Họ tên;Số điện thoại;Ghi chú';

  it('keeps quotes and line breaks of its cells; a quote that nothing closes swallows no line', async () => {
    const { lines } = await text(
      `${TITLES}\r\n"Lê ""Tý""";0912000701;"dòng 1\r\ndòng; 2"\r\nAn;0912000702;"ghi chú\r\n"Út" Bi;0912000703;"x"\r\n`,
    );
    expect(lines.map(({ cells }) => [cells['FullName'], cells['Note']])).toEqual([
      ['Lê "Tý"', 'dòng 1\r\ndòng; 2'],
      ['An', '"ghi chú'],
      ['"Út" Bi', 'x'],
    ]);
  });

  it('that is pasted keeps a sign for inches, a cell of two lines and the faults of its sheet', async () => {
    const { lines } = await text(
      `${TITLES.replaceAll(';', '\t')}\tHạn mức nợ\nAn\t912000901\t"dòng 1\ndòng 2"\t 20,000,000 \nBi\t9.12E+08\t5" mặt\t########\n`,
      'a.tsv',
    );
    expect(lines.map(({ cells }) => cells['Note'])).toEqual(['dòng 1\ndòng 2', '5" mặt']);
    expect(toldOfCells(lines, 'DebtLimit')).toEqual([20_000_000, like(/^! Ô có lỗi/)]);
    expect(toldOfCells(lines, 'Phone')).toEqual(['0912000901', like(/^! /)]);
  });

  it('whose commas may have cut a number in two asks', async () => {
    const { lines } = await text(
      'Họ tên,Số điện thoại,Phí mặc định (%),Hạn mức nợ,Ghi chú,Địa chỉ\nAn,0912000701,"1,8",20,000,000\nBi,0912000702,"1,8","20,000,000",x,y\nChi,0912000703,,,\nDu,0912000704,1,8\n',
    );
    expect(toldOfCells(lines, 'DebtLimit')).toEqual([like(/^\? Dấu phẩy/), 20_000_000, undefined, 8]);
    expect(toldOfCells(lines, 'FeePercentDefault')).toEqual([1800, 1800, undefined, like(/^\? Dấu phẩy .*“1,8”/)]);
  });

  it('of UTF-8 without a mark and of Windows-1258 is read, the latter told', async () => {
    const { lines, notes } = await text(`${TITLES}\nĐỗ Thị Ánh;0912000801;`);
    expect([lines[0]?.cells['FullName'], notes]).toEqual(['Đỗ Thị Ánh', []]);
    // "Họ tên;Số điện thoại" and "Đỗ Ánh": tone marks stand behind their letters.
    const old = [0x48, 0x6f, 0xf2, 0x20, 0x74, 0xea, 0x6e, 0x3b, 0x53, 0xf4, 0xec, 0x20, 0xf0, 0x69, 0xea, 0xf2, 0x6e]
      .concat([0x20, 0x74, 0x68, 0x6f, 0x61, 0xf2, 0x69, 0x0a, 0xd0, 0xf4, 0xde, 0x20, 0xc1, 0x6e, 0x68, 0x3b])
      .concat([...strToU8('0912000802')]);
    const read = await importRead(Uint8Array.from(old), 'a.csv', customerImportColumns);
    expect(read.lines[0]?.cells).toEqual({ FullName: 'Đỗ Ánh', Phone: '0912000802' });
    expect(read.notes).toEqual([like(/Windows-1258/)]);
  });
});
