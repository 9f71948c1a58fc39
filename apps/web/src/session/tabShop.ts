import { tabArea } from './storage.ts';
import { parseObject, parseShop, type SessionShop } from './stored.ts';

const KEY = 'tabShop';

/** What is kept of this tab's shop, as it is written: while it stays the same, so does the shop. */
export function readTabShopText(): string | null {
  return tabArea().get(KEY);
}

/** The shop this tab works on, if the same user chose it; it survives reloads and what other tabs switch to. */
export function readTabShop(userId: number): SessionShop | undefined {
  const kept = parseObject(tabArea().get(KEY));
  return kept?.UserID === userId ? parseShop(kept.shop) : undefined;
}

/** Makes a shop the one this tab works on. */
export function keepTabShop(userId: number, shop: SessionShop): void {
  tabArea().set(KEY, JSON.stringify({ UserID: userId, shop }));
}

/** Forgets the tab's shop. */
export function dropTabShop(): void {
  tabArea().remove(KEY);
}
