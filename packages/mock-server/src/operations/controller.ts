import type { operations as calls, OperationId } from '@so-the/api-client';
import type { Operation } from '../engine/operationType.ts';

/** Tags of the contract: one a controller. */
type Tag = (typeof calls)[OperationId]['tag'];

/** The operations of one controller: every id of its tag, and no other. */
export type Controller<Name extends Tag> = {
  readonly [Id in OperationId as (typeof calls)[Id]['tag'] extends Name ? Id : never]: Operation<Id>;
};
