/** A row is shown with its swipe and with what its fee differs by: never hidden, never absorbed. */
import type { Schemas } from '@so-the/api-client';
import { bankOf } from '../values/banks.ts';
import { matchView } from '../bills/matchView.ts';
import type { Context } from '../command/context.ts';
import type { IsoDate } from '../values/dates.ts';
import { listPage, type ListPage, type ListQuery } from '../listing/listing.ts';
import { searchText } from '../listing/search.ts';
import { sumOf } from '../values/money.ts';
import { PDF_LINE_STATUS, type PdfLineStatus, type Statement, type StatementLine } from '../records/statement.ts';
import { done, notFound, type Result } from '../command/result.ts';
import { inView, shopsInView } from '../scope/shops.ts';
import { wireOf } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { lineStatus, paidTwin } from './lineStatus.ts';
import { swipesForRow } from './matchLine.ts';

/** Filters of the rows of statements. */
export interface LineListQuery extends ListQuery {
  fromDate?: IsoDate;
  toDate?: IsoDate;
  LineID?: number;
  FileID?: number;
  posID?: number;
}

type LineList = ListPage<Schemas['PdfLine'], Schemas['PdfLineTotals']>;

/** Rows of statements by the day of the sale, the newest first unless sorted. */
export function listPdfLines(world: World, query: LineListQuery, context: Context): Result<LineList> {
  const rows = shopsInView(world, context)
    .flatMap((shopId) => world.statementLines.by('shop', shopId))
    .filter(
      (line) =>
        (!query.fromDate || line.Date >= query.fromDate) &&
        (!query.toDate || line.Date <= query.toDate) &&
        (!query.LineID || line.LineID === query.LineID) &&
        (!query.FileID || line.FileID === query.FileID) &&
        (!query.posID || world.statements.get(line.FileID)?.PosID === query.posID) &&
        (query.Status === undefined || query.Status === -1 || lineStatus(world, line) === query.Status),
    )
    .toSorted((a, b) => (a.Date === b.Date ? a.LineID - b.LineID : a.Date < b.Date ? 1 : -1));
  return listPage(rows, query, {
    textOf: searchText((line) => textOf(world, line)),
    viewOf: (line) => lineView(world, line),
    totalsOf: (all) => totalsOf(world, all),
  });
}

/** Lines of a statement that nobody could read, in the order of the file. */
export function listUnreadLines(
  world: World,
  { FileID }: { FileID: number },
  context: Context,
): Result<ListPage<Schemas['UnreadLine']>> {
  const statement = inView(world, world.statements.get(FileID), context);
  if (!statement) return notFound('sao kê');
  const rows = [...statement.UnreadLines];
  return done({ rows, total: rows.length, totals: undefined });
}

/** A statement with all its rows. */
export function statementView(world: World, statement: Statement): Schemas['StatementPdf'] {
  const lines = world.statementLines.by('file', statement.FileID);
  return {
    ...wireOf(world, statement, 'Hash'),
    UnreadRows: statement.UnreadLines.length,
    UnreadLines: [...statement.UnreadLines],
    PosName: world.poses.get(statement.PosID)?.PosName ?? '',
    BankName: bankOf(statement.BankID ?? 0)?.BankName,
    Lines: lines.map((line) => lineView(world, line)),
    Totals: totalsOf(world, lines),
  };
}

/** A row as lists see it. */
export function lineView(world: World, line: StatementLine): Schemas['PdfLine'] {
  const statement = world.statements.get(line.FileID);
  const swipe = world.swipes.get(line.LogWithdrawalID);
  const status = lineStatus(world, line);
  const choice =
    statement && status === PDF_LINE_STATUS.unmatched ? swipesForRow(world, statement, line, line.LineID).found : [];
  return {
    ...wireOf(world, line),
    FileName: statement?.Name ?? '',
    PosID: statement?.PosID ?? 0,
    PosName: world.poses.get(statement?.PosID)?.PosName ?? '',
    Status: status,
    PayNumberLoID: status === PDF_LINE_STATUS.paid ? line.PayNumberLoID : undefined,
    Match: swipe && matchView(world, swipe),
    NumberLoID: swipe?.NumberLoID,
    AmountDifference: swipe && line.Amount - swipe.Amount,
    FeeDifference: swipe && line.Fee - swipe.PosFee,
    Candidates: choice.map((each) => matchView(world, each)),
    PaidInFileID: paidTwin(world, line)?.FileID,
  };
}

function textOf(world: World, line: StatementLine): string {
  const swipe = world.swipes.get(line.LogWithdrawalID);
  const customer = world.customers.get(world.cards.get(swipe?.CardDataID)?.CustomerID);
  const codes = `${line.TID} ${line.LotNo ?? ''} ${line.InvoiceNo ?? ''} ${line.ApprovalCode ?? ''} ${line.CardMasked ?? ''}`;
  return `${codes} ${customer?.FullName ?? ''} ${world.statements.get(line.FileID)?.Name ?? ''}`;
}

function totalsOf(world: World, lines: readonly StatementLine[]): Schemas['PdfLineTotals'] {
  const byStatus = new Map<PdfLineStatus, number>();
  for (const line of lines) {
    const status = lineStatus(world, line);
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
  }
  const paid = lines.filter((line) => lineStatus(world, line) === PDF_LINE_STATUS.paid);
  const count = (status: PdfLineStatus) => byStatus.get(status) ?? 0;
  return {
    Amount: sumOf(lines, (line) => line.Amount),
    Fee: sumOf(lines, (line) => line.Fee),
    Net: sumOf(lines, (line) => line.Net),
    PaidNet: sumOf(paid, (line) => line.Net),
    FeeDifference: sumOf(lines, (line) => {
      const swipe = world.swipes.get(line.LogWithdrawalID);
      return swipe ? line.Fee - swipe.PosFee : 0;
    }),
    Unmatched: count(PDF_LINE_STATUS.unmatched),
    Matched: count(PDF_LINE_STATUS.automatic) + count(PDF_LINE_STATUS.byHand),
    Ignored: count(PDF_LINE_STATUS.ignored),
    Paid: count(PDF_LINE_STATUS.paid),
  };
}
