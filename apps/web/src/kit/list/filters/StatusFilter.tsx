import { activeStatusOptions, type EnumOption } from '@so-the/api-client';
import { SelectField } from '@so-the/ui';
import type { ListControl } from '../address/useListState.ts';

/** Props of {@link StatusFilter}. */
export interface StatusFilterProps<Value extends string | number> {
  list: ListControl<{ Status?: Value }>;
  /** Statuses of the records. Default: in use or not. */
  options?: readonly EnumOption<Value>[];
}

/** Narrows a list by status. */
export function StatusFilter<Value extends string | number>({ list, options }: StatusFilterProps<Value>) {
  const known = options ?? (activeStatusOptions as unknown as readonly EnumOption<Value>[]);
  return <SelectField label="Trạng thái" options={known} placeholder="Tất cả" {...list.filter('Status')} />;
}
