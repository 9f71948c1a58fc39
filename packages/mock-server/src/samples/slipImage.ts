import { SLIP_KEYWORD } from '../core/bills/readSlip.ts';
import { displayDate, timeOf } from '../core/values/dates.ts';
import type { BillFacts } from '../core/records/bill.ts';
import { accountOwnerName } from '../core/values/text.ts';
import { glyphOf, LETTER } from './dotFont.ts';
import { pngFile, type Bitmap } from './pngFile.ts';

/** What a sample shows: 1 POS slip, 2 screenshot of a card sale, 3 settlement slip, 4 ordinary transfer. */
export type SampleKind = 1 | 2 | 3 | 4;

/** What is drawn and carried. */
export interface SampleSlip extends BillFacts {
  Kind: SampleKind;
  /** Of a settlement slip. */
  SlipCount?: number;
  SlipAmount?: number;
}

const WIDTH = 384;
const SCALE = 2;
const MARGIN = 12;
/** Letters of a line. */
const COLUMNS = Math.floor((WIDTH - MARGIN * 2) / (LETTER.width * SCALE));

/** A slip as a terminal prints it, without marks, that carries the same fields for programs to read. */
export function slipImage(slip: SampleSlip): Uint8Array {
  const { CardMasked, ...told } = slip;
  return pngFile(paint(linesOf(slip)), { keyword: SLIP_KEYWORD, text: JSON.stringify({ ...told, Card: CardMasked }) });
}

/** The lines of a slip: a pair stands at both edges, a single text in the middle. */
type PrintedLine = readonly [left: string, right?: string];

function linesOf(slip: SampleSlip): PrintedLine[] {
  const { SwipedAt, TID, MID, LotNo, InvoiceNo, RefNo, ApprovalCode, CardMasked, Amount } = slip;
  const when = SwipedAt === undefined ? '' : `${displayDate(SwipedAt.slice(0, 10))} ${timeOf(SwipedAt)}`;
  const head: PrintedLine[] = [[slip.BankName ?? ''], [slip.MerchantName ?? ''], ['-'.repeat(COLUMNS)]];
  const place: PrintedLine[] = [
    ['TID', TID],
    ['MID', MID],
    ['NGÀY/GIỜ', when],
  ];
  const total: PrintedLine[] = [['-'.repeat(COLUMNS)], ['TỔNG TIỀN', `${grouped(Amount)} VND`]];
  const printed: Record<SampleKind, PrintedLine[]> = {
    1: [
      ...head,
      ['HÓA ĐƠN THANH TOÁN'],
      ...place,
      ['SỐ LÔ', LotNo],
      ['SỐ H.ĐƠN', InvoiceNo],
      ['SỐ TC', RefNo],
      ['MÃ CHUẨN CHI', ApprovalCode],
      ['THẺ', CardMasked],
      ...total,
      [''],
      ['KHÁCH HÀNG KÝ TÊN'],
      ['LIÊN 1 - ĐẠI LÝ GIỮ'],
    ],
    2: [
      ['GIAO DỊCH THÀNH CÔNG'],
      [`${grouped(Amount)} VND`],
      ['-'.repeat(COLUMNS)],
      ['MÃ THIẾT BỊ', TID],
      ['THỜI GIAN', when],
      ['THẺ', CardMasked],
      ['MÃ CHUẨN CHI', ApprovalCode],
      ['SỐ TC', RefNo],
    ],
    3: [
      ...head,
      ['PHIẾU KẾT TOÁN'],
      ...place,
      ['SỐ LÔ', LotNo],
      ['SỐ GIAO DỊCH', String(slip.SlipCount ?? 0)],
      ['-'.repeat(COLUMNS)],
      ['TỔNG CỘNG', `${grouped(slip.SlipAmount)} VND`],
    ],
    4: [['CHUYỂN TIỀN THÀNH CÔNG'], [`${grouped(Amount)} VND`], ['THỜI GIAN', when], ['NỘI DUNG', 'TRA TIEN HANG']],
  };
  return printed[slip.Kind];
}

function grouped(amount = 0): string {
  return String(amount).replaceAll(/\B(?=(\d{3})+(?!\d))/g, '.');
}

function paint(lines: readonly PrintedLine[]): Bitmap {
  const step = LETTER.line * SCALE;
  const height = lines.length * step + MARGIN * 2;
  const bits = new Uint8Array((WIDTH / 8) * height).fill(0xff);
  for (const [place, [left, right]] of lines.entries()) {
    const top = MARGIN + place * step;
    const text = accountOwnerName(left).slice(0, COLUMNS);
    const room = WIDTH - MARGIN * 2;
    write(bits, text, right === undefined ? MARGIN + (room - widthOf(text)) / 2 : MARGIN, top);
    const end = accountOwnerName(right ?? '').slice(0, COLUMNS - text.length - 1);
    write(bits, end, WIDTH - MARGIN - widthOf(end), top);
  }
  return { width: WIDTH, height, bits };
}

function widthOf(text: string): number {
  return text.length * LETTER.width * SCALE;
}

function write(bits: Uint8Array, text: string, from: number, top: number): void {
  for (const [place, sign] of text.split('').entries()) {
    for (const [column, dots] of glyphOf(sign).entries()) {
      for (let row = 0; row < LETTER.height; row += 1) {
        if ((dots >> row) & 1) dot(bits, Math.floor(from) + (place * LETTER.width + column) * SCALE, top + row * SCALE);
      }
    }
  }
}

/** A black square of SCALE pixels. */
function dot(bits: Uint8Array, left: number, top: number): void {
  for (let y = top; y < top + SCALE; y += 1) {
    for (let x = left; x < left + SCALE; x += 1) {
      const at = y * (WIDTH / 8) + (x >> 3);
      bits[at] = (bits[at] ?? 0) & ~(0x80 >> (x & 7));
    }
  }
}
