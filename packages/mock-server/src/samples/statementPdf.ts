import { displayDate } from '../core/values/dates.ts';
import type { PdfReading } from '../core/files/uploadedFile.ts';
import type { StatementRow } from '../core/records/statement.ts';
import { utf8 } from '../core/values/sha256.ts';
import { accountOwnerName } from '../core/values/text.ts';

/** What a sample statement is headed with. */
export interface StatementHead {
  bankName: string;
  merchantName: string;
}

const PAGE = { width: 842, height: 595, rows: 32, top: 490, step: 14 } as const;

/** Columns with their headings, where they begin, and what of a row stands there. */
const COLUMNS: readonly [heading: string, left: number, textOf: (row: StatementRow) => string][] = [
  ['NGAY GD', 40, (row) => displayDate(row.Date)],
  ['TID', 110, (row) => row.TID],
  ['SO LO', 175, (row) => row.LotNo ?? ''],
  ['SO HD', 230, (row) => row.InvoiceNo ?? ''],
  ['MA CHUAN CHI', 285, (row) => row.ApprovalCode ?? ''],
  ['SO THE', 380, (row) => row.CardMasked ?? ''],
  ['SO TIEN', 520, (row) => grouped(row.Amount)],
  ['PHI', 610, (row) => grouped(row.Fee)],
  ['THUC NHAN', 690, (row) => grouped(row.Net)],
];

/** A statement as a bank writes it: a real PDF with text, without marks, as many pages as it needs. */
export function statementPdf({ bankName, merchantName }: StatementHead, rows: readonly StatementRow[]): Uint8Array {
  const pages: string[] = [];
  for (let from = 0; from === 0 || from < rows.length; from += PAGE.rows) {
    const title = text(40, 550, 12, accountOwnerName(`${bankName} - Sao kê giao dịch thẻ`));
    const place = text(40, 530, 9, accountOwnerName(merchantName));
    const heading = COLUMNS.map(([name, left]) => text(left, PAGE.top + PAGE.step, 8, name));
    const lines = rows.slice(from, from + PAGE.rows).flatMap((row, line) => rowText(row, PAGE.top - line * PAGE.step));
    const foot = text(40, 24, 8, `TRANG ${pages.length + 1}`);
    pages.push([title, place, ...heading, ...lines, foot].join('\n'));
  }
  return pdfOf(pages);
}

const piece = (words: string, from: number) => ({ text: words, from, to: from + words.length * 4.5 });

/** What reading {@link statementPdf} finds, without writing and opening it: for a world that is made in one go. */
export function statementReading(rows: readonly StatementRow[]): PdfReading {
  const heading = COLUMNS.map(([name, left]) => piece(name, left));
  const lines = rows.map((row) =>
    COLUMNS.map(([, left, textOf]) => piece(textOf(row), left)).filter(({ text: words }) => words !== ''),
  );
  return { ok: true, lines: [heading, ...lines] };
}

function rowText(row: StatementRow, height: number): string[] {
  return COLUMNS.map(([, left, textOf]) => text(left, height, 8, textOf(row)));
}

function text(left: number, height: number, size: number, words: string): string {
  return `BT /F1 ${size} Tf ${left} ${height} Td (${words.replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj ET`;
}

/** Number of the object of a page; its content follows it. */
const pageAt = (place: number) => 4 + place * 2;

/** A PDF of pages that draw these contents, in Helvetica, uncompressed, with a plain index. */
export function pdfOf(contents: readonly string[]): Uint8Array {
  const kids = contents.map((_, place) => `${pageAt(place)} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${contents.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...contents.flatMap((content, place) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/Contents ${pageAt(place) + 1} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
      `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, place) => {
    const offset = file.length;
    file += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const index = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${index}`;
  return utf8(`${file}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`);
}

function grouped(amount: number): string {
  return String(amount).replaceAll(/\B(?=(\d{3})+(?!\d))/g, '.');
}
