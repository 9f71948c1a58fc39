import type { Args, Data, operations as calls, OperationId, Result } from '@so-the/api-client';
import type { Context } from '../core/command/context.ts';
import type { UploadedFile } from '../core/files/uploadedFile.ts';
import type { Refusal } from '../core/command/result.ts';
import type { World } from '../core/store/world.ts';

/** A call that was carried out, before it is put into the envelope. */
export interface Answered<Value, Totals = unknown> {
  ok: true;
  data: Value;
  /** Count of all matches, for a list that shows one page of them. */
  total?: number;
  /** Sums over all matches, for a list whose contract has them. */
  totals?: Totals;
  /** No row of a searched list has the tone marks that were typed: these are written alike without them. */
  withoutMarks?: boolean;
  /** Vietnamese Message of the envelope. Default `Thành công`. */
  message?: string;
}

/** Sums a list of the contract gives in its envelope. */
type TotalsOf<Id extends OperationId> = Result<Id> extends { Totals: infer Totals } ? Totals : undefined;

/** Arguments as an operation gets them: where a client sends a file, the file has been received. */
export type Received<Id extends OperationId> = (typeof calls)[Id]['multipart'] extends true
  ? Omit<Args<Id>, 'body'> & { body: Record<keyof Args<Id>['body'], UploadedFile> }
  : Args<Id>;

/**
 * One operation of the contract: reads the arguments, calls core, says what the envelope carries.
 *
 * The arguments have already been checked against the contract, the caller is known and may work in the shop of the
 * context. It never throws for anything a caller may send, and a refused one has changed nothing.
 *
 * @param args query parameters by name and the `body`, as {@link Received} describes them
 */
export type Operation<Id extends OperationId> = (
  world: World,
  args: Received<Id>,
  context: Context,
) => Answered<Data<Id>, TotalsOf<Id>> | Refusal;

/** The complete table: one operation for every id of the contract. */
export type Operations = { readonly [Id in OperationId]: Operation<Id> };

/** Answers a call with its data; lists give their count and sums, writes may give their own message. */
export function answer<Value, Totals = undefined>(
  data: Value,
  more: Omit<Answered<Value, Totals>, 'ok' | 'data'> = {},
): Answered<Value, Totals> {
  return { ok: true, data, ...more };
}
