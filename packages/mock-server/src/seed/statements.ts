/** Two statements of the bank wait on the last day: one that was paid, one with a row of every kind to work through. */
import { bankOf } from '../core/values/banks.ts';
import { lotFigures } from '../core/lots/lotFigures.ts';
import type { Pos } from '../core/records/funds.ts';
import { LINE_STATUS, type Swipe } from '../core/records/schedule.ts';
import type { StatementRow } from '../core/records/statement.ts';
import { payStatement } from '../core/statements/payStatement.ts';
import { uploadStatement } from '../core/statements/uploadStatement.ts';
import type { Context } from '../core/command/context.ts';
import type { World } from '../core/store/world.ts';
import { rowOfSwipe, strangeRows } from '../samples/fromWorld.ts';
import { statementPdf, statementReading } from '../samples/statementPdf.ts';
import { actAs, must } from './actor.ts';
import type { ShopDay } from './day.ts';

/** Rows of each statement that are of our own swipes. */
const ROWS = 3;
/** What the bank kept more than agreed on one row, in đồng. */
const FEE_DIFFERENCE = 3300;

/** Brings the statements of the terminal that has most swipes waiting for their money. */
export function bringStatements({ world, dice, branch, to, now }: ShopDay): void {
  const context = actAs(dice, branch.shop.ownerId, branch.shop.shopId, Math.min(to, now));
  const [best] = branch.poses
    .map((pos) => ({ pos, swipes: unpaidSwipes(world, pos) }))
    .toSorted((a, b) => b.swipes.length - a.swipes.length);
  if (!best || best.swipes.length < 2) return;
  const { pos, swipes } = best;
  const half = Math.min(ROWS, Math.floor(swipes.length / 2));
  const paid = swipes.slice(0, half).map((swipe) => rowOfSwipe(world, swipe));
  const FileID = upload(world, pos, paid, `sao-ke-${pos.TID}-dot-1.pdf`, context);
  must(payStatement(world, { FileID }, context));
  const [first, ...others] = swipes.slice(half, half + ROWS).map((swipe) => rowOfSwipe(world, swipe));
  if (!first) return;
  const dearer = { ...first, Fee: first.Fee + FEE_DIFFERENCE, Net: first.Net - FEE_DIFFERENCE };
  const waiting = [dearer, ...others, ...strangeRows(first), first];
  upload(world, pos, waiting, `sao-ke-${pos.TID}-dot-2.pdf`, context);
}

/** Swipes of lots nothing was received for, the oldest first. */
function unpaidSwipes(world: World, pos: Pos): Swipe[] {
  const lots = world.numberLots.by('pos', pos.posID).filter((lot) => {
    const { ReceivedAmount, Remain } = lotFigures(world, lot);
    return ReceivedAmount === 0 && Remain > 0 && lot.CancelledAt === undefined;
  });
  return lots
    .flatMap((lot) => world.swipes.by('lot', lot.numberLoID))
    .filter((swipe) => swipe.Status === LINE_STATUS.done && swipe.ApprovalCode !== undefined);
}

function upload(world: World, pos: Pos, rows: StatementRow[], name: string, context: Context): number {
  const bytes = statementPdf({ bankName: bankOf(pos.BankID)?.BankName ?? '', merchantName: pos.PosName }, rows);
  const file = { name, type: 'application/pdf', bytes, pdf: statementReading(rows) };
  return must(uploadStatement(world, { file, posid: pos.posID, bankID: pos.BankID }, context)).FileID;
}
