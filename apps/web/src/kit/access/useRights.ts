import { COMPANY_SHOP_ID } from '../../lib/limits.ts';
import { useSession } from '../../session/useSession.ts';
import { companyRights, rightsOn, type Rights } from './rights.ts';

/** Tells the rights on the screen of an address. */
export function useRightsOn(): (href: string) => Rights {
  const { user, shop } = useSession();
  return (href) => (shop.ShopID === COMPANY_SHOP_ID ? companyRights(href) : rightsOn(user.menuPermissions, href));
}

/** What the person may do on one screen. */
export function useRights(path: string): Rights {
  return useRightsOn()(path);
}
