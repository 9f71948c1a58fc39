import ExcelJS from 'exceljs';
import { readSheet } from 'read-excel-file/universal';
import { describe, expect, it } from 'vitest';
import { makeXlsx } from '../../../../apps/web/src/test/xlsx.ts';
import { readWorkbook } from '../../src/index.ts';

const FAULT = makeXlsx(
  '<sheetData><row r="1"><c r="A1"><v>1</v></c><c r="B1" t="e"><v>#REF!</v></c></row></sheetData>',
);
const NO_REFERENCES = makeXlsx('<sheetData><row><c t="inlineStr"><is><t>Họ tên</t></is></c></row></sheetData>');

const copy = (bytes: Uint8Array) => new Uint8Array(bytes).buffer;

describe('read-excel-file', () => {
  it('drops a fault of the sheet, as if the cell were empty', async () => {
    expect(await readSheet(copy(FAULT))).toEqual([[1]]);
  });

  it('reads no cell without its reference', async () => {
    await expect(readSheet(copy(NO_REFERENCES))).rejects.toThrow(TypeError);
  });
});

describe('ExcelJS', () => {
  it('reads no row without its number', async () => {
    await expect(new ExcelJS.Workbook().xlsx.load(copy(NO_REFERENCES))).rejects.toThrow(/row number/);
  });
});

it('what is taken reads both', async () => {
  const readings = await Promise.all([FAULT, NO_REFERENCES].map(async (bytes) => readWorkbook(bytes, 'a.xlsx')));
  const rows = readings.map((reading) => reading.ok && reading.workbook.sheets[0]?.rows[0]?.cells);
  expect(rows).toMatchObject([[{ text: '1' }, { kind: 'error', text: '#REF!' }], [{ text: 'Họ tên' }]]);
});
