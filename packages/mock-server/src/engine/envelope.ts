import { operations, RESULT_OK, type FieldError, type OperationId } from '@so-the/api-client';
import type { Refusal, RefusalCode } from '../core/command/result.ts';
import type { Answered } from './operationType.ts';

/** The uniform answer of every call. */
export interface Envelope {
  /** 1 carried out, 0 refused by a rule, −1 not even tried. */
  Result: number;
  /** Vietnamese, ready to show. */
  Message: string;
  /** What a call that was carried out gives. */
  Data?: unknown;
  /** Count of all matches of a list. */
  Total?: number;
  /** Sums over all matches of a list. */
  Totals?: unknown;
  /** True of a searched list that shows rows without the tone marks that were typed. */
  WithoutMarks?: true;
  /** Name of the refusal, for tests; never shown. */
  Code?: string;
  /** Of a stale save: the record as it is now. */
  Current?: unknown;
  /** Faults of single fields. */
  Errors?: FieldError[];
}

/** What a call answers, before it becomes bytes. */
export interface EngineReply {
  /** HTTP status. */
  status: number;
  body: Envelope;
  /** The body as JSON, where it was made already. */
  text?: string;
}

const STATUS_OF_CODE: Partial<Record<RefusalCode, number>> = { Unauthorized: 401, Forbidden: 403 };

/** Answers a call that was carried out. */
export function replyDone({ data, total, totals, withoutMarks, message }: Answered<unknown>): EngineReply {
  const body: Envelope = { Result: RESULT_OK, Message: message ?? 'Thành công', Data: data };
  if (total !== undefined) body.Total = total;
  if (totals !== undefined) body.Totals = totals;
  if (withoutMarks) body.WithoutMarks = true;
  return { status: 200, body };
}

/** Answers a call a rule refused: 200 for a rule of business, 401 and 403 for who asks. */
export function replyRefused(id: OperationId, { code, message, field, current }: Refusal): EngineReply {
  const status = STATUS_OF_CODE[code] ?? 200;
  const body: Envelope = { Result: status === 200 ? 0 : -1, Message: message, Code: code };
  if (current !== undefined && status === 200) body.Current = current;
  if (field !== undefined) body.Errors = [{ path: placeOf(id, field), message }];
  return { status, body };
}

/** Answers a call that was not tried because of what it is or how it came. */
export function replyFailed(status: number, code: string, message: string, errors?: FieldError[]): EngineReply {
  const body: Envelope = { Result: -1, Message: message, Code: code };
  if (errors) body.Errors = errors;
  return { status, body };
}

/** A parameter is named as it is, a field of the body by its JSON pointer. */
function placeOf(id: OperationId, field: string): string {
  const names: readonly string[] = operations[id].query;
  return names.includes(field) || field.startsWith('/') ? field : `/${field}`;
}
