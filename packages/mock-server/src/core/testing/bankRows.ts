/** A bank's statement as it was read from its PDF: the rows of three sales of one terminal, ready to be uploaded. */
import type { PdfReading } from '../files/uploadedFile.ts';
import type { StatementRow } from '../records/statement.ts';

const MILLION = 1_000_000;
const HEADINGS = ['Ngày GD', 'TID', 'Số lô', 'Số HĐ', 'Mã chuẩn chi', 'Số thẻ', 'Số tiền', 'Phí', 'Thực nhận'];

/** What the bank says of a sale: the first is of 10 million, the others of 20. */
export function bankRow(number: number): StatementRow {
  const millions = number === 1 ? 10 : 20;
  return {
    Date: '2026-11-20',
    TID: '24531876',
    LotNo: '000123',
    InvoiceNo: `00000${number}`,
    ApprovalCode: `A0000${number}`,
    CardMasked: '4221 51** **** 4821',
    Amount: millions * MILLION,
    Fee: millions * 13_200,
    Net: millions * (MILLION - 13_200),
  };
}

/** A PDF that holds these rows under their headings. */
export function pdfOf(rows: readonly StatementRow[]): PdfReading {
  const cells = rows.map(({ Date: day, TID, LotNo, InvoiceNo, ApprovalCode, CardMasked, Amount, Fee, Net }) => [
    day.split('-').toReversed().join('/'),
    TID,
    LotNo,
    InvoiceNo,
    ApprovalCode,
    CardMasked,
    String(Amount),
    String(Fee),
    String(Net),
  ]);
  const lines = [HEADINGS, ...cells].map((line) =>
    line.flatMap((text, place) => (text === undefined ? [] : [{ text, from: place * 90, to: place * 90 + 60 }])),
  );
  return { ok: true, lines };
}

/** The file of such a PDF; another number is another file. */
export function statementFile(number: number, pdf: PdfReading) {
  return { name: `sao-ke-${number}.pdf`, type: 'application/pdf', bytes: Uint8Array.from([number]), pdf };
}
