/** Every figure of every report is the sum of entries, and these are they: what each adds less what it takes off is the figure to the đồng. */
import { inBookOrder, type Period } from '../ledger/balance.ts';
import type { World } from '../store/world.ts';
import { drillLines, type DrillLine } from './drill.ts';
import { isBalance, readBalance } from './figureBalances.ts';
import { figureEntries } from './figureEntries.ts';
import type { FigureQuery, Reading } from './figureQuery.ts';
import { readReport } from './figureReports.ts';
import { rowLines } from './rowDrill.ts';

/** Entries behind a figure of some shops, by day, then as they were posted. */
export function figureLines(world: World, shopIds: readonly number[], period: Period, asked: FigureQuery): DrillLine[] {
  if (asked.GroupBy !== undefined) return rowLines(world, shopIds, period, asked);
  const reading = readingOf(world, shopIds, period, asked);
  if (!reading) return drillLines(world, shopIds, period, asked);
  return (reading.shops ?? shopIds)
    .flatMap((shopId) => linesOf(world, shopId, reading, asked))
    .filter((line) => line.amount !== 0)
    .toSorted((a, b) => inBookOrder(a.entry, b.entry));
}

function readingOf(world: World, shopIds: readonly number[], period: Period, asked: FigureQuery): Reading | undefined {
  if (asked.Report !== undefined) return readReport(world, shopIds, period, asked);
  return isBalance(asked.Figure) ? readBalance(world, period, asked, asked.Figure) : undefined;
}

function linesOf(world: World, shopId: number, reading: Reading, asked: FigureQuery): DrillLine[] {
  const amountOf = reading.amountIn(shopId);
  const { EntryID, ScheduleID } = asked;
  const wished = { Account: reading.account, EntryID, ScheduleID };
  return figureEntries(world, shopId, reading.period, wished).map((entry) => ({
    shopId,
    entry,
    amount: amountOf(entry),
  }));
}
