import { describe, expect, it } from 'vitest';
import { createArea } from './storage.ts';

describe('a store of the browser', () => {
  it.each([
    ['is disabled', failing(() => undefined)],
    ['is full', () => fullStore()],
    ['does not exist', null],
  ])('that %s keeps what the page puts in and never throws', (_name, open) => {
    const area = createArea(open);
    area.set('token', 'a');
    area.set('token', 'b');
    expect(area.get('token')).toBe('b');
    area.remove('token');
    expect(area.get('token')).toBeNull();
    area.set('user', 'c');
    area.clear();
    expect(area.get('user')).toBeNull();
  });

  it('is believed over memory once it takes values again', () => {
    const { store, state } = fickleStore();
    const area = createArea(() => store);
    state.full = true;
    area.set('token', 'kept in memory');
    state.full = false;
    area.set('token', 'kept for good');
    expect(store.getItem('token')).toBe('kept for good');
    expect(area.get('token')).toBe('kept for good');
  });
});

function failing(before: () => void): () => Storage {
  return () => {
    before();
    throw new DOMException('denied', 'SecurityError');
  };
}

function fullStore(): Storage {
  const { store, state } = fickleStore();
  state.full = true;
  return store;
}

function fickleStore() {
  const values = new Map<string, string>();
  const state = { full: false };
  const store: Storage = {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => values.delete(key),
    setItem: (key, value) => {
      if (state.full) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
  };
  return { store, state };
}
