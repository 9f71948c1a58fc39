import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';

/** What stands in an .xlsx file, as a spreadsheet program would take it. */
export interface OpenedXlsx {
  /** Cells of the first sheet: numbers as numbers, dates as dates. */
  rows: unknown[][];
  /** Formulas of all sheets. */
  formulas: number;
}

/** Opens an .xlsx file that was exported. */
export async function openXlsx(bytes: Uint8Array): Promise<OpenedXlsx> {
  const sheets = Object.entries(unzipSync(bytes)).filter(([name]) => name.startsWith('xl/worksheets/'));
  const formulas = sheets.reduce((sum, [, xml]) => sum + (strFromU8(xml).match(/<f[\s>]/g)?.length ?? 0), 0);
  const rows: unknown[][] = await readSheet(new Uint8Array(bytes).buffer);
  return { rows, formulas };
}

/** What the files in a .zip are called. */
export function namesInZip(bytes: Uint8Array): string[] {
  return Object.keys(unzipSync(bytes));
}

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** An .xlsx file whose first sheet holds just this XML between `<worksheet>` and its end; `more` are further entries. */
export function makeXlsx(sheet: string, more: Record<string, Uint8Array> = {}): Uint8Array {
  const parts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${NAMESPACE}" xmlns:r="${OFFICE}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${NAMESPACE}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${NAMESPACE}">${sheet}</worksheet>`,
  };
  const entries = Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)] as const);
  return zipSync({ ...Object.fromEntries(entries), ...more }, { level: 1 });
}

/** A row of a sheet with these texts. */
export function xlsxRow(row: number, texts: readonly string[]): string {
  const cells = texts.map(
    (text, place) => `<c r="${String.fromCodePoint(65 + place)}${row}" t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  return `<row r="${row}">${cells.join('')}</row>`;
}
