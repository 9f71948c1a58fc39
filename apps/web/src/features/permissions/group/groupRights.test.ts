import { expect, it } from 'vitest';
import type { Rights } from '../rightSet.ts';
import { commonRights, followGroup, ownCount } from './groupRights.ts';

const thu: Rights = [{ MenuID: 10, ActionIDs: [1, 2, 4] }];
const lan: Rights = [
  { MenuID: 10, ActionIDs: [1, 2] },
  { MenuID: 11, ActionIDs: [1] },
];
const both: Rights = [{ MenuID: 10, ActionIDs: [1, 2] }];

it('a group gives what all of its people have', () => {
  expect(commonRights([thu, lan])).toEqual(both);
  expect(commonRights([])).toEqual([]);
  expect([ownCount(thu, both), ownCount(lan, both)]).toEqual([1, 1]);
});

it.each<[string, Rights, Rights, Rights]>([
  [
    'what the group gets is given beside one’s own',
    thu,
    [{ MenuID: 10, ActionIDs: [1, 2, 3] }],
    [{ MenuID: 10, ActionIDs: [1, 2, 3, 4] }],
  ],
  [
    'what the group loses is taken, one’s own stays',
    lan,
    [{ MenuID: 10, ActionIDs: [1] }],
    [
      { MenuID: 10, ActionIDs: [1] },
      { MenuID: 11, ActionIDs: [1] },
    ],
  ],
  ['a screen the group no longer sees is gone with all on it', thu, [], []],
])('%s', (_, rights, after, expected) => {
  expect(followGroup(rights, both, after)).toEqual(expected);
});
