import { operations, type OperationId } from '@so-the/api-client';
import { dig } from '../contract/jsonObject.ts';
import { readJson } from '../node/readJson.ts';
import type { RecordedCall } from '../recording/recordedCall.ts';

/** How long an API may take, in milliseconds. */
const PATIENCE_MS = 30_000;

/** Arguments of a call. */
export interface CallArgs {
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/** Makes a call and gives it back with its answer. */
export type Send = (id: OperationId, args: CallArgs) => Promise<RecordedCall>;

/** An account of an API. */
export interface Account {
  user: string;
  password: string;
}

/** An API that cannot be called, with a sentence that says why. */
class ApiUnreachable extends Error {}

/** Calls an API over HTTP as one account. */
export class ApiCaller {
  readonly #url: string;
  #who: Record<string, string> = {};
  /** The API's own clock, by its latest answer, in milliseconds since 1970. */
  now = Date.now();

  /** @param url address without a slash at its end */
  constructor(url: string) {
    this.#url = url;
  }

  /**
   * Logs in; the calls after it carry the session.
   *
   * @throws ApiUnreachable when the API refuses the account
   */
  async logIn({ user, password }: Account): Promise<RecordedCall> {
    const call = await this.send('login', { body: { UserName: user, Password: password } });
    const data = dig(bodyOf(call), 'Data');
    const [token, userId, shopId] = [dig(data, 'Token'), dig(data, 'UserID'), dig(data, 'ShopID')];
    if (typeof token !== 'string')
      throw new ApiUnreachable(`${this.#url} refuses the login of ${user} (${call.status}).`);
    this.#who = { Token: token, UserID: String(userId), ShopID: String(shopId) };
    return call;
  }

  /** Makes a call. `headers` stand in place of the session's, or beside them. */
  readonly send = async (
    id: OperationId,
    args: CallArgs,
    headers: Record<string, string> = {},
  ): Promise<RecordedCall> => {
    const { method, path, hasBody } = operations[id];
    const query = Object.entries(args.query ?? {}).map(([name, value]) => [name, String(value)] as const);
    const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
    const text = hasBody && args.body !== undefined ? JSON.stringify(args.body) : undefined;
    const sent: Record<string, string> = {
      ...this.#who,
      ...(text !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    };
    const started = performance.now();
    const answer = await this.#fetch(`${this.#url}${path}${search === '' ? '' : `?${search}`}`, {
      method,
      headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== '')),
      body: text,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    this.now = Date.parse(answer.headers.get('Date') ?? '') || this.now;
    return {
      startedAt: new Date(this.now).toISOString(),
      ms: Math.round(performance.now() - started),
      method,
      path,
      query,
      userId: sent['UserID'] ?? '',
      shopId: sent['ShopID'] ?? '',
      body: text === undefined ? undefined : { type: 'application/json', text },
      status: answer.status,
      answer: { type: answer.headers.get('Content-Type') ?? '', text: await answer.text() },
    };
  };

  async #fetch(address: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(address, init);
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      throw new ApiUnreachable(
        `${this.#url} does not answer: ${cause instanceof Error ? cause.message : String(cause)}.`,
      );
    }
  }
}

/** The answer's envelope; undefined when it is none. */
export function bodyOf({ answer }: RecordedCall): unknown {
  const read = readJson(new TextEncoder().encode(answer.text ?? ''));
  return read.ok ? read.value : undefined;
}
