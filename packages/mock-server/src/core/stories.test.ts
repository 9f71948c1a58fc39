import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import { identityHolds } from '../testing/identity.ts';
import {
  booksHold,
  cancelRestores,
  closedShopIsKept,
  debtIsPaidOnce,
  reportsAgree,
} from '../testing/moneyProperties.ts';

// A hundred thousand stories take minutes on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 600_000 });

/** Stories told on every run: each planted fault is found within so many. `STORIES=100000` tells more. */
const STORIES = Number(process.env['STORIES'] ?? 1500);

test('after every step of any story the books balance, every figure equals the paper, and a refusal changes nothing', () => {
  let played = 0;
  let refused = 0;
  const property = booksHold((outcome) => {
    played += outcome.played;
    refused += outcome.refused;
  });
  fc.assert(property, { numRuns: STORIES });
  expect(played).toBeGreaterThan(STORIES * 5);
  expect(refused).toBeGreaterThan(STORIES);
  expect(refused).toBeLessThan(played * 0.95);
  tellFigure(6, `${STORIES} stories of ${played} money commands, ${refused} refused, 0 violations`);
});

test.each([
  ['all reports agree after any story, over all of it and over its first day', reportsAgree(), 8],
  ['funds and debts rise by profit and capital alone, in every shop, the company and any days', identityHolds(), 3],
  ['cancelling what was just done gives every account its balance back', cancelRestores(), 2],
  ['a debt is never paid twice, and a cancelled payment is owed again', debtIsPaidOnce(), 2],
  ['a shop that is closed takes nothing of its past out of what the company sees', closedShopIsKept(), 75],
] as const)('%s', (_promise, property, share) => {
  fc.assert<unknown>(property as fc.IProperty<unknown>, { numRuns: Math.ceil(STORIES / share) });
});
