import { groupDigits } from '@so-the/ui/format';
import type { PixelSize } from './photoSize.ts';

/** Most pixels that are drawn: phones reach 108 million, and each takes four bytes of memory while it is drawn. */
const DRAWN_PIXELS = 120_000_000;

/** Longest side that browsers draw. */
const DRAWN_SIDE = 16_384;

/** Most pixels of a side, and of the whole picture, that the server takes. */
const SENT_SIDE = 10_000;
const SENT_PIXELS = 50_000_000;

/** Why a photo of this size is not even opened: a file of a few KB may say that it has 900 million pixels. */
export function sizeFault([width, height]: PixelSize): string | undefined {
  if (width === 0 || height === 0) return 'Ảnh không có nội dung.';
  if (width * height <= DRAWN_PIXELS && Math.max(width, height) <= DRAWN_SIDE) return undefined;
  return `Ảnh ${groupDigits(width)} × ${groupDigits(height)} điểm quá lớn để mở, tối đa 120 triệu điểm và ${groupDigits(DRAWN_SIDE)} điểm mỗi cạnh. Hãy thu nhỏ ảnh hoặc chụp lại ở độ phân giải thấp hơn.`;
}

/** Whether the server takes a photo of this size as it is. */
export function staysWithin([width, height]: PixelSize): boolean {
  return Math.max(width, height) <= SENT_SIDE && width * height <= SENT_PIXELS;
}

/** How much smaller a photo is drawn: as many pixels as 3 by 4 of this side, so that a long screenshot stays legible. */
export function shareOf([width, height]: PixelSize, side: number): number {
  return Math.min(1, Math.sqrt((side * side * 0.75) / (width * height)), SENT_SIDE / Math.max(width, height));
}
