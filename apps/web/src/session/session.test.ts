import { beforeEach, describe, expect, it } from 'vitest';
import {
  clientSession,
  endSession,
  onSession,
  readSession,
  readStored,
  startSession,
  switchShop,
  type SessionEvent,
} from './session.ts';
import { hasReloaded } from './reloadFlag.ts';
import { keepInMemory, localArea, tabArea } from './storage.ts';
import type { SessionUser } from './stored.ts';

let events: SessionEvent[] = [];
onSession((event) => events.push(event));

beforeEach(() => {
  keepInMemory();
  events = [];
});

describe('a login', () => {
  it('stores token, user and shop under the keys of the specification', () => {
    startSession(chuShop);
    expect(localArea().get('token')).toBe(chuShop.Token);
    expect(JSON.parse(localArea().get('user') ?? '')).toEqual(chuShop);
    expect(JSON.parse(localArea().get('shop') ?? '')).toEqual({
      ShopID: 1,
      ShopName: 'Thẻ Phú Nhuận',
      AccountBank: '1017595600',
      AccountOwner: 'TRAN VAN CHU',
      BankCode: 'VCB',
      Address: '12 Phan Xích Long',
      Phone: '0283844567',
    });
  });

  it('leaves the reloaded flag in session storage, not yet raised', () => {
    startSession(chuShop);
    expect(tabArea().get('reloaded')).toBe('false');
    expect(hasReloaded()).toBe(false);
  });

  it('gives every request its three headers', () => {
    startSession(chuShop);
    expect(clientSession()).toEqual({ token: chuShop.Token, userId: 2, shopId: 1 });
  });
});

describe('what the guards find', () => {
  it.each([
    ['nothing', {}, 'none'],
    ['an empty token', { token: '' }, 'none'],
    ['a token alone', { token: 't' }, 'broken'],
    ['a user that is no JSON', { token: 't', user: '{"UserID":' }, 'broken'],
    ['a user that is no object', { token: 't', user: '"chushop"' }, 'broken'],
    ['a user without an id', { token: 't', user: '{"ShopID":1}' }, 'broken'],
    ['a user whose id is a text', { token: 't', user: '{"UserID":"2","ShopID":1}' }, 'broken'],
    ['null for a user', { token: 't', user: 'null' }, 'broken'],
    ['a user and a broken shop', { token: 't', user: '{"UserID":2,"ShopID":1,"ShopName":"A"}', shop: '[' }, 'present'],
  ])('%s', (_name, stored, state) => {
    for (const [key, value] of Object.entries(stored)) localArea().set(key, value);
    expect(readStored().state).toBe(state);
  });

  it('is the same object until something changes, so that nothing is drawn twice', () => {
    startSession(chuShop);
    const before = readSession();
    expect(readSession()).toBe(before);
    switchShop({ ShopID: 2, ShopName: 'Thẻ Gò Vấp' });
    expect(readSession()).not.toBe(before);
  });
});

describe('the end of a session', () => {
  it('clears all local storage, whatever stands there', () => {
    startSession(chuShop);
    localArea().set('something', 'else');
    endSession('logout');
    expect(['token', 'user', 'shop', 'something'].map((key) => localArea().get(key))).toEqual([null, null, null, null]);
    expect(readSession()).toBeNull();
  });

  it('happens once, though twenty calls fail with 401 at the same time', () => {
    startSession(chuShop);
    for (let call = 0; call < 20; call += 1) endSession('expired');
    expect(events.filter(({ type }) => type === 'ended')).toEqual([{ type: 'ended', reason: 'expired' }]);
  });
});

describe('the shop of a tab', () => {
  it('stays what it was when another tab stores another one', () => {
    startSession(chuShop);
    localArea().set('shop', '{"ShopID":2,"ShopName":"Thẻ Gò Vấp"}');
    expect(readSession()?.shop.ShopID).toBe(1);
  });

  it('is what the last tab chose, in a new tab', () => {
    startSession(chuShop);
    switchShop({ ShopID: 2, ShopName: 'Thẻ Gò Vấp' });
    tabArea().clear();
    expect(clientSession()?.shopId).toBe(2);
  });

  it('is not taken over by another user of the same tab', () => {
    startSession(chuShop);
    switchShop({ ShopID: 2, ShopName: 'Thẻ Gò Vấp' });
    startSession({ ...chuShop, UserID: 3, ShopID: 3, ShopName: 'Thẻ Thủ Đức' });
    expect(readSession()?.shop.ShopID).toBe(3);
  });

  it.each([
    ['the same user after an expired session', 'expired', 2, 2],
    ['another user after an expired session', 'expired', 9, 1],
    ['the same user after a logout', 'logout', 2, 1],
  ] as const)('for a login of %s', (_who, reason, UserID, shopId) => {
    startSession(chuShop);
    switchShop({ ShopID: 2, ShopName: 'Thẻ Gò Vấp' });
    endSession(reason);
    startSession({ ...chuShop, UserID });
    expect(readSession()?.shop.ShopID).toBe(shopId);
    expect(JSON.parse(localArea().get('shop') ?? '')).toMatchObject({ ShopID: 1 });
  });
});

const chuShop: SessionUser = {
  Token: '9f8e7d6c5b4a39281706f5e4d3c2b1a0',
  UserID: 2,
  ShopID: 1,
  ShopName: 'Thẻ Phú Nhuận',
  AccountBank: '1017595600',
  AccountOwner: 'TRAN VAN CHU',
  BankCode: 'VCB',
  ShopAddress: '12 Phan Xích Long',
  ShopPhone: '0283844567',
  OwnerUserID: 2,
  UserName: 'chushop',
  FullName: 'Trần Văn Chủ',
  GroupID: 1,
  ExpiredDate: '2027-12-31',
  menuPermissions: [],
};
