import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { describedBy, handedOn } from './partProps.ts';

it.each<[(string | false | undefined)[], string | undefined]>([
  [[], undefined],
  [['', false, undefined], undefined],
  [['error', '', 'note'], 'error note'],
])('%j are read as %s', (ids, read) => {
  expect(describedBy(...ids)).toBe(read);
});

it('fills a ref object by the same function each time, so that a part drawn again does not let it go', () => {
  const ref = createRef<HTMLElement>();
  const first = handedOn({ ref }).ref;
  expect(handedOn({ ref }).ref).toBe(first);
  const root = {} as HTMLElement;
  first?.(root);
  expect(ref.current).toBe(root);
  first?.(null);
  expect(ref.current).toBeNull();
});

it('gives a function as it is, and none where there is none', () => {
  const ref = vi.fn<(node: HTMLElement | null) => void>();
  expect(handedOn({ ref }).ref).toBe(ref);
  expect(handedOn({ 'data-testid': 'a' })).toEqual({
    ref: undefined,
    'data-testid': 'a',
    'aria-describedby': undefined,
  });
});
