import { DateRangeField } from '@so-the/ui';
import type { FilterValues } from '../../kit/list/listAddress.ts';
import type { List } from '../../kit/list/useListScreen.ts';
import type { contractFilters } from './contractFilters.ts';

/** State of the list of orders. */
export type ContractList = List<FilterValues<typeof contractFilters>>;

/** Days of the appointments; either side may stay open. */
export function OrderPeriod({ list }: { list: ContractList }) {
  return (
    <DateRangeField
      label="Ngày hẹn"
      hideLabel
      value={{ from: list.filter('ForDate').value, to: list.filter('ToDate').value }}
      onChange={({ from, to }) => list.setFilters({ ForDate: from ?? undefined, ToDate: to ?? undefined })}
    />
  );
}
