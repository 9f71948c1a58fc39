import type { Schemas } from '@so-the/api-client';
import { slipImage, type SampleSlip } from '@so-the/mock-server/browser';

/** The picture of a swipe's slip as a terminal prints it; `more` changes single fields of it, or what it is. */
export function slipPicture(swipe: Schemas['LogWithdrawal'], name: string, more: Partial<SampleSlip> = {}): File {
  const { TID, LotNo, InvoiceNo, ApprovalCode, RefNo, Amount, SwipedAt, CardLast4 } = swipe;
  const CardMasked = `4221 51** **** ${CardLast4}`;
  const facts = { TID, LotNo, InvoiceNo, ApprovalCode, RefNo, Amount, SwipedAt, CardMasked };
  const bytes = new Uint8Array(slipImage({ Kind: 1, BankName: 'Vietcombank', ...facts, ...more }));
  return new File([bytes], name, { type: 'image/png' });
}
