import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { SheetColumn, SheetKind, SheetValue } from './sheet.ts';

/** An .xlsx file that is packed while its rows come in, so that it never stands in memory unpacked. */
export interface XlsxWriter {
  add: (rows: readonly (readonly SheetValue[])[]) => void;
  /** The finished file; `name` is that of its sheet, `totals` are sums below the last row, cell by cell. */
  finish: (name: string, totals?: readonly SheetValue[]) => ArrayBuffer;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** Style of a number of each kind: its place in the list of formats below; 1 is the bold of titles. */
const STYLES: Record<SheetKind, number> = { text: 0, money: 2, number: 2, percent: 3, date: 4, dateTime: 5 };
const WIDTHS: Record<SheetKind, number> = { text: 26, money: 18, number: 12, percent: 12, date: 14, dateTime: 20 };

/** Begins a file with its title row, which stays in sight; that of a report has lines above it, and can be filtered. */
export function writeXlsx(columns: readonly SheetColumn[], heading?: readonly string[]): XlsxWriter {
  const above = heading ?? [];
  const packed: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(new Uint8Array(chunk));
  });
  const open = (path: string) => {
    const part = new ZipDeflate(path);
    zip.add(part);
    return part;
  };
  const sheet = open('xl/worksheets/sheet1.xml');
  let line = 0;
  const push = (rows: readonly (readonly SheetValue[])[], styleOf: (place: number) => number) => {
    const xml = rows.map((row) => {
      line += 1;
      return `<row r="${line}">${row.map((value, place) => cell(value, `${letters(place)}${line}`, styleOf(place))).join('')}</row>`;
    });
    sheet.push(strToU8(xml.join('')));
  };
  sheet.push(strToU8(sheetHead(columns, above.length + 1)));
  push([...above.map((text) => [text]), columns.map(({ title }) => title)], () => 1);
  return {
    add: (rows) => push(rows, (place) => STYLES[columns[place]?.kind ?? 'text']),
    finish: (name, totals) => {
      const filter = heading ? `<autoFilter ref="A${above.length + 1}:${letters(columns.length - 1)}${line}"/>` : '';
      if (totals) push([totals], (place) => STYLES[columns[place]?.kind ?? 'text']);
      sheet.push(strToU8(`</sheetData>${filter}</worksheet>`), true);
      for (const [path, xml] of Object.entries(otherParts(name))) open(path).push(strToU8(HEAD + xml), true);
      zip.end();
      return joined(packed);
    },
  };
}

function sheetHead(columns: readonly SheetColumn[], titles: number): string {
  const widths = columns.map(({ kind }, place) => {
    return `<col min="${place + 1}" max="${place + 1}" width="${WIDTHS[kind]}" customWidth="1"/>`;
  });
  const pane = `<pane ySplit="${titles}" topLeftCell="A${titles + 1}" activePane="bottomLeft" state="frozen"/>`;
  const view = `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`;
  return `${HEAD}<worksheet xmlns="${MAIN}">${view}<cols>${widths.join('')}</cols><sheetData>`;
}

/** Numbers carry the format of their column; texts and titles are texts, never formulas. */
function cell(value: SheetValue, at: string, style: number): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return `<c r="${at}" s="${style}"><v>${value}</v></c>`;
  const bold = style === 1 ? ' s="1"' : '';
  return `<c r="${at}"${bold} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Name of a column: 0 is A, 26 is AA. */
function letters(place: number): string {
  const rest = Math.floor(place / 26);
  return (rest > 0 ? letters(rest - 1) : '') + String.fromCodePoint(65 + (place % 26));
}

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const relations = (...all: string[]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
const part = (path: string, type: string) => `<Override PartName="/xl/${path}.xml" ContentType="${TYPE}.${type}+xml"/>`;

function otherParts(name: string): Record<string, string> {
  // A sheet's name may not hold these.
  const shown = escaped(name.replaceAll(/[[\]:*?/\\]/g, ' '));
  return {
    '[Content_Types].xml':
      `<Types xmlns="${PACKAGE}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `${part('workbook', 'sheet.main')}${part('worksheets/sheet1', 'worksheet')}${part('styles', 'styles')}</Types>`,
    '_rels/.rels': relations(relation('r1', 'officeDocument', 'xl/workbook.xml')),
    'xl/_rels/workbook.xml.rels': relations(
      relation('r1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('r2', 'styles', 'styles.xml'),
    ),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${shown}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/styles.xml': stylesXml(),
  };
}

function stylesXml(): string {
  const own = ['0.000%', 'dd/mm/yyyy', 'dd/mm/yyyy hh:mm'];
  const formats = own.map((code, place) => `<numFmt numFmtId="${164 + place}" formatCode="${code}"/>`);
  const used = [
    [0, 0],
    [0, 1],
    [3, 0],
    [164, 0],
    [165, 0],
    [166, 0],
  ];
  const styles = used.map(
    ([format, font]) =>
      `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  );
  const font = '<sz val="11"/><name val="Calibri"/>';
  return (
    `<styleSheet xmlns="${MAIN}"><numFmts count="${own.length}">${formats.join('')}</numFmts>` +
    `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>` +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
    `<cellXfs count="${used.length}">${styles.join('')}</cellXfs></styleSheet>`
  );
}

function joined(chunks: readonly Uint8Array[]): ArrayBuffer {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole.buffer;
}
