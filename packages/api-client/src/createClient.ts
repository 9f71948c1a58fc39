import type { AxiosAdapter, AxiosRequestConfig, AxiosResponse } from 'axios';
import { ApiError, FAILURE_MESSAGES, GENERAL_ERROR_MESSAGE, isAnswer } from './apiError.ts';
import { KEY_HEADER, plainKeys, type KeyKeeping } from './keyKeeping.ts';
import type { CallOptions, CallParameters, OperationId, Result } from './operation.ts';
import { operations } from './operations.gen.ts';
import { isRecord } from './isRecord.ts';

/** Longest wait for an answer, in milliseconds (specification §9). */
export const REQUEST_TIMEOUT_MS = 60_000;

/** Who is calling: sent as the headers Token, UserID and ShopID. */
export interface ClientSession {
  token: string;
  userId: number;
  shopId: number;
}

/** What the client needs from the application around it. */
export interface ClientOptions {
  /** Address in front of the contract's paths, `''` for the same origin. */
  baseUrl: string;
  /** Sent with each call beside what the client itself sends. Default: nothing. */
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds until a call is given up. Default {@link REQUEST_TIMEOUT_MS}. */
  timeout?: number;
  /** Asked before each call; null sends no headers. */
  session: () => ClientSession | null;
  /** Told once for each token the server no longer accepts, before the call fails; not for a token already replaced. */
  onUnauthorized: (error: ApiError) => void;
  /**
   * Told of each answer whose Result is not 1, whichever the call, before the call fails (specification §8). Not of a token that is
   * no longer accepted, nor of what broke on the way. Default: nobody is told.
   */
  onRefused?: (error: ApiError, id: OperationId) => void;
  /** Told of each call that the server answered by a fault of its own, before the call fails: HTTP 5xx, or no envelope. Default: nobody is told. */
  onBroken?: (error: ApiError, id: OperationId) => void;
  /** Told what time the server has, in milliseconds since 1970, with each answer that says it. Default: nobody is told. */
  onServerTime?: (at: number) => void;
  /** How keys of writes are sent and heard of. Default: each goes out, and nobody hears. */
  keys?: KeyKeeping;
  /** Carries the calls instead of the network: the mock engine in stories, a stub in tests. */
  adapter?: AxiosAdapter;
}

/** The one way to the server: every operation of the contract by its id. */
export interface Client {
  /**
   * Carries out one call, once: nothing is retried here.
   *
   * @returns the whole envelope, whose `Result` is 1
   * @throws ApiError for every other outcome
   */
  call<Id extends OperationId>(id: Id, ...parameters: CallParameters<Id>): Promise<Result<Id>>;
}

/** Makes a client. axios, and what reads an answer, is loaded with the first call. */
export function createClient(options: ClientOptions): Client {
  const { keys = plainKeys } = options;
  let reported: string | null = null;

  function reportUnauthorized(error: ApiError, sent: ClientSession | null): void {
    const current = options.session()?.token ?? null;
    const token = sent?.token ?? null;
    if (token !== current || (token !== null && token === reported)) return;
    reported = token;
    options.onUnauthorized(error);
  }

  return {
    async call<Id extends OperationId>(id: Id, ...parameters: CallParameters<Id>): Promise<Result<Id>> {
      const [args, callOptions] = parameters;
      const session = options.session();
      const isRead = !operations[id].mutates;
      const key = keys.keyFor(callOptions?.idempotencyKey, isRead);
      const request = requestOf(id, { ...args }, { ...callOptions, idempotencyKey: key }, session, options);
      let said: string | undefined;
      try {
        const { fillGaps, isMoved, readAnswer, send } = await import('./carry.ts');
        const response = await send(request);
        said = headerOf(response, KEY_HEADER);
        tellTime(response, options);
        const envelope = readAnswer(response.status, response.data, isMoved(response));
        keys.onAnswer(key, said, true);
        if (isRead) demandData(id, envelope.Data, response.status);
        fillGaps(id, envelope);
        return envelope as unknown as Result<Id>;
      } catch (thrown) {
        const error = toApiError(thrown);
        if (error.kind === 'network') keys.onUnreached(key);
        else keys.onAnswer(key, said, isAnswer(error));
        if (error.kind === 'unauthorized') reportUnauthorized(error, session);
        if (isAnswer(error) && !(error.kind === 'unauthorized' && session)) options.onRefused?.(error, id);
        if (error.kind === 'server' || error.kind === 'malformed') options.onBroken?.(error, id);
        throw error;
      }
    },
  };
}

/** A read without its list or record would break whatever shows it; a write has happened, whatever it answers. */
function demandData(id: OperationId, data: unknown, status: number): void {
  const isSound = operations[id].lists ? Array.isArray(data) : isRecord(data);
  if (!isSound) throw new ApiError({ kind: 'malformed', message: FAILURE_MESSAGES.malformed, status });
}

function requestOf(
  id: OperationId,
  args: Record<string, unknown>,
  { signal, idempotencyKey, onUpload }: CallOptions,
  session: ClientSession | null,
  { baseUrl, headers: given, timeout = REQUEST_TIMEOUT_MS, adapter }: ClientOptions,
): AxiosRequestConfig {
  const operation = operations[id];
  const headers: Record<string, string> = { ...given, Accept: 'application/json' };
  if (session) {
    headers['Token'] = session.token;
    headers['UserID'] = String(session.userId);
    headers['ShopID'] = String(session.shopId);
  }
  if (idempotencyKey !== undefined) headers[KEY_HEADER] = idempotencyKey;
  if (operation.hasBody && !operation.multipart) headers['Content-Type'] = 'application/json';
  return {
    method: operation.method,
    url: baseUrl.replace(/\/+$/, '') + operation.path,
    params: queryOf(operation.query, args),
    data: operation.multipart ? formOf(args['body']) : operation.hasBody ? args['body'] : undefined,
    headers,
    timeout,
    signal,
    adapter,
    onUploadProgress: onUpload && (({ loaded, total }) => total && onUpload(loaded / total)),
    responseType: 'text',
    transformResponse: (text: unknown) => text,
    validateStatus: () => true,
    xsrfCookieName: '',
    transitional: { clarifyTimeoutError: true },
  };
}

/** The fields of a multipart body as a form; its boundary is chosen by whoever sends it. */
function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

function queryOf(names: readonly string[], args: Record<string, unknown>): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of names) {
    const value = args[name];
    if (value === undefined || value === null) continue;
    for (const item of Array.isArray(value) ? value : [value]) query.append(name, String(item));
  }
  return query;
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

/** Fetches what carries the calls, ahead of the first one: it is not a part of the first page. */
export async function fetchCarrier(): Promise<void> {
  await import('./carry.ts');
}

const KIND_OF_CODE: Record<string, 'cancelled' | 'timeout'> = {
  ERR_CANCELED: 'cancelled',
  ETIMEDOUT: 'timeout',
};

function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  const kind = KIND_OF_CODE[code] ?? 'network';
  const offline = 'navigator' in globalThis && 'onLine' in navigator && !navigator.onLine;
  return new ApiError(
    { kind, message: kind === 'network' && !offline ? GENERAL_ERROR_MESSAGE : FAILURE_MESSAGES[kind] },
    thrown,
  );
}
