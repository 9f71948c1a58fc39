import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parseRows } from '../core/statements/parseRows.ts';
import { readPdf } from './readPdf.ts';

/** Statements as banks and mail programs make them, and how many rows a person counts in each. */
const FILES: readonly [file: string, rows: number, toLookAt: number][] = [
  ['stt.pdf', 3, 0],
  ['comma00.pdf', 3, 0],
  ['dmy2.pdf', 3, 0],
  ['iso.pdf', 3, 0],
  ['dots.pdf', 3, 0],
  ['en.pdf', 3, 0],
  ['twoline.pdf', 3, 0],
  ['refund.pdf', 1, 2],
  ['rl_default.pdf', 3, 0],
  ['q_trail.pdf', 3, 0],
  ['q_bom.pdf', 3, 0],
  ['q_owneronly.pdf', 3, 0],
  ['pages40.pdf', 1200, 0],
];

test.each(FILES)('%s has %d rows and %d to look at', async (file, count, toLookAt) => {
  const read = await readPdf(await bytesOf(file));
  const parsed = read.ok ? parseRows(read.lines) : undefined;
  expect([parsed?.rows.length, parsed?.unread.length]).toEqual([count, toLookAt]);
  parsed?.rows.forEach((row, place) => expect(row).toEqual(rowAt(place)));
});

test('a refund is to be looked at with its amount, whether a minus or brackets mark it', async () => {
  const read = await readPdf(await bytesOf('refund.pdf'));
  expect(read.ok && parseRows(read.lines)?.unread).toMatchObject([
    { Word: '-12.500.000', Reason: 'Giao dịch hoàn hoặc hủy' },
    { Word: '(12.500.000)', Reason: 'Giao dịch hoàn hoặc hủy' },
  ]);
});

/** What the sample files say in their rows, counted from 0. */
function rowAt(place: number) {
  const Amount = 12_500_000;
  return {
    Date: '2026-11-26',
    TID: '24531876',
    LotNo: String(place + 1).padStart(6, '0'),
    InvoiceNo: String(1000 + place).padStart(6, '0'),
    ApprovalCode: `A${String(place).padStart(5, '0')}`,
    CardMasked: `4111 11** **** ${String(1200 + (place % 100)).padStart(4, '0')}`,
    Amount,
    Fee: 165_000,
    Net: Amount - 165_000,
  };
}

async function bytesOf(file: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(new URL(`../testing/statements/files/${file}`, import.meta.url)));
}
