import type { Args, Schemas } from '@so-the/api-client';
import { formatDate } from '@so-the/ui/format';
import { spellingOf } from '../list/spelling.ts';
import type { List } from '../list/useList.ts';
import type { Period } from '../period/period.ts';

/** What the entries behind a figure are asked by. */
export type EntriesArgs = Pick<
  Args<'getCashBook'>,
  'fromDate' | 'toDate' | 'searchShopID' | 'Account' | 'GroupBy' | 'StaffID' | 'PosID' | 'PosPartnerID' | 'TypeCard'
> & { Figure?: Schemas['Figure'] };

/** What of a report its total covers: its days and, in the company, the shop it is narrowed to. */
export function scopeOf(list: List<object>): EntriesArgs {
  const { from, to } = list.period as Period;
  const { shop } = spellingOf(list.call);
  const shopId = shop === undefined ? null : (list as List<Record<string, number | undefined>>).filter(shop).value;
  return { fromDate: from, toDate: to, ...(shopId !== null && { searchShopID: shopId }) };
}

/** Days in words: "20/11/2026", "01/11/2026–20/11/2026". */
export function daysInWords({ from, to }: Period): string {
  return from === to ? formatDate(from) : `${formatDate(from)}–${formatDate(to)}`;
}
