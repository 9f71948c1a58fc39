import type { OperationId } from '@so-the/api-client';
import { useHas } from '../access/useHas.ts';
import { useReportTab } from './useReportTab.ts';

/** A tab of a report that has the book of fee revenue as one of its tabs. */
interface BookedTab<Id extends string> {
  id: Id;
  label: string;
  /** The call of its list. Default: as most reports do. */
  call?: OperationId;
}

/** The tab of the book of fee revenue. */
const bookTab = { id: 'feeBook', label: 'Sổ doanh thu phí', call: 'getFeeBook' } as const;

/** The tabs of a report with the book of fees behind them, and the open one; an API without the book has the tabs alone. */
export function useBookTab<Id extends string>(tabs: readonly [BookedTab<Id>, ...BookedTab<Id>[]]) {
  const hasBook = useHas(bookTab.call);
  const [first, ...others] = tabs;
  const shown: [BookedTab<Id | 'feeBook'>, ...BookedTab<Id | 'feeBook'>[]] = [
    first,
    ...others,
    ...(hasBook ? [bookTab] : []),
  ];
  const [tab, open] = useReportTab<Id | 'feeBook'>(shown);
  return { tabs: shown, tab, open };
}
