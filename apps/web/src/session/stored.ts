import type { Data } from '@so-the/api-client';

/** The stored user: the whole Data of the login answer (specification §3). */
export type SessionUser = Data<'login'>;

/** The stored shop (specification §3): whose books this tab works on. */
export interface SessionShop {
  ShopID: number;
  ShopName: string;
  AccountBank?: string | null;
  AccountOwner?: string | null;
  BankCode?: string | null;
  Address?: string | null;
  Phone?: string | null;
}

/** What a shop may be read from: the login answer or a line of the active shops. */
export interface ShopSource extends Omit<SessionShop, 'Address' | 'Phone'> {
  ShopAddress?: string | null;
  ShopPhone?: string | null;
}

/** Picks the stored fields: Address from ShopAddress, Phone from ShopPhone (specification §3). */
export function shopOf(source: ShopSource): SessionShop {
  const { ShopID, ShopName, AccountBank, AccountOwner, BankCode, ShopAddress, ShopPhone } = source;
  return { ShopID, ShopName, AccountBank, AccountOwner, BankCode, Address: ShopAddress, Phone: ShopPhone };
}

/** Reads a stored user from its text; undefined for anything that is not one. */
export function parseUser(text: string | null): SessionUser | undefined {
  const value = parseObject(text);
  return isId(value?.UserID) && isId(value.ShopID) ? (value as unknown as SessionUser) : undefined;
}

/** Takes a value for a shop; undefined for anything that is not one. */
export function parseShop(value: unknown): SessionShop | undefined {
  const shop = asObject(value);
  return isId(shop?.ShopID) && typeof shop.ShopName === 'string' ? (shop as unknown as SessionShop) : undefined;
}

/** Reads an object from JSON; undefined for anything else. */
export function parseObject(text: string | null): Record<string, unknown> | undefined {
  if (text === null) return undefined;
  try {
    return asObject(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function asObject(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}
