import type { components, operations as Contract } from './schema.gen.ts';
import type { operations } from './operations.gen.ts';

/** Name of a call: the same word in contract, client, slice, engine and test. */
export type OperationId = keyof typeof operations & keyof Contract;

/** Records of the contract by name: `Schemas['Customer']`. */
export type Schemas = components['schemas'];

type ArgsOf<Parts> = Parts extends { parameters: { query?: infer Query } }
  ? [NonNullable<Query>] extends [never]
    ? unknown
    : NonNullable<Query>
  : unknown;

type BodyOf<Parts> = Parts extends { requestBody: { content: infer Content } }
  ? { body: Content[keyof Content] }
  : Parts extends { requestBody?: { content: infer Content } }
    ? { body?: Content[keyof Content] }
    : { body?: never };

/**
 * Arguments of a call: its query parameters by name and, when it has one, its `body`.
 * A call without body refuses one.
 */
export type Args<Id extends OperationId> = ArgsOf<Contract[Id]> & BodyOf<Contract[Id]>;

/** The whole envelope of a successful call; a refusal never comes back, it is thrown. */
export type Result<Id extends OperationId> = Contract[Id] extends {
  responses: { 200: { content: { 'application/json': infer Answer } } };
}
  ? Extract<Answer, { Result: 1 }>
  : never;

/** What a successful call carries in `Data`. */
export type Data<Id extends OperationId> = Result<Id> extends { Data: infer Value } ? Value : never;

/** What one call may add to the client's own options. */
export interface CallOptions {
  /** Ends the call early; it then fails with kind `cancelled`. */
  signal?: AbortSignal;
  /** Sent as `Idempotency-Key`: the same key with the same body is carried out once and answered alike each time. */
  idempotencyKey?: string;
  /** Told the share of the body that is sent, 0 to 1, while it is on its way. */
  onUpload?: (share: number) => void;
}

/** Arguments may be left out where nothing is required. */
export type CallParameters<Id extends OperationId> =
  Partial<Args<Id>> extends Args<Id>
    ? [args?: Args<Id>, options?: CallOptions]
    : [args: Args<Id>, options?: CallOptions];
