import type { List } from '../list/useListScreen.ts';
import { askedPeriod, type Period } from './period.ts';

/** The names of two filters that hold the ends of a period. */
type DateNames<Filters> = {
  [Name in keyof Filters]-?: NonNullable<Filters[Name]> extends string ? Name : never;
}[keyof Filters];

/** The period of a list, which is always set: what the address does not say is the usual one. */
export function useListPeriod<Filters extends object>(
  list: List<Filters>,
  names: { from: DateNames<Filters>; to: DateNames<Filters> },
  usual: Period,
): [period: Period, setPeriod: (period: Period) => void] {
  const read = (name: keyof Filters) => list.filter(name).value as string | null;
  const period = askedPeriod(read(names.from), read(names.to), usual);
  const setPeriod = ({ from, to }: Period) =>
    list.setFilters({ [names.from]: from, [names.to]: to } as unknown as Partial<Filters>);
  return [period, setPeriod];
}
