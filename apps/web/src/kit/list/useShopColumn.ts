import { useMemo } from 'react';
import type { Column } from '@so-the/ui';
import { useIsCompany } from '../../session/useIsCompany.ts';

/** The columns, with "Cửa hàng" in sight where the company sees rows of several shops in one list. */
export function useShopColumn<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const isCompany = useIsCompany();
  return useMemo(() => {
    const shop = columns.find((column) => column.field === 'ShopName' && column.hidden);
    if (!isCompany || !shop) return columns;
    const [first, ...others] = columns.filter((column) => column !== shop);
    const onCard = others.some((column) => column.onCard !== undefined) ? 'below' : undefined;
    return first ? [first, { ...shop, hidden: false, width: shop.width ?? 148, onCard }, ...others] : columns;
  }, [columns, isCompany]);
}
