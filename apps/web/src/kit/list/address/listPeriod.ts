import type { DateRange } from '@so-the/ui';
import { askedPeriod, type Period } from '../../period/period.ts';
import type { ListSpelling } from '../../rows/spelling.ts';
import type { ListControl } from './useListState.ts';

/** The period of a list, and what of its call's arguments says so. */
export interface ListPeriod {
  value: DateRange;
  set: (period: DateRange) => void;
  args: Readonly<Record<string, string>>;
}

/**
 * The period that the address asks for.
 *
 * @param usual what holds where the address says nothing: the period then always has both ends. Without it a side may
 *   stay open
 */
export function listPeriod(
  list: ListControl<Record<string, unknown>>,
  { from, to }: ListSpelling,
  usual: Period | undefined,
): ListPeriod {
  if (from === undefined || to === undefined) return NO_PERIOD;
  const asked = { from: dayOf(list, from), to: dayOf(list, to) };
  const value = usual ? askedPeriod(asked.from, asked.to, usual) : asked;
  return {
    value,
    set: (period) => list.setFilters({ [from]: period.from ?? undefined, [to]: period.to ?? undefined }),
    args: { ...(value.from !== null && { [from]: value.from }), ...(value.to !== null && { [to]: value.to }) },
  };
}

const NO_PERIOD: ListPeriod = { value: { from: null, to: null }, set: () => undefined, args: {} };

function dayOf(list: ListControl<Record<string, unknown>>, name: string): string | null {
  const { value } = list.filter(name);
  return typeof value === 'string' ? value : null;
}
