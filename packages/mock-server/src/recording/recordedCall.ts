import { operations, type OperationId } from '@so-the/api-client';
import type { Entry, PostData } from 'har-format';
import { dig, isJsonObject } from '../contract/jsonObject.ts';

/** Text of a body with its media type; a body that is no text has none. */
export interface RecordedText {
  /** Media type, as the header names it. */
  type: string;
  text?: string;
}

/** A call and its answer. */
export interface RecordedCall {
  /** Moment the call began, ISO 8601 with its offset. */
  startedAt: string;
  /** Milliseconds until the answer was there. */
  ms: number;
  method: string;
  /** Path without a query. */
  path: string;
  query: readonly (readonly [name: string, value: string])[];
  /** Headers UserID and ShopID; empty when there were none. */
  userId: string;
  shopId: string;
  body?: RecordedText;
  status: number;
  answer: RecordedText;
}

/** Longest path that is looked up. */
const LONGEST_PATH = 500;

const byPath = new Map<string, OperationId>();
for (const id of Object.keys(operations) as OperationId[]) byPath.set(operations[id].path, id);

/** The call of the contract at a path, whatever an API stands below; undefined for an address the contract does not know. */
export function operationAt(path: string): OperationId | undefined {
  if (path.length > LONGEST_PATH) return undefined;
  for (let at = 0; at !== -1; at = path.indexOf('/', at + 1)) {
    const id = byPath.get(path.slice(at)) ?? byPath.get(path.slice(at).replace(/^\/api\/(User|Shop)\//, '/$1/'));
    if (id) return id;
  }
  return undefined;
}

/**
 * A call as an entry of a HAR file, which browsers and their tools open.
 *
 * @param api address the call went to, without a slash at its end
 */
export function entryOf(call: RecordedCall, api: string): Entry {
  const search = new URLSearchParams(call.query.map(([name, value]) => [name, value])).toString();
  const headers = [
    { name: 'UserID', value: call.userId },
    { name: 'ShopID', value: call.shopId },
  ].filter(({ value }) => value !== '');
  const { body, answer } = call;
  return {
    startedDateTime: call.startedAt,
    time: call.ms,
    request: {
      method: call.method,
      url: `${api}${call.path}${search === '' ? '' : `?${search}`}`,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers,
      queryString: call.query.map(([name, value]) => ({ name, value })),
      headersSize: -1,
      bodySize: -1,
      ...(body && { postData: postDataOf(body) }),
    },
    response: {
      status: call.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: [],
      content: { size: answer.text?.length ?? -1, mimeType: answer.type, text: answer.text },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: call.ms, receive: 0 },
  };
}

function postDataOf({ type, text }: RecordedText): PostData {
  return text === undefined ? { mimeType: type, params: [] } : { mimeType: type, text };
}

/** Reads an entry of a HAR file; undefined when it is none, such as a call that was never answered. */
export function callOf(entry: unknown): RecordedCall | undefined {
  const [request, response] = [dig(entry, 'request'), dig(entry, 'response')];
  const [method, status] = [dig(request, 'method'), dig(response, 'status')];
  const url = urlOf(dig(request, 'url'));
  if (!url || typeof method !== 'string' || !/^[A-Z]{3,10}$/.test(method)) return undefined;
  if (typeof status !== 'number' || !Number.isInteger(status) || status < 100 || status > 599) return undefined;
  const headers = headersOf(dig(request, 'headers'));
  return {
    startedAt: textOr(dig(entry, 'startedDateTime'), ''),
    ms: Number(dig(entry, 'time')) || 0,
    method,
    path: url.pathname,
    query: [...url.searchParams],
    userId: headers.get('userid') ?? '',
    shopId: headers.get('shopid') ?? '',
    body: bodyOf(dig(request, 'postData')),
    status,
    answer: answerOf(dig(response, 'content')),
  };
}

function urlOf(url: unknown): URL | undefined {
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined;
  const parsed = new URL(url);
  return /^https?:$/.test(parsed.protocol) ? parsed : undefined;
}

function headersOf(headers: unknown): Map<string, string> {
  const pairs = (Array.isArray(headers) ? (headers as unknown[]) : []).filter(isJsonObject);
  return new Map(pairs.map(({ name, value }) => [String(name).toLowerCase(), textOr(value, '')]));
}

function bodyOf(postData: unknown): RecordedText | undefined {
  if (!isJsonObject(postData)) return undefined;
  const text = dig(postData, 'text');
  return { type: textOr(dig(postData, 'mimeType'), ''), text: typeof text === 'string' ? text : undefined };
}

function answerOf(content: unknown): RecordedText {
  const text = dig(content, 'text');
  const type = textOr(dig(content, 'mimeType'), '');
  if (typeof text !== 'string') return { type };
  return { type, text: dig(content, 'encoding') === 'base64' ? decoded(text) : text };
}

function decoded(base64: string): string {
  return new TextDecoder().decode(Uint8Array.from(Buffer.from(base64, 'base64')));
}

function textOr(value: unknown, other: string): string {
  return typeof value === 'string' ? value : other;
}
