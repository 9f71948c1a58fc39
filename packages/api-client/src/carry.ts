import axios, { type AxiosResponse } from 'axios';
import { ApiError, FAILURE_MESSAGES, isAnswer } from './apiError.ts';
import type { ClientOptions } from './client.ts';
import { fillGaps } from './fillGaps.ts';
import { isRecord } from './isRecord.ts';
import { KEY_HEADER, plainKeys } from './keyKeeping.ts';
import type { OperationId } from './operation.ts';
import { operations } from './operations.gen.ts';
import { readAnswer, type Envelope } from './readAnswer.ts';
import { requestOf, type OneCall } from './requestOf.ts';
import { toApiError } from './toApiError.ts';

/**
 * Sends one call and reads its answer. What it needs comes with it: nobody waits for any of it before the first call.
 *
 * @returns the whole envelope, whose `Result` is 1
 * @throws ApiError for every other outcome
 */
export async function carryOut(call: OneCall, options: ClientOptions): Promise<Envelope> {
  const { keys = plainKeys } = options;
  const { id, callOptions } = call;
  const isRead = !operations[id].mutates;
  const key = keys.keyFor(callOptions.idempotencyKey, isRead);
  let said: string | undefined;
  try {
    const request = requestOf({ ...call, callOptions: { ...callOptions, idempotencyKey: key } }, options);
    const response = await axios.request<unknown>(request);
    said = headerOf(response, KEY_HEADER);
    tellTime(response, options);
    const envelope = readAnswer(response.status, response.data, isMoved(response));
    keys.onAnswer(key, said, true);
    if (isRead) demandData(id, envelope.Data, response.status);
    fillGaps(id, envelope);
    return envelope;
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error.kind === 'network') keys.onUnreached(key);
    else keys.onAnswer(key, said, isAnswer(error));
    throw error;
  }
}

/** A read without its list or record would break whatever shows it; a write has happened, whatever it answers. */
function demandData(id: OperationId, data: unknown, status: number): void {
  const isSound = operations[id].lists ? Array.isArray(data) : isRecord(data);
  if (!isSound) throw new ApiError({ kind: 'malformed', message: FAILURE_MESSAGES.malformed, status });
}

/** Whether somebody on the way led a call to another address than it was sent to. Only a browser tells. */
export function isMoved({ config, request }: AxiosResponse<unknown>): boolean {
  const arrived = (request as { responseURL?: unknown } | undefined)?.responseURL;
  if (typeof arrived !== 'string' || arrived === '' || config.url === undefined) return false;
  const sent = new URL(config.url, arrived);
  const { origin, pathname } = new URL(arrived);
  return sent.origin !== origin || sent.pathname !== pathname;
}

/** The head of an answer of another origin may hide its Date. */
function tellTime(response: AxiosResponse<unknown>, { onServerTime }: ClientOptions): void {
  const at = Date.parse(headerOf(response, 'date') ?? '');
  if (!Number.isNaN(at)) onServerTime?.(at);
}

function headerOf({ headers }: AxiosResponse<unknown>, name: string): string | undefined {
  const value: unknown = headers[name.toLowerCase()];
  return typeof value === 'string' ? value : undefined;
}
