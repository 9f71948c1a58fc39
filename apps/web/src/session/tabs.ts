import { emitSession, onSession, readSession, readStored } from './session.ts';
import { parseObject, parseShop } from './stored.ts';
import { dropTabShop, keepTabShop } from './tabShop.ts';

/**
 * Follows the other tabs: a logout there logs out here, another login there takes over here, a shop switched there is
 * only announced. Returns how to stop.
 */
export function followOtherTabs(): () => void {
  const { follow, stop } = createFollower();
  const onStorage = (event: StorageEvent) => {
    if (event.storageArea === window.localStorage) follow(event);
  };
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('storage', onStorage);
    stop();
  };
}

/** What a `storage` event tells about another tab. */
export type StorageChange = Pick<StorageEvent, 'key' | 'newValue'>;

/** Knows whose token this tab works with, so that a change made elsewhere can be told from its own. */
export function createFollower(): { follow: (change: StorageChange) => void; stop: () => void } {
  let ownToken = readSession()?.token ?? null;
  pinTabShop();
  const stop = onSession(({ type }) => {
    if (type === 'started' || type === 'ended') ownToken = readSession()?.token ?? null;
  });
  return { follow, stop };

  function follow({ key, newValue }: StorageChange): void {
    if (key === 'shop') announceShop(newValue);
    if (key !== null && key !== 'token') return;
    const stored = readStored();
    const token = stored.state === 'present' ? stored.session.token : null;
    if (token === ownToken) return;
    ownToken = token;
    if (token === null) dropTabShop();
    emitSession(token === null ? { type: 'ended', reason: 'elsewhere' } : { type: 'userChangedElsewhere' });
    pinTabShop();
  }
}

function announceShop(text: string | null): void {
  const shop = parseShop(parseObject(text));
  const session = readSession();
  if (shop && session && session.shop.ShopID !== shop.ShopID) emitSession({ type: 'shopSwitchedElsewhere', shop });
}

/** From the first look on, the tab keeps the shop it shows. */
function pinTabShop(): void {
  const session = readSession();
  if (session) keepTabShop(session.user.UserID, session.shop);
}
