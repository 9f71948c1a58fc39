import { deflateSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import { parseRows } from '../core/statements/parseRows.ts';
import type { StatementRow } from '../core/records/statement.ts';
import { pdfOf, statementPdf } from '../samples/statementPdf.ts';
import { ENCODERS } from '../testing/statements/pdfFilters.ts';
import type { Lock } from '../testing/statements/pdfLock.ts';
import { writePdf } from '../testing/statements/writePdf.ts';
import { readPdf } from './readPdf.ts';

const HEAD = { bankName: 'Vietcombank', merchantName: 'Thẻ Phú Nhuận (quầy 1)' };
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const sound = latin(pdfOf(['BT /F1 9 Tf 40 500 Td (xin chao) Tj ET']));

/** PDF whose one page is a compressed stream. */
function compressed(content: Uint8Array, filter = '/FlateDecode'): Uint8Array {
  const marked = latin(pdfOf(['@']));
  const stream = latin(content);
  const whole = marked.replace(
    '<</Length 1>>\nstream\n@',
    `<</Length ${stream.length}/Filter${filter}>>\nstream\n${stream}`,
  );
  const start = whole.indexOf('xref\n0');
  return bytesOf(whole.replace(/startxref\n\d+/, `startxref\n${start}`));
}

const zeros = (count: number) => deflateSync(new Uint8Array(count));
const behind85 = (bytes: Uint8Array) => ENCODERS['ASCII85Decode']?.(bytes) ?? bytes;
/** Half as many bytes that come to 64 times as many. */
const runs = (count: number) => Uint8Array.from({ length: count / 2 }, (_, place) => (place % 2 === 0 ? 129 : 32));
const bomb = (lock: Lock) =>
  writePdf([[{ left: 9, up: 9, words: ' '.repeat(20_000_000) }]], { lock, filters: ['FlateDecode'] });

/** What is refused before it is opened, and the word of its message. */
const BAD: [name: string, bytes: Uint8Array, word: RegExp][] = [
  ['nothing', new Uint8Array(), /rỗng/],
  ['a picture that calls itself PDF', bytesOf('\u0089PNG\r\n'), /không phải PDF/],
  ['an encrypted PDF', bytesOf(sound.replace('/Root 1 0 R', '/Root 1 0 R/Encrypt 9 0 R')), /mật khẩu/],
  ['a PDF without its end', bytesOf(sound.slice(0, -40)), /bị hỏng/],
  ['an index that is elsewhere', bytesOf(sound.replace(/startxref\n\d+/, 'startxref\n99')), /bị hỏng/],
  ['an index that points beside', bytesOf(sound.replace(/\d{10} 00000 n/, '0000000003 00000 n')), /bị hỏng/],
  ['10.000 pages', pdfOf(Array.from({ length: 10_000 }, () => '')), /trang/],
  ['a bomb of 200 MB', compressed(zeros(200_000_000)), /quá lớn/],
  ['a bomb in a bomb', compressed(deflateSync(zeros(50_000_000)), '[/FlateDecode /FlateDecode]'), /quá lớn/],
  ['a bomb of runs', compressed(runs(600_000), '/RunLengthDecode'), /quá lớn/],
  ['a bomb behind an old filter', compressed(behind85(zeros(50_000_000)), '[/ASCII85Decode/FlateDecode]'), /quá lớn/],
  ['a bomb whose filter is spelt in numbers', compressed(zeros(50_000_000), '[/Fl#61teDecode]'), /quá lớn/],
  ['an encrypted bomb', bomb('aes-128'), /quá lớn/],
  ['a bomb of an older cipher', bomb('rc4-128'), /quá lớn/],
  ['a filter nobody uses', compressed(zeros(1000), '/BrotliDecode'), /kiểu nén/],
  ['a filter named elsewhere', compressed(zeros(1000), ' 5 0 R'), /kiểu nén/],
  ['3 MB of drawing', pdfOf(['0 0 m 1 1 l S '.repeat(220_000)]), /quá lớn/],
  ['5 MB and one byte', new Uint8Array(5_242_881), /5 MB/],
];

/** Milliseconds of the processor that each refusal took: the machine may be busy with something else. */
const took: number[] = [];

afterAll(() =>
  tellFigure(28, `${took.length} hostile PDFs refused, the slowest after ${Math.round(Math.max(...took))} ms`),
);

test.each(BAD)('%s is refused within a second of the processor', async (_, bytes, word) => {
  const before = process.cpuUsage();
  const read = await readPdf(bytes);
  const { user, system } = process.cpuUsage(before);
  took.push((user + system) / 1000);
  expect(took.at(-1)).toBeLessThan(1000);
  expect(read.ok ? '' : read.message).toMatch(word);
});

test('a statement comes back row by row over its pages', async () => {
  const rows = Array.from({ length: 70 }, (_, place) => rowNumber(place));
  const read = await readPdf(statementPdf(HEAD, rows));
  expect(read.ok && parseRows(read.lines)).toEqual({ rows, unread: [] });
});

test('a compressed page reads like a plain one', async () => {
  const read = await readPdf(compressed(deflateSync('BT /F1 9 Tf 40 500 Td (xin chao) Tj ET')));
  expect(read).toMatchObject({ ok: true, lines: [[{ text: 'xin chao' }]] });
});

test('what cannot be trusted is not taken for a row', async () => {
  const wrong = [{ Net: 5 }, { Amount: 0 }, { Date: '2026-02-30' }, { Fee: 40_000_000 }];
  const rows = [rowNumber(1), ...wrong.map((change) => Object.assign(rowNumber(2), change))];
  const read = await readPdf(statementPdf(HEAD, rows));
  const parsed = read.ok ? parseRows(read.lines, { pages: read.pages }) : undefined;
  expect(parsed?.rows).toEqual([rowNumber(1)]);
  expect(parsed?.unread).toMatchObject([
    { Place: 'Trang 1, dòng 5', Word: '5', Reason: 'Số tiền trừ phí không bằng thực nhận' },
    { Place: 'Trang 1, dòng 6', Word: '0', Reason: 'Không đọc được số tiền' },
    { Place: 'Trang 1, dòng 7', Word: '30/02/2026', Reason: 'Không đọc được ngày giao dịch' },
    { Place: 'Trang 1, dòng 8', Word: '29.604.002', Reason: 'Số tiền trừ phí không bằng thực nhận' },
  ]);
  expect(parseRows([])).toBeUndefined();
});

function rowNumber(place: number): StatementRow {
  return {
    Date: '2026-11-20',
    TID: '24531876',
    LotNo: '000123',
    InvoiceNo: String(place).padStart(6, '0'),
    ApprovalCode: `A${String(place).padStart(5, '0')}`,
    CardMasked: '4221 51** **** 4821',
    Amount: 30_000_000 + place,
    Fee: 396_000,
    Net: 29_604_000 + place,
  };
}
