/** Statements, lines and entries without a line are read by whoever sees the account. */
import type { Schemas } from '@so-the/api-client';
import { listPage, type ListPage, type ListQuery } from '../listing/listing.ts';
import { searchText } from '../listing/search.ts';
import type { BankLine } from '../records/bankBook.ts';
import type { Context } from '../command/context.ts';
import { done, notFound, type Result } from '../command/result.ts';
import { inView } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { sumOf } from '../values/money.ts';
import { bankEntryView, bankLineStatus, bankLineView } from './bankLineView.ts';
import { lineState } from './lineState.ts';
import { bankStatementView, countLines, linesOf, missingEntries } from './reconcile.ts';

/** What lines of an account are narrowed by. */
export interface BankLineQuery extends ListQuery {
  BankCardID: number;
  StatementID?: number;
  /** Only lines without a match. */
  Open?: boolean;
}

type BankLines = ListPage<Schemas['BankLine'], Schemas['BankLineTotals']>;

/** Statements of an account, the newest first. */
export function listBankStatements(
  world: World,
  query: ListQuery & { BankCardID: number },
  context: Context,
): Result<ListPage<Schemas['BankStatement']>> {
  if (!inView(world, world.bankCards.get(query.BankCardID), context)) return notFound('tài khoản ngân hàng');
  const rows = world.bankStatements
    .by('account', query.BankCardID)
    .toSorted((a, b) => (a.ToDate === b.ToDate ? b.StatementID - a.StatementID : a.ToDate < b.ToDate ? 1 : -1));
  return listPage(rows, query, {
    textOf: searchText(({ Name }) => Name),
    viewOf: (row) => bankStatementView(world, row),
    totalsOf: () => undefined,
  });
}

/** Lines of an account or of one of its statements, the oldest first unless sorted. */
export function listBankLines(world: World, query: BankLineQuery, context: Context): Result<BankLines> {
  if (!inView(world, world.bankCards.get(query.BankCardID), context)) return notFound('tài khoản ngân hàng');
  const statement = inView(world, world.bankStatements.get(query.StatementID), context);
  if (query.StatementID !== undefined && statement?.BankCardID !== query.BankCardID) return notFound('sao kê');
  const all = statement ? linesOf(world, statement) : world.bankLines.by('account', query.BankCardID);
  const rows = all
    .filter((line) => !query.Open || lineState(world, line).kind === 'open')
    .filter((line) => query.Status === undefined || query.Status === -1 || bankLineStatus(world, line) === query.Status)
    .toSorted((a, b) => (a.Date === b.Date ? a.LineID - b.LineID : a.Date < b.Date ? -1 : 1));
  return listPage(rows, query, {
    textOf: searchText((line: BankLine) => `${line.Text} ${line.RefNo ?? ''} ${Math.abs(line.Amount)}`),
    viewOf: (line) => bankLineView(world, line),
    totalsOf: (lines) => ({
      ...countLines(world, lines),
      TotalIn: sumOf(lines, ({ Amount }) => Math.max(0, Amount)),
      TotalOut: sumOf(lines, ({ Amount }) => Math.max(0, -Amount)),
    }),
  });
}

/** Entries in the days of a statement that no line is matched with. */
export function listMissingEntries(
  world: World,
  { StatementID }: { StatementID: number },
  context: Context,
): Result<ListPage<Schemas['BankEntry']>> {
  const statement = inView(world, world.bankStatements.get(StatementID), context);
  if (!statement) return notFound('sao kê');
  const rows = missingEntries(world, statement).map((entry) => bankEntryView(world, entry, statement.BankCardID));
  return done({ rows, total: rows.length, totals: undefined });
}
