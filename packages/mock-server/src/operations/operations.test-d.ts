import type { Need, Needs } from '../core/access/need.ts';
import type { ProtectedOperation } from '../core/access/openOperations.ts';
import { OPERATION_RIGHTS } from '../core/access/operationRights.ts';
import type { Operations } from '../engine/operationType.ts';
import type { Controller } from './controller.ts';
import { operations } from './operations.ts';
import { shopOperations } from './shop.ts';

const { login: _login, ...withoutLogin } = operations;
const { listCards: _listCards, ...withoutRight } = OPERATION_RIGHTS;

/** What must not compile. */
export const refused: readonly unknown[] = [
  // @ts-expect-error an operation of the contract left out
  withoutLogin satisfies Operations,
  // @ts-expect-error an operation the contract does not have
  { ...operations, listUnicorns: operations.listActiveShops } satisfies Controller<'Shop'>,
  // @ts-expect-error an operation of another controller
  { ...shopOperations, listAllBanks: operations.listAllBanks } satisfies Controller<'Shop'>,
  // @ts-expect-error a protected operation without the right it needs
  withoutRight satisfies Readonly<Record<ProtectedOperation, Need>>,
  // @ts-expect-error a right of an operation that asks for none
  { login: OPERATION_RIGHTS.listCards } satisfies Needs,
  // @ts-expect-error an answer that is not the contract's
  { listActiveShops: () => ({ ok: true, data: [{ ShopName: 'Thẻ Phú Nhuận' }] }) } satisfies Controller<'Shop'>,
];
