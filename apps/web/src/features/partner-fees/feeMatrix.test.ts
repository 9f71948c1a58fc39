import type { Schemas } from '@so-the/api-client';
import { describe, expect, it } from 'vitest';
import { feeCommands, feeRows, inheritedFee, savedFees, withChanges } from './feeMatrix.ts';

const saved = savedFees([
  fee(1, 1500, {}),
  fee(2, 1600, { PosPartnerID: 3 }),
  fee(3, 1700, { TypeCard: 1 }),
  fee(4, 1800, { PosPartnerID: 3, TypeCard: 1 }),
]);
const valueAt = (place: string) => saved.get(place)?.FeePercent ?? null;

describe('the rate in force in an empty cell', () => {
  it.each([
    ['p3', '2', 1600, 'theo máy'],
    ['p9', '1', 1700, 'theo loại thẻ'],
    ['p9', '2', 1500, 'theo mặc định'],
    ['p9', 'any', 1500, 'theo mặc định'],
    ['any', '2', 1500, 'theo mặc định'],
  ])('%s, card type %s', (row, column, value, text) => {
    expect(inheritedFee(row, column, valueAt, 900)).toEqual({ value, text });
  });

  it('is none where the cell has a rate of its own', () => {
    expect(inheritedFee('p3', '1', valueAt, 900)).toBeUndefined();
  });

  it('falls back to the record of the partner, or to nothing', () => {
    expect(inheritedFee('p9', '2', () => null, 900)).toEqual({ value: 900, text: 'theo hồ sơ đối tác' });
    expect(inheritedFee('p9', '2', () => null, undefined)).toEqual({ text: 'chưa có phí' });
  });
});

describe('what saving sends', () => {
  it('keeps typed rates with the row they replace and deletes the rows of emptied cells', () => {
    const edits = { 'p3/1': 1850, 's7/any': 1400, 'any/1': null };
    expect(feeCommands(5, edits, saved)).toEqual({
      keep: [
        { ConfigPartnerFeeShopID: 4, Version: 1, PartnerID: 5, PosPartnerID: 3, TypeCard: 1, FeePercent: 1850 },
        { PartnerID: 5, PosID: 7, FeePercent: 1400 },
      ],
      remove: [3],
    });
  });

  it('forgets a cell that is as saved again', () => {
    const edits = withChanges({}, saved, [{ row: 'p3', column: '1', value: 1 }]);
    expect(edits).toEqual({ 'p3/1': 1 });
    expect(withChanges(edits, saved, [{ row: 'p3', column: '1', value: 1800 }])).toEqual({});
  });
});

it('shows a terminal that only a rate still names', () => {
  expect(feeRows([fee(1, 1500, { PosID: 7, PosName: 'Máy cũ' })])).toEqual([
    { id: 'any', label: 'Mọi máy' },
    { id: 's7', label: 'Máy cũ', note: 'Đã ngừng' },
  ]);
});

function fee(id: number, FeePercent: number, key: Partial<Schemas['PartnerFee']>): Schemas['PartnerFee'] {
  return { ConfigPartnerFeeShopID: id, Version: 1, PartnerID: 5, FeePercent, ...key } as Schemas['PartnerFee'];
}
