import type { Schemas } from '@so-the/api-client';
import { formatDate } from '@so-the/ui/format';
import { COMPANY_SHOP_ID } from '../../lib/limits.ts';
import { daysInWords } from '../period/period.ts';

/** What the entries behind the figures of a row are asked by, as the server hands it over with the row. */
export type FigureHandle = Schemas['FigureHandle'];

/** A row, or totals, whose figures open. */
export interface Openable {
  Entries?: FigureHandle;
  /** What opens the same figure of the period before. */
  PreviousEntries?: FigureHandle;
}

/** Whether a figure is one of the shops side by side that a person sees from one of them. */
export function isBeside({ Report }: FigureHandle, shopId: number): boolean {
  return Report === 'allShops' && shopId !== COMPANY_SHOP_ID;
}

/** Whether the documents behind a figure open where the person works; those of another shop open there. */
export function documentsOpen(asked: FigureHandle, shopId: number): boolean {
  return !isBeside(asked, shopId) || asked.searchShopID === shopId;
}

/** Whether the server handed over what opens the figures of a row, or of totals: those of rows that are searched for open nothing. */
export function opens(figures: Openable | undefined): boolean {
  return figures?.Entries !== undefined;
}

/** What one figure of a row, or of totals, is asked by; `undefined` where nothing opens it. */
export function askedFor(figure: string, { Entries, PreviousEntries }: Openable): FigureHandle | undefined {
  const handle = figure === 'PreviousAmount' ? PreviousEntries : Entries;
  return handle && { ...handle, Figure: handle.Figure ?? (figure as Schemas['Figure']) };
}

/** The days that a handle covers, in words; every day up to one where it names no first. */
export function handleDays({ fromDate, toDate }: FigureHandle): string {
  if (fromDate !== undefined) return daysInWords({ from: fromDate, to: toDate ?? fromDate });
  return toDate === undefined ? 'Mọi ngày' : `Đến ${formatDate(toDate)}`;
}
