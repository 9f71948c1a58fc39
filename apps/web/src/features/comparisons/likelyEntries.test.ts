import type { Schemas } from '@so-the/api-client';
import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likelyEntries } from './likelyEntries.ts';

const DAY = '2026-11-20';

describe('entries that may explain a difference', () => {
  it('are those of its amount, the nearest to the day first', () => {
    const found = likelyEntries(
      [entry(1, '2026-11-01', 500_000), entry(2, '2026-11-19', 500_000), entry(3, '2026-11-20', 40_000)],
      500_000,
      DAY,
    );
    expect(found.map(({ EntryID, Why }) => [EntryID, Why])).toEqual([
      [2, 'missing'],
      [1, 'missing'],
    ]);
  });

  it('may be one that the other side booked before us', () => {
    const [found] = likelyEntries([entry(1, '2026-11-21', -500_000)], 500_000, DAY);
    expect(found).toMatchObject({ EntryID: 1, Why: 'early' });
  });

  it('may be two together where none fits alone', () => {
    const entries = [entry(1, '2026-11-02', 300_000), entry(2, '2026-11-18', 200_000), entry(3, '2026-11-19', 1)];
    expect(likelyEntries(entries, 500_000, DAY).map(({ EntryID }) => EntryID)).toEqual([2, 1]);
  });

  it('are none of those taken back, nor where nothing differs', () => {
    const cancelled = { ...entry(1, DAY, 500_000), IsCancelled: true };
    expect(likelyEntries([cancelled, { ...entry(2, DAY, -500_000), ReversesEntryID: 1 }], 500_000, DAY)).toEqual([]);
    expect(likelyEntries([entry(1, DAY, 0)], 0, DAY)).toEqual([]);
  });

  it('always add up to the difference', () => {
    const amounts = array(integer({ min: -50, max: 50 }), { maxLength: 40 });
    assert(
      property(amounts, integer({ min: -60, max: 60 }), (effects, difference) => {
        const found = likelyEntries(
          effects.map((effect, place) => entry(place + 1, DAY, effect)),
          difference,
          DAY,
        );
        const fits = found.every(({ Effect }) => Effect === difference);
        const together = found.reduce((sum, { Effect }) => sum + Effect, 0) === difference;
        expect(found.length === 0 || fits || (found.length === 2 && together)).toBe(true);
      }),
    );
  });
});

function entry(EntryID: number, BusinessDate: string, effect: number): Schemas['DebtEntry'] {
  return {
    EntryID,
    At: `${BusinessDate}T09:00:00+07:00`,
    BusinessDate,
    RefType: 'Swipe',
    RefID: EntryID,
    Description: 'Quẹt thẻ',
    Increase: Math.max(0, effect),
    Decrease: Math.max(0, -effect),
    Balance: 0,
    CreatedByName: 'Chủ cửa hàng',
    IsCancelled: false,
  };
}
