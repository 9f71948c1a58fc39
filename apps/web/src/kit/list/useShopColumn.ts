import { useMemo } from 'react';
import type { Column } from '@so-the/ui';
import { COMPANY_SHOP_ID } from '../../lib/limits.ts';
import { useSession } from '../../session/useSession.ts';

/** The columns, with "Cửa hàng" in sight where the company sees rows of several shops in one list. */
export function useShopColumn<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const isCompany = useSession().shop.ShopID === COMPANY_SHOP_ID;
  return useMemo(() => {
    const shop = columns.find((column) => column.field === 'ShopName' && column.hidden);
    if (!isCompany || !shop) return columns;
    const [first, ...others] = columns.filter((column) => column !== shop);
    return first ? [first, { ...shop, hidden: false, width: shop.width ?? 148 }, ...others] : columns;
  }, [columns, isCompany]);
}
