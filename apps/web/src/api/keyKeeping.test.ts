import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultConfig } from '../lib/config/appConfig.ts';
import { setConfig } from '../lib/config/config.ts';
import { clearSession, startSession } from '../session/session.ts';
import { keepInMemory, localArea } from '../session/storage.ts';
import type { SessionUser } from '../session/stored.ts';
import { keepsKeys, keyKeeping } from './keyKeeping.ts';

const KEPT = 'supported';
const { keyFor, onAnswer, onUnreached } = keyKeeping;
const user = { Token: 't', UserID: 2, ShopID: 1, ShopName: 'A' } as SessionUser;

beforeEach(() => {
  keepInMemory();
  configure('auto');
});
afterEach(() => setConfig(defaultConfig));

describe('with "auto"', () => {
  it('no key goes out before an answer has announced that keys are kept', () => {
    expect(keyFor('k1', false)).toBeUndefined();
    onAnswer(undefined, undefined, true);
    expect(keyFor('k1', false)).toBeUndefined();
    onAnswer(undefined, KEPT, true);
    expect(keyFor('k1', false)).toBe('k1');
    expect(keepsKeys()).toBe(false);
  });

  it('reads carry keys until one came back, so that the first write is believed', () => {
    onAnswer(undefined, KEPT, true);
    const key = keyFor(undefined, true);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    onAnswer(key, key, true);
    expect(keepsKeys()).toBe(true);
    expect(keyFor(undefined, true)).toBeUndefined();
    expect(keyFor('k1', false)).toBe('k1');
  });

  it('a proxy that drops the key is found out, and reads stop trying', () => {
    onAnswer(undefined, KEPT, true);
    onAnswer(keyFor(undefined, true), KEPT, true);
    expect(keepsKeys()).toBe(false);
    expect(keyFor(undefined, true)).toBeUndefined();
    expect(keyFor('k1', false)).toBe('k1');
  });

  it.each([
    ['another key came back', 'k9', true, false],
    ['the API says nothing any more', undefined, true, false],
    ['a proxy answered in its place', undefined, false, true],
  ] as const)('a proof holds until %s', (_what, said, isOwn, holds) => {
    prove();
    onAnswer('k2', said, isOwn);
    expect(keepsKeys()).toBe(holds);
  });

  it('an answer to a call without a key says nothing against the proof', () => {
    prove();
    onAnswer(undefined, undefined, true);
    expect(keepsKeys()).toBe(true);
  });

  it('another origin that does not let the header pass gets no more keys; one’s own does after a broken line', () => {
    onAnswer(undefined, KEPT, true);
    onUnreached(keyFor(undefined, true));
    expect(keyFor('k1', false)).toBe('k1');
    configure('auto', 'https://api.example.vn');
    onAnswer(undefined, KEPT, true);
    onUnreached(keyFor(undefined, true));
    expect([keyFor('k1', false), keepsKeys()]).toEqual([undefined, false]);
  });
});

it('with "none" no key ever goes out, whatever the API says', () => {
  prove();
  configure('none');
  onAnswer(undefined, KEPT, true);
  expect([keyFor('k1', false), keyFor(undefined, true), keepsKeys()]).toEqual([undefined, undefined, false]);
});

it('with "key" it goes out at once, and is believed only once it came back', () => {
  configure('key');
  expect([keyFor('k1', false), keepsKeys()]).toEqual(['k1', false]);
  onAnswer('k1', 'k1', true);
  expect(keepsKeys()).toBe(true);
});

it('what was found out of one API says nothing of another', () => {
  prove();
  configure('auto', 'https://api.example.vn');
  expect([keyFor('k1', false), keepsKeys()]).toEqual([undefined, false]);
});

it('a proof is kept beside the session, and nothing of it before a login or after a logout', () => {
  prove();
  expect(localArea().get('keyBelief')).toBeNull();
  startSession(user);
  onAnswer('k2', KEPT, true);
  prove();
  expect(localArea().get('keyBelief')).toBe('{"api":"","belief":"proven"}');
  clearSession();
  onAnswer('k3', KEPT, true);
  expect(localArea().get('keyBelief')).toBeNull();
});

function prove(): void {
  onAnswer('k1', 'k1', true);
}

function configure(idempotency: 'auto' | 'key' | 'none', apiBaseUrl = ''): void {
  setConfig({ ...defaultConfig, idempotency, apiBaseUrl });
}
