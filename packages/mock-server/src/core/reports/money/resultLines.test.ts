import { expect, test } from 'vitest';
import { COMPANY_SHOP_ID, type Context } from '../../command/context.ts';
import { ADJUST_KIND } from '../../records/debt.ts';
import { seedWorld } from '../../../seed/seedWorld.ts';
import { must } from '../../testing/openShop.ts';
import { getBusinessResult } from './businessResult.ts';
import { getCashBook, type CashBookQuery } from './cashBook.ts';

const NOW = '2026-11-21T10:00:00+07:00';
const demo = seedWorld({ scenario: 'demo', seed: 1, size: 'medium', now: Date.parse(NOW) });
const owner = demo.users.by('name', 'chushop')[0]?.UserID ?? 0;
const boss = demo.users.by('name', 'congty')[0]?.UserID ?? 0;

const PERIODS = [
  ['2026-11-21', '2026-11-21'],
  ['2026-10-01', '2026-10-31'],
  ['2026-07-20', '2026-11-21'],
] as const;

/** Each shop as its owner sees it, and the company: all together, one shop of it, its own books. */
const VIEWS: readonly { view: string; userId: number; shopId: number; searchShopID?: number }[] = [
  ...[1, 2, 3].map((shopId) => ({ view: `shop ${shopId}`, userId: owner, shopId })),
  { view: 'the company', userId: boss, shopId: COMPANY_SHOP_ID },
  { view: 'shop 2 of the company', userId: boss, shopId: COMPANY_SHOP_ID, searchShopID: 2 },
  { view: 'the company’s own books', userId: boss, shopId: COMPANY_SHOP_ID, searchShopID: COMPANY_SHOP_ID },
];

test.each(VIEWS)(
  '$view: every line of the business result opens into the entries it is the sum of',
  ({ userId, shopId, searchShopID }) => {
    const context = callOf(userId, shopId);
    const seen = new Set<string>();
    for (const [fromDate, toDate] of PERIODS) {
      const query = { fromDate, toDate, searchShopID };
      for (const { Figure, Amount } of must(getBusinessResult(demo, query, context)).lines) {
        const { sum, Closing } = openedOf({ ...query, Figure }, context);
        expect([Figure, sum, Closing]).toEqual([Figure, Amount, Amount]);
        if (Amount !== 0) seen.add(Figure);
      }
    }
    expect(seen.has('AssetChange')).toBe(true);
    const ofShop = ['NetProfit', 'Discounts', 'CapitalOut'];
    expect(shopId < 0 || ofShop.every((figure) => seen.has(figure))).toBe(true);
  },
);

test('what was let off in the demo is a discount, and stands on the line of discounts', () => {
  const cuts = demo.debts.rows.filter((debt) => debt.Kind === 3 && debt.AdjustKind === ADJUST_KIND.discount);
  expect(cuts.length).toBeGreaterThan(3);
  const { totals } = must(
    getBusinessResult(demo, { fromDate: '2026-07-20', toDate: '2026-11-21' }, callOf(boss, COMPANY_SHOP_ID)),
  );
  expect(totals.Discounts).toBe(cuts.reduce((sum, { Amount }) => sum + Amount, 0));
});

/** What all entries behind a figure add up to, page by page, and what the book closes with. */
function openedOf(query: CashBookQuery, context: Context): { sum: number; Closing: number } {
  let sum = 0;
  let seen = 0;
  for (let PageIndex = 1; ; PageIndex += 1) {
    const { book, total, totals } = must(getCashBook(demo, { ...query, PageIndex, PageSize: 500 }, context));
    for (const { In, Out } of book.Entries) sum += In - Out;
    seen += book.Entries.length;
    if (seen >= total) return { sum, Closing: totals.Closing };
  }
}

function callOf(userId: number, shopId: number): Context {
  return { now: NOW, businessDate: '2026-11-21', userId, shopId, randomHex: (bytes) => 'ab'.repeat(bytes) };
}
