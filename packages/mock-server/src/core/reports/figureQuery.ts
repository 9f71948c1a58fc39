/** A figure is asked for by its name and by what narrows it; where two reports call different things alike, by the report too. */
import type { Schemas } from '@so-the/api-client';
import { addDays } from '../values/dates.ts';
import type { Period } from '../ledger/balance.ts';
import type { Entry } from '../records/entry.ts';
import type { World } from '../store/world.ts';
import { isOf } from './accountsAsked.ts';
import type { Drill } from './drill.ts';
import type { ReportRow } from './rowDrill.ts';

/** Everything a figure may be asked by; days and shops stand beside it. */
export interface FigureQuery extends Drill, ReportRow {
  Report?: Schemas['ReportName'];
}

/** Finds the records of a shop that a figure is made of. */
export type FindRecords = (
  world: World,
  shopId: number,
  period: Period,
  asked: FigureQuery,
) => Schemas['FigureRecord'][];

/** Which entries a figure is read from, and what each adds to it. */
export interface Reading {
  period: Period;
  /** The one account whose entries suffice; absent for all entries of the days. */
  account?: string;
  /** Shops whose books count. Default: those in view. */
  shops?: readonly number[];
  /** What an entry of a shop adds, in đồng. */
  amountIn: (shopId: number) => (entry: Entry) => number;
}

/** All days before a period; none before one without a beginning. */
export function daysBefore({ from }: Period): Period {
  return { to: from === undefined ? '0000-01-01' : addDays(from, -1) };
}

/** Đồng of an entry on an account, or on all of a kind. */
export function onAccounts({ Lines }: Entry, account: string): number {
  let total = 0;
  for (const line of Lines) if (isOf(line.Account, account)) total += line.Amount;
  return total;
}
