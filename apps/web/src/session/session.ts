import type { ClientSession } from '@so-the/api-client';
import { clearReload } from './reloadFlag.ts';
import { localArea } from './storage.ts';
import { parseObject, parseShop, parseUser, shopOf, type SessionShop, type SessionUser } from './stored.ts';
import { dropTabShop, keepTabShop, readTabShop, readTabShopText } from './tabShop.ts';

/** Who works in this tab, and on which shop. */
export interface Session {
  token: string;
  user: SessionUser;
  shop: SessionShop;
}

/** Why a session ended: the user's wish, a 401, a password just changed, or a logout in another tab. */
export type SessionEnd = 'logout' | 'expired' | 'passwordChanged' | 'elsewhere';

/** What happens to the session of this tab. */
export type SessionEvent =
  | { type: 'started' }
  | { type: 'ended'; reason: SessionEnd }
  | { type: 'shopSwitched'; shop: SessionShop }
  | { type: 'shopSwitchedElsewhere'; shop: SessionShop }
  | { type: 'userChangedElsewhere' };

/** What the guards find in the stores; `broken`: a token whose user is missing or unreadable. */
export type StoredSession = { state: 'none' } | { state: 'broken' } | { state: 'present'; session: Session };

const listeners = new Set<(event: SessionEvent) => void>();
/** Who worked on which shop when the session of this tab expired. */
let expired: { userId: number; shop: SessionShop } | undefined;
let seen: { texts: readonly (string | null)[]; session: Session } | undefined;

/** Reads the stores again, as the guards do on every route change. Equal content gives the same object. */
export function readStored(): StoredSession {
  const local = localArea();
  const token = local.get('token');
  if (!token) return { state: 'none' };
  const texts = [token, local.get('user'), local.get('shop'), readTabShopText()];
  if (seen && texts.every((text, at) => text === seen?.texts[at])) return { state: 'present', session: seen.session };
  const user = parseUser(local.get('user'));
  if (!user) return { state: 'broken' };
  const shop = readTabShop(user.UserID) ?? parseShop(parseObject(local.get('shop'))) ?? shopOf(user);
  const isAsBefore = seen && seen.texts[0] === token && seen.texts[1] === texts[1] && isSame(seen.session.shop, shop);
  const session = seen && isAsBefore ? seen.session : { token, user, shop };
  seen = { texts, session };
  return { state: 'present', session };
}

function isSame(one: SessionShop, other: SessionShop): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The session of this tab, or null without a usable one. */
export function readSession(): Session | null {
  const stored = readStored();
  return stored.state === 'present' ? stored.session : null;
}

/** What the headers Token, UserID and ShopID are built from. */
export function clientSession(): ClientSession | null {
  const session = readSession();
  return session && { token: session.token, userId: session.user.UserID, shopId: session.shop.ShopID };
}

/**
 * Stores a successful login. Who comes back after an expired session finds this tab on the shop it showed. The token
 * comes last: other tabs take its arrival as the sign that all is there.
 */
export function startSession(user: SessionUser): void {
  const shop = shopOf(user);
  const local = localArea();
  local.set('user', JSON.stringify(user));
  local.set('shop', JSON.stringify(shop));
  keepTabShop(user.UserID, expired?.userId === user.UserID ? expired.shop : shop);
  expired = undefined;
  clearReload();
  local.set('token', user.Token);
  emitSession({ type: 'started' });
}

/** Clears all local storage. Without a token there is nothing to end, so that twenty calls failing at once end it once. */
export function endSession(reason: SessionEnd): void {
  if (localArea().get('token') === null) return;
  const session = readSession();
  expired = session && reason === 'expired' ? { userId: session.user.UserID, shop: session.shop } : undefined;
  clearSession();
  emitSession({ type: 'ended', reason });
}

/** Clears all local storage without telling anybody: for a guard that found a broken session and redirects by itself. */
export function clearSession(): void {
  localArea().clear();
  dropTabShop();
}

/** Makes a shop the one of this tab and of tabs opened from now on. */
export function switchShop(shop: SessionShop): void {
  const session = readSession();
  if (!session) return;
  localArea().set('shop', JSON.stringify(shop));
  keepTabShop(session.user.UserID, shop);
  emitSession({ type: 'shopSwitched', shop });
}

/** Tells of everything that happens to the session from now on. Returns how to stop. */
export function onSession(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the listeners what happened. */
export function emitSession(event: SessionEvent): void {
  for (const listener of listeners) listener(event);
}
