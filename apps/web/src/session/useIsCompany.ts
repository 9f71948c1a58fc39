import { COMPANY_SHOP_ID } from '../lib/limits.ts';
import { useSession } from './useSession.ts';

/** Whether this tab shows the company level over all shops. */
export function useIsCompany(): boolean {
  return useSession().shop.ShopID === COMPANY_SHOP_ID;
}
