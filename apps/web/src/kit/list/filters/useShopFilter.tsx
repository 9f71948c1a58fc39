import type { ReactNode } from 'react';
import { SelectField, type FilterChip } from '@so-the/ui';
import { useListActiveShopsQuery } from '../../../api/shopApi.ts';
import { COMPANY_SHOP_ID } from '../../../lib/limits.ts';
import { useIsCompany } from '../../../session/useIsCompany.ts';
import { spellingOf } from '../../rows/spelling.ts';
import type { List } from '../useList.ts';

/** What the filter bar shows of the shops that the company may choose among. */
interface ShopFilter {
  /** Chooses the shop; `null` outside the company, and for a list that cannot be narrowed so. */
  field: ReactNode;
  chips: FilterChip[];
}

/** "Cửa hàng" for a list of the company over its shops. */
export function useShopFilter(list: List<object>): ShopFilter {
  const { shop } = spellingOf(list.call);
  const offered = useIsCompany() && shop !== undefined;
  const { data } = useListActiveShopsQuery(undefined, { skip: !offered });
  if (!offered) return { field: null, chips: [] };
  const { value, onChange } = (list as List<Record<string, number | undefined>>).filter(shop);
  const options = (data?.Data ?? [])
    .filter(({ ShopID }) => ShopID !== COMPANY_SHOP_ID)
    .map(({ ShopID, ShopName }) => ({ value: ShopID, label: ShopName }));
  const chosen = options.find((option) => option.value === value);
  return {
    field: <SelectField label="Cửa hàng" options={options} placeholder="Tất cả" value={value} onChange={onChange} />,
    chips:
      value === null ? [] : [{ id: shop, label: `Cửa hàng: ${chosen?.label ?? '…'}`, onRemove: () => onChange(null) }],
  };
}
