import { expect, it } from 'vitest';
import type { ActionID } from '@so-the/api-client';
import { OPERATION_RIGHTS } from '../../../../../packages/mock-server/src/core/access/operationRights.ts';
import { MENU } from '../../../../../packages/mock-server/src/core/values/menus.ts';
import { offered, withUnoffered } from './menuActions.ts';

const EVERY: ActionID[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const boxes = new Map(
  offered(Object.values(MENU).map((MenuID) => ({ MenuID, ActionIDs: EVERY }))).map(({ MenuID, ActionIDs }) => [
    MenuID,
    ActionIDs,
  ]),
);

it('every call can be allowed on each screen that may make it', () => {
  const shut = Object.entries(OPERATION_RIGHTS).flatMap(([call, { menus, actions }]) =>
    menus
      .filter((menu) => !actions.some((action) => boxes.get(MENU[menu])?.includes(action)))
      .map((menu) => `${call} on ${menu}`),
  );
  expect(shut).toEqual([]);
});

it('a box for a change is asked for by some call of its screen', () => {
  const changes = new Set<ActionID>([2, 3, 4, 5, 6, 8]);
  const asked = new Set(
    Object.values(OPERATION_RIGHTS).flatMap(({ menus, actions }) =>
      menus.flatMap((menu) => actions.map((action) => `${MENU[menu]}:${action}`)),
    ),
  );
  const senseless = [...boxes].flatMap(([menu, actions]) =>
    actions.filter((action) => changes.has(action) && !asked.has(`${menu}:${action}`)).map((one) => `${menu}:${one}`),
  );
  expect(senseless).toEqual([]);
});

it('a right without a box stays while its screen stays', () => {
  const before = [{ MenuID: 10 as const, ActionIDs: [1, 2, 10] as ActionID[] }];
  expect(offered(before)).toEqual([{ MenuID: 10, ActionIDs: [1, 2] }]);
  expect(withUnoffered([{ MenuID: 10, ActionIDs: [1] }], before)).toEqual([{ MenuID: 10, ActionIDs: [1, 10] }]);
  expect(withUnoffered([], before)).toEqual([]);
});
