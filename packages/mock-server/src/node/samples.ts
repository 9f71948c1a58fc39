import { Router, type Response } from 'express';
import { bankOf } from '../core/values/banks.ts';
import { LINE_STATUS } from '../core/records/schedule.ts';
import { replyFailed } from '../engine/envelope.ts';
import { sampleRows, slipOfSwipe } from '../samples/fromWorld.ts';
import { slipImage, type SampleKind } from '../samples/slipImage.ts';
import { statementPdf } from '../samples/statementPdf.ts';
import type { MockHost } from './mockHost.ts';
import { sendReply } from './sendReply.ts';

/**
 * `/_mock/samples`: files to try uploads with, drawn from the world. `bill.png?LogWithdrawalID=&Kind=` is the slip of a
 * swipe (the latest when absent; Kind 1 to 4), `statement.pdf?PosID=` the statement of a terminal.
 */
export function samples(host: MockHost): Router {
  const router = Router();
  router.get('/bill.png', ({ query }, response) => {
    const { swipes } = host.world;
    const latest = swipes.rows.findLast(({ Status, InvoiceNo }) => Status === LINE_STATUS.done && InvoiceNo);
    const swipe = query['LogWithdrawalID'] ? swipes.get(Number(query['LogWithdrawalID'])) : latest;
    if (!swipe) return sendReply(response, UNKNOWN);
    const kind = ([1, 2, 3, 4] as const).find((each) => each === Number(query['Kind'])) ?? 1;
    const lot = swipes.by('lot', swipe.NumberLoID ?? 0);
    const total = { SlipCount: lot.length, SlipAmount: lot.reduce((sum, each) => sum + each.Amount, 0) };
    const settled = kind === 3 ? total : {};
    send(
      response,
      'image/png',
      slipImage({ ...slipOfSwipe(host.world, swipe), ...settled, Kind: kind satisfies SampleKind }),
    );
  });
  router.get('/statement.pdf', ({ query }, response) => {
    const pos = host.world.poses.get(Number(query['PosID'])) ?? host.world.poses.rows[0];
    if (!pos) return sendReply(response, UNKNOWN);
    const head = { bankName: bankOf(pos.BankID)?.BankName ?? '', merchantName: pos.PosName };
    send(response, 'application/pdf', statementPdf(head, sampleRows(host.world, pos.posID)));
  });
  return router;
}

const UNKNOWN = replyFailed(404, 'NotFound', 'Chưa có lượt quẹt hay máy POS nào để vẽ mẫu');

function send(response: Response, type: string, bytes: Uint8Array): void {
  response.setHeader('Content-Type', type);
  response.end(Buffer.from(bytes));
}
