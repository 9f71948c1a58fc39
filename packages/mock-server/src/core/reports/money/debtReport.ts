/** A debt report carries each party from opening to closing through the causes of its change, and nothing is left over: closing = opening + Σ causes by their effect. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../../command/context.ts';
import { partyOf } from '../../parties/parties.ts';
import { idIn } from '../../records/accounts.ts';
import { causedMovementOf, type CausedMovement } from '../../ledger/balance.ts';
import { FLOWS, type FlowOf } from '../../books/flows.ts';
import type { ListPage } from '../../listing/listing.ts';
import { posOverdue } from '../../lots/posOverdue.ts';
import { PARTY_TYPE } from '../../records/debt.ts';
import type { Result } from '../../command/result.ts';
import type { World } from '../../store/world.ts';
import {
  booksOfReport,
  periodOf,
  refusePeriod,
  reportPage,
  shopName,
  sumColumns,
  type ReportQuery,
} from '../reportQuery.ts';

/** Kinds of parties with a debt. */
export type PartyKind = keyof typeof PARTY_TYPE;

type Column<Kind extends PartyKind> = 'Opening' | FlowOf<Kind> | 'Closing';
type Sums<Kind extends PartyKind> = Record<Column<Kind>, number>;
type DebtRow<Kind extends PartyKind> = Schemas['PartyKey'] & Sums<Kind>;
type DebtPage<Kind extends PartyKind> = Result<ListPage<DebtRow<Kind>, Sums<Kind>>>;

/** Debts of one kind of party over a period: every party that owed, moved or owes, largest closing first unless sorted. */
export function debtReport<Kind extends PartyKind>(
  world: World,
  kind: Kind,
  query: ReportQuery,
  context: Context,
): DebtPage<Kind> {
  const refused = refusePeriod(query);
  if (refused) return refused;
  const rows: DebtRow<Kind>[] = [];
  for (const shopId of booksOfReport(world, context, query.searchShopID))
    rows.push(...rowsOf(world, shopId, kind, query));
  rows.sort((a, b) => Math.abs(b.Closing) - Math.abs(a.Closing));
  return reportPage(rows, query, { textOf: partyText, totalsOf: (all) => sumColumns(all, columnsOf(kind)) });
}

/** Debts of POS, or of one, with what is overdue and what came ahead of its swipes. */
export function posDebtReport(
  world: World,
  query: ReportQuery & { posID?: number },
  context: Context,
): Result<ListPage<Schemas['PosDebtRow'], Schemas['PosDebtTotals']>> {
  const refused = refusePeriod(query);
  if (refused) return refused;
  const rows: Schemas['PosDebtRow'][] = [];
  for (const shopId of booksOfReport(world, context, query.searchShopID)) {
    const overdue = posOverdue(world, shopId, query.toDate);
    for (const row of rowsOf(world, shopId, 'pos', query)) {
      if (query.posID !== undefined && row.PartyID !== query.posID) continue;
      const Overdue = overdue.get(row.PartyID) ?? 0;
      rows.push({ ...row, Overdue, Advance: Math.max(0, -row.Closing) });
    }
  }
  rows.sort((a, b) => b.Closing - a.Closing);
  const columns = [...columnsOf('pos'), 'Overdue', 'Advance'] as const;
  return reportPage(rows, query, { textOf: partyText, totalsOf: (all) => sumColumns(all, columns) });
}

/** Columns of a debt report in their order. */
function columnsOf<Kind extends PartyKind>(kind: Kind): Column<Kind>[] {
  return ['Opening', ...(Object.keys(FLOWS[kind]) as FlowOf<Kind>[]), 'Closing'];
}

/** Opening, causes and closing of each party of a shop that owed, moved or owes, by its account. */
export function sumsByAccount<Kind extends PartyKind>(
  world: World,
  shopId: number,
  kind: Kind,
  query: ReportQuery,
): Map<string, Sums<Kind>> {
  const prefix = `${kind}/`;
  const sums = new Map<string, Sums<Kind>>();
  for (const account of world.books.shops.get(shopId)?.keys() ?? []) {
    if (!account.startsWith(prefix)) continue;
    const movement = causedMovementOf(world, shopId, account, periodOf(query));
    if (movement.opening === 0 && movement.debit === 0 && movement.credit === 0) continue;
    sums.set(account, sumsOf(kind, movement));
  }
  return sums;
}

/** What tells a party apart, with what opens its entries. */
export function partyKey(world: World, shopId: number, kind: PartyKind, account: string): Schemas['PartyKey'] {
  const PartyType = PARTY_TYPE[kind];
  const PartyID = idIn(account);
  const party = partyOf(world, PartyType, PartyID);
  const { Code = '', Name = '', Phone } = party ?? {};
  return { Account: account, ShopID: shopId, ShopName: shopName(world, shopId), PartyType, PartyID, Code, Name, Phone };
}

/** What a party is searched by. */
export function partyText({ Code, Name, Phone, ShopName }: Schemas['PartyKey']): string {
  return `${Code} ${Name} ${Phone ?? ''} ${ShopName}`;
}

function rowsOf<Kind extends PartyKind>(world: World, shopId: number, kind: Kind, query: ReportQuery): DebtRow<Kind>[] {
  return [...sumsByAccount(world, shopId, kind, query)].map(([account, sums]) =>
    Object.assign(partyKey(world, shopId, kind, account), sums),
  );
}

function sumsOf<Kind extends PartyKind>(kind: Kind, { opening, closing, flows }: CausedMovement): Sums<Kind> {
  const causes: Partial<Record<string, number>> = flows;
  const sums = Object.fromEntries(columnsOf(kind).map((column) => [column, causes[column] ?? 0])) as Sums<Kind>;
  return { ...sums, Opening: opening, Closing: closing };
}
