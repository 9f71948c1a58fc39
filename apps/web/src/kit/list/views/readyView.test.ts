import { expect, it } from 'vitest';
import { asView, sameQuery } from './readyView.ts';

it.each([
  ['ForDate=2026-11-20&ToDate=2026-11-20', 'ToDate=2026-11-20&ForDate=2026-11-20', true],
  ['StaffID=4', 'StaffID=5', false],
  ['StaffID=4', 'StaffID=4&PageSize=50', false],
  ['', '', true],
])('%s asks for the same as %s: %s', (one, other, same) => expect(sameQuery(one, other)).toBe(same));

it('is a view that nobody can change', () => {
  expect(asView({ id: 'mine', name: 'Của tôi', query: 'StaffID=4' })).toMatchObject({
    isReady: true,
    isDefault: false,
  });
});
