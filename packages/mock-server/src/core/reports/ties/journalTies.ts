/** The general journal added up by account is the movement of each account, and by line the business result. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../../command/context.ts';
import { movementOf } from '../../ledger/balance.ts';
import { sumOf } from '../../values/money.ts';
import type { World } from '../../store/world.ts';
import type { BookLine } from '../money/bookLines.ts';
import { resultLineOf } from '../figures/resultFigures.ts';
import { getBusinessResult } from '../money/businessResult.ts';
import { getCashBook } from '../money/cashBook.ts';
import { journalLines, WHOLE_BOOKS } from '../money/journal.ts';
import { booksOfReport, periodOf, type ReportQuery } from '../reportQuery.ts';
import { must, tie, type Tie } from './tie.ts';

/** Lines of the result that rise by debits; all others rise by credits. */
const COSTS: ReadonlySet<Schemas['Figure']> = new Set<Schemas['Figure']>([
  'PosFeeAmount',
  'AffAmount',
  'PartnerAmount',
  'OperatingExpense',
  'LossAmount',
  'CapitalOut',
]);

/** Debits equal credits, each account of the books in view moves as its journal says, and so does each posted line of the result. */
export function journalTies(world: World, query: ReportQuery, context: Context): Tie[] {
  const { total, totals } = must(getCashBook(world, { ...query, Account: WHOLE_BOOKS }, context));
  const shopIds = booksOfReport(world, context, query.searchShopID);
  const lines = journalLines(world, shopIds, periodOf(query), context);
  return [
    tie('nhật ký chung: nợ = có', totals.In, totals.Out),
    tie('nhật ký chung: số dòng', total, lines.length),
    ...shopIds.flatMap((shopId) => accountTies(world, shopId, query, linesOfShop(lines, shopId))),
    ...resultTies(world, query, context, lines),
  ];
}

function accountTies(world: World, shopId: number, query: ReportQuery, lines: readonly BookLine[]): Tie[] {
  const byAccount = Map.groupBy(lines, ({ place }) => place.Account);
  return [...(world.books.shops.get(shopId)?.keys() ?? [])].flatMap((account) => {
    const own = byAccount.get(account) ?? [];
    const { opening, closing } = movementOf(world, shopId, account, periodOf(query));
    return [
      tie(`nhật ký chung: phát sinh ${account} của ${shopId}`, sumOf(own, amountOf), closing - opening),
      tie(`nhật ký chung: số dư ${account} của ${shopId}`, own.at(-1)?.balance ?? closing, closing),
    ];
  });
}

function resultTies(world: World, query: ReportQuery, context: Context, lines: readonly BookLine[]): Tie[] {
  const byLine = Map.groupBy(lines, ({ place }) => resultLineOf(place.Account));
  const posted = must(getBusinessResult(world, query, context)).lines.filter(({ Formula }) => Formula === undefined);
  return posted.map(({ Figure, Name, Amount }) => {
    const moved = sumOf(byLine.get(Name) ?? [], amountOf);
    return tie(`nhật ký chung: ${Name}`, COSTS.has(Figure) ? moved : 0 - moved, Amount);
  });
}

const amountOf = (line: BookLine) => line.amount;

function linesOfShop(lines: readonly BookLine[], shopId: number): BookLine[] {
  return lines.filter(({ entry }) => entry.ShopID === shopId);
}
