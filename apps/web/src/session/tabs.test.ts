import { beforeEach, describe, expect, it } from 'vitest';
import { onSession, readSession, startSession, type SessionEvent } from './session.ts';
import { keepInMemory, localArea } from './storage.ts';
import type { SessionUser } from './stored.ts';
import { createFollower } from './tabs.ts';

let events: SessionEvent[] = [];
onSession((event) => events.push(event));

beforeEach(() => {
  keepInMemory();
});

describe('another tab', () => {
  it('that logs out logs out this one', () => {
    const { follow } = loggedIn();
    localArea().clear();
    follow({ key: null, newValue: null });
    expect(events).toEqual([{ type: 'ended', reason: 'elsewhere' }]);
    expect(readSession()).toBeNull();
  });

  it('that logs in as somebody else takes this one over once', () => {
    const { follow } = loggedIn();
    localArea().set('user', JSON.stringify({ ...owner, UserID: 3, Token: 'other' }));
    localArea().set('token', 'other');
    follow({ key: 'user', newValue: localArea().get('user') });
    follow({ key: 'token', newValue: 'other' });
    follow({ key: 'token', newValue: 'other' });
    expect(events).toEqual([{ type: 'userChangedElsewhere' }]);
    expect(readSession()?.user.UserID).toBe(3);
  });

  it('that logs out and in again at once does not lose the new session', () => {
    const { follow } = loggedIn();
    localArea().set('token', 'second');
    follow({ key: null, newValue: null });
    follow({ key: 'token', newValue: 'second' });
    expect(events).toEqual([{ type: 'userChangedElsewhere' }]);
    expect(readSession()?.token).toBe('second');
  });

  it('that switches the shop is only announced', () => {
    const { follow } = loggedIn();
    const shop = { ShopID: 2, ShopName: 'Thẻ Gò Vấp' };
    localArea().set('shop', JSON.stringify(shop));
    follow({ key: 'shop', newValue: JSON.stringify(shop) });
    expect(events).toEqual([{ type: 'shopSwitchedElsewhere', shop }]);
    expect(readSession()?.shop.ShopID).toBe(1);
  });

  it.each(['', '{', 'null', '{"ShopID":"2"}', '{"ShopID":1,"ShopName":"Thẻ Phú Nhuận"}'])(
    'that stores the shop %j says nothing',
    (newValue) => {
      const { follow } = loggedIn();
      follow({ key: 'shop', newValue });
      expect(events).toEqual([]);
    },
  );
});

const owner = { Token: 'first', UserID: 2, ShopID: 1, ShopName: 'Thẻ Phú Nhuận' } as SessionUser;

function loggedIn() {
  startSession(owner);
  const follower = createFollower();
  events = [];
  return follower;
}
