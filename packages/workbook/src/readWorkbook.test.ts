import fs from 'node:fs';
import path from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from './readWorkbook.ts';
import type { Cell, Sheet, Workbook } from './cell.ts';

const FILES = path.resolve(import.meta.dirname, '../files');

async function opened(bytes: Uint8Array, name: string): Promise<Workbook> {
  const reading = await readWorkbook(bytes, name);
  if (!reading.ok) throw new Error(reading.message);
  return reading.workbook;
}

const file = (name: string) => opened(fs.readFileSync(path.join(FILES, name)), name);
const only = ({ sheets: [sheet] }: Workbook): Sheet => {
  if (!sheet) throw new Error('The file has no sheet.');
  return sheet;
};
const texts = (sheet: Sheet, line: number) =>
  sheet.rows.find((row) => row.line === line)?.cells.map((cell) => cell?.text ?? '');

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** An .xlsx file with these cells; each of `formats` is the style of its place, from 1. */
function sheetFile(sheetData: string, formats: readonly string[] = [], workbook = ''): Uint8Array {
  const codes = formats.map((code, place) => `<numFmt numFmtId="${170 + place}" formatCode="${escaped(code)}"/>`);
  const styles = formats.map((_code, place) => `<xf numFmtId="${170 + place}"/>`);
  const parts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${workbook}<sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${codes.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${sheetData}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

describe('a number', () => {
  it.each<[value: number, format: string, Partial<Cell>]>([
    [441_000_765_432, '0000000000000', { kind: 'number', text: '0441000765432' }],
    [931_000_004, '0000 000 000', { kind: 'number', text: '0931 000 004' }],
    [931_000_004, '"0"#', { kind: 'number', text: '0931000004' }],
    [0.018, '0.0%', { kind: 'percent', text: '1.8%', value: 0.018 }],
    [0.0175, '0.00%;[Red]-0.00%', { kind: 'percent', text: '1.75%' }],
    [1.8, '0.0"%"', { kind: 'number', text: '1.8%', value: 1.8 }],
    [1.8, '0.0\\%', { kind: 'number', value: 1.8 }],
    [19_999_999.999999996, 'General', { kind: 'number', text: '20000000', value: 20_000_000 }],
    [20_000_000, '#,##0 [$₫-42A]', { kind: 'number', value: 20_000_000 }],
    [47_331, 'mm/yyyy', { kind: 'date', text: '08/2029', day: '2029-08-01' }],
    [47_331, 'mmm-yy', { kind: 'date', day: '2029-08-01' }],
    [32_999, '[$-42A]dd mmmm yyyy', { kind: 'date', text: '06/05/1990', day: '1990-05-06' }],
    [32_999, '"ngày "dd" tháng "mm" năm "yyyy', { kind: 'date', text: '06/05/1990', day: '1990-05-06' }],
    [32_999.99998842592, 'dd/mm/yyyy hh:mm', { kind: 'date', day: '1990-05-06', time: '23:59:59' }],
    [1, 'dd/mm/yyyy', { kind: 'date', text: '01/01/1900' }],
    [0.5, 'hh:mm', { kind: 'number', text: '12:00' }],
    [-5, 'dd/mm/yyyy', { kind: 'error', text: '########' }],
    [99_999_999, 'dd/mm/yyyy', { kind: 'error', text: '########' }],
  ])('%s in the format %s', async (value, format, cell) => {
    const sheet = only(
      await opened(sheetFile(`<row r="1"><c r="A1" s="1"><v>${value}</v></c></row>`, [format]), 'a.xlsx'),
    );
    expect(sheet.rows[0]?.cells[0]).toMatchObject(cell);
  });

  it('is a day of the calendar that its file counts by', async () => {
    const bytes = sheetFile(
      '<row r="1"><c r="A1" s="1"><v>45869</v></c></row>',
      ['dd/mm/yyyy'],
      '<workbookPr date1904="1"/>',
    );
    expect(only(await opened(bytes, 'a.xlsx')).rows[0]?.cells[0]).toMatchObject({ day: '2029-08-01' });
  });
});

describe('a sheet', () => {
  it('is read where its cells and rows have no references', async () => {
    const bytes = sheetFile(
      '<row><c t="inlineStr"><is><t>Họ tên</t></is></c><c><v>2</v></c></row><row><c/><c><v>3</v></c></row>',
    );
    const sheet = only(await opened(bytes, 'a.xlsx'));
    expect(sheet.rows.map(({ line, cells }) => [line, cells.map((cell) => cell?.text)])).toEqual([
      [1, ['Họ tên', '2']],
      [2, [undefined, '3']],
    ]);
  });

  it('tells which rows are hidden, and counts as its program does', async () => {
    const bytes = sheetFile(
      '<row r="2" hidden="1"><c r="A2"><v>2</v></c></row><row r="5"><c r="A5"><v>5</v></c></row>',
    );
    expect(only(await opened(bytes, 'a.xlsx')).rows.map(({ line, hidden }) => [line, hidden])).toEqual([
      [2, true],
      [5, false],
    ]);
  });

  it('tells its faults, its formulas by what they show, rich text whole', async () => {
    const sheet = only(await file('rich.xlsx'));
    expect(sheet.rows[1]?.cells.map((cell) => [cell?.kind, cell?.text])).toEqual([
      ['text', 'Nguyễn Thị Đậm'],
      ['text', '0931000411'],
      ['number', '20000000'],
      ['date', '06/05/1990'],
      ['text', '12 Lý Thường Kiệt'],
      ['error', '#N/A'],
    ]);
    expect(sheet.rows[2]?.cells.map((cell) => cell?.kind)).toEqual(['text', 'error', 'error', undefined, 'boolean']);
  });

  it('does not take a formula for empty that no program has computed', async () => {
    const bytes = sheetFile(
      '<row r="1"><c r="A1"><f>B1*2</f></c><c r="B1" t="str"><f>""</f><v></v></c><c r="C1"><v>1</v></c></row>',
    );
    const cells = only(await opened(bytes, 'a.xlsx')).rows[0]?.cells;
    expect(cells).toMatchObject([{ kind: 'error', text: '=B1*2' }, null, { kind: 'number' }]);
  });

  it.each([
    [
      'a prefix',
      (xml: string) =>
        xml.replaceAll(/<(\/?)(worksheet|sheetData|row|c|v)\b/g, '<$1x:$2').replace('xmlns=', 'xmlns:x='),
    ],
    ['a byte order mark', (xml: string) => `\uFEFF${xml}`],
    ['the strict namespace', (xml: string) => xml.replace(MAIN, 'http://purl.oclc.org/ooxml/spreadsheetml/main')],
  ])('is read where its parts have %s', async (_what, rewrite) => {
    const parts = unzipSync(sheetFile('<row r="1"><c r="A1"><v>5</v></c></row>'));
    const sheet = 'xl/worksheets/sheet1.xml';
    const bytes = zipSync({ ...parts, [sheet]: strToU8(rewrite(strFromU8(parts[sheet] ?? new Uint8Array()))) });
    expect(texts(only(await opened(bytes, 'a.xlsx')), 1)).toEqual(['5']);
  });

  it('that is hidden says so, and cells that are one', async () => {
    expect((await file('hiddensheet.xlsx')).sheets.map(({ name, hidden }) => [name, hidden])).toEqual([
      ['Ẩn', true],
      ['Khách', false],
    ]);
    expect(only(await file('titlerow.xlsx')).merged).toEqual([{ top: 1, left: 0, bottom: 1, right: 7 }]);
  });
});

describe('a text', () => {
  const TITLES = ['Họ tên', 'Số điện thoại', 'Hạn mức nợ', 'Ghi chú'];

  it.each(['sep.csv', 'utf16le.csv'])('%s is read with its line breaks, the line of sep= left out', async (name) => {
    const sheet = only(await file(name));
    expect(texts(sheet, 1)).toEqual(TITLES);
    expect(sheet.rows[1]?.cells.at(-1)?.text.replace('\r', '')).toBe('dòng 1\ndòng 2');
  });

  it('keeps the cells of a line that has too many', async () => {
    expect(texts(only(await file('commahead.csv')), 3)).toEqual([
      'Thiếu Ngoặc',
      '0931000703',
      '20',
      '000',
      '000',
      'note',
    ]);
  });

  it.each([
    ['semicolons round amounts with commas', 'A;B;C\nx;1,200,000,000;y\nz;2,000,000;t'],
    ['commas round quoted semicolons', 'A,B\n"x;y",1\n"z;t",2'],
    ['tabs below a heading', 'DANH SÁCH, THÁNG 11\n\nA\tB\nx\t1,5'],
  ])('is cut by %s', async (_what, text) => {
    const sheet = only(await opened(strToU8(text), 'a.csv'));
    expect(new Set(sheet.rows.slice(-2).map(({ cells }) => cells.length))).toHaveProperty('size', 1);
    expect(sheet.rows.at(-1)?.cells.length).toBeGreaterThan(1);
  });

  it('of Windows-1258 is read and told', async () => {
    // "Họ tên;Đường" in Windows-1258: tone marks stand behind their letters.
    const bytes = Uint8Array.from([0x48, 0x6f, 0xf2, 0x20, 0x74, 0xea, 0x6e, 0x3b, 0xd0, 0xfd, 0xf5, 0xcc, 0x6e, 0x67]);
    const book = await opened(bytes, 'a.csv');
    expect(texts(only(book), 1)).toEqual(['Họ tên', 'Đường']);
    expect(book.notes).toEqual([expect.stringContaining('Windows-1258')]);
  });

  it('of two bytes a letter is read without its mark', async () => {
    const text = 'Họ tên\tGhi chú\nAn\tx';
    const bytes = new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);
    expect(texts(only(await opened(bytes, 'a.txt')), 2)).toEqual(['An', 'x']);
  });

  it('with the fault of a sheet is a fault', async () => {
    const sheet = only(await opened(strToU8('A;B\n#REF!;######'), 'a.csv'));
    expect(sheet.rows[1]?.cells.map((cell) => cell?.kind)).toEqual(['error', 'error']);
  });
});

describe('a file is refused', () => {
  it.each([
    ['a.xlsx', strToU8('%PDF-1.7'), /không phải là tệp Excel/],
    ['a.xls', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /mật khẩu hoặc là .xls/],
    ['a.xlsx', sheetFile('').subarray(0, 300), /bị hỏng/],
    ['a.xlsx', zipSync({ 'word/document.xml': strToU8('<w/>') }), /là tệp Word/],
    ['a.xlsx', zipSync({ 'content.xml': strToU8('<o/>') }), /lưu lại dạng \.xlsx/],
    ['a.xlsx', sheetFile('<row/>'.repeat(100_001)), /quá lớn/],
  ])('%s', async (name, bytes, why) => {
    expect(await readWorkbook(bytes, name)).toEqual({ ok: false, message: expect.stringMatching(why) as string });
  });
});
