import { useCallback } from 'react';
import { COMPANY_SHOP_ID } from '../../lib/limits.ts';
import { useSession } from '../../session/useSession.ts';
import { companyRights, rightsOn, rightsOnAny, type Rights } from './rights.ts';

/** Tells the rights on the screen of an address. The same function until they change. */
export function useRightsOn(): (href: string) => Rights {
  const { user, shop } = useSession();
  return useCallback(
    (href) => (shop.ShopID === COMPANY_SHOP_ID ? companyRights(href) : rightsOn(user.menuPermissions, href)),
    [user, shop],
  );
}

/**
 * What the person may do on one screen, or on any of several: the one question before anything that writes is offered. On
 * the shops' screens the company only reads.
 */
export function useRights(...paths: readonly string[]): Rights {
  return rightsOnAny(paths.map(useRightsOn()));
}
