import { describe, expect, it } from 'vitest';
import { changesOf, keysOf, rightsOf, tick, treeOf, within, type Rights } from './rightSet.ts';

const cashier: Rights = [
  { MenuID: 10, ActionIDs: [1, 2] },
  { MenuID: 11, ActionIDs: [1] },
];

it('rights come back from the tree as they went in', () => {
  expect(rightsOf(keysOf(cashier))).toEqual(cashier);
});

it.each([
  ['another right brings Xem along', ['20:2'], [], [{ MenuID: 20, ActionIDs: [1, 2] }]],
  ['taking Xem takes the screen', ['10:2'], ['10:1', '10:2'], []],
  ['a right beside Xem is taken alone', ['10:1'], ['10:1', '10:2'], [{ MenuID: 10, ActionIDs: [1] }]],
])('%s', (_, next, before, rights) => {
  expect(tick(new Set(next), new Set(before))).toEqual(rights);
});

it('nothing is copied that may not be granted', () => {
  expect(within(cashier, [{ MenuID: 10, ActionIDs: [1, 3] }])).toEqual([{ MenuID: 10, ActionIDs: [1] }]);
});

it('the difference is told screen by screen', () => {
  expect(changesOf([{ MenuID: 10, ActionIDs: [1, 3] }], cashier)).toEqual([
    { screen: 'Khách hàng', given: ['Sửa'], taken: ['Thêm'] },
    { screen: 'Danh sách thẻ', given: [], taken: ['Xem'] },
  ]);
});

describe('treeOf', () => {
  it('holds what one of the sets names, below its group', () => {
    expect(treeOf(cashier, [{ MenuID: 80, ActionIDs: [1] }])).toMatchObject([
      {
        label: 'Khách hàng và đối tác',
        children: [
          { id: 10, actions: [1, 2] },
          { id: 11, actions: [1] },
        ],
      },
      { label: 'Lịch sử', children: [{ id: 80, label: 'Lịch sử thao tác' }] },
    ]);
  });
});
