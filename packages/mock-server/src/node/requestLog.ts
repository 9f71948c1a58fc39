import { redact, redactBroken } from '../engine/redact.ts';
import { curlOf } from './curl.ts';
import type { Exchange, LoggedRequest, RequestDetails } from './loggedRequest.ts';
import { matcherOf, type Matcher } from '../faults/callMatch.ts';
import type { Match } from '../faults/faultRule.ts';

/** Which calls are meant. */
export interface LogFilter {
  /** Part of the operation id, path or code. */
  search?: string;
  /** HTTP status, or its first digit followed by `xx`; `refused` are answers of 200 whose Result is not 1. */
  status?: string;
  /** Part of the path, also of one that the contract does not know. */
  path?: string;
  method?: string;
  /** Only calls after the one of this number. */
  after?: number;
  /** Only calls since this moment of the mock's clock, in milliseconds. */
  sinceMs?: number;
  /** What a call of the contract must keep. */
  match?: Match;
}

/** How many calls there were. */
export interface CallCount {
  count: number;
  /** Calls that may have been meant too, and are no longer kept. */
  forgotten: number;
}

/** Calls that are kept at least, and lines that are listed at most. */
const LIMIT = 500;

/** A call that is kept, with what was sent and answered. */
export interface Kept {
  line: LoggedRequest;
  exchange: Exchange;
}

/** The latest calls of one world. */
export class RequestLog {
  #requests: Kept[] = [];
  #count = 0;
  #forgotten = 0;
  readonly #nameOf: (userId: number) => string | undefined;
  readonly #listeners = new Set<() => void>();

  /** @param nameOf name of an account by its number. Default: nobody has one */
  constructor(nameOf: (userId: number) => string | undefined = () => undefined) {
    this.#nameOf = nameOf;
  }

  /** Calls it holds. */
  get size(): number {
    return Math.min(this.#requests.length, LIMIT);
  }

  /** Number of the latest call; 0 before there is one. */
  get last(): number {
    return this.#count;
  }

  /** Calls after the one of this number that are still kept, the oldest first. */
  after(id: number): Kept[] {
    return this.#requests.filter(({ line }) => line.id > id);
  }

  add(line: Omit<LoggedRequest, 'id'>, exchange: Exchange): LoggedRequest {
    this.#count += 1;
    const numbered = { id: this.#count, ...line };
    this.#requests.push({ line: numbered, exchange });
    if (this.#requests.length > LIMIT * 2) {
      this.#forgotten += this.#requests.length - LIMIT;
      this.#requests = this.#requests.slice(-LIMIT);
    }
    for (const hear of this.#listeners) hear();
    return numbered;
  }

  /** At most 500, the newest first. */
  latest(filter: LogFilter = {}): LoggedRequest[] {
    return this.#found(filter).slice(-LIMIT).toReversed();
  }

  /** How many of the calls that are kept are meant. */
  count(filter: LogFilter = {}): CallCount {
    const oldest = this.#requests[0]?.line;
    const isAllKept =
      (filter.after !== undefined && oldest !== undefined && filter.after >= oldest.id - 1) ||
      (filter.sinceMs !== undefined && oldest !== undefined && filter.sinceMs > Date.parse(oldest.at));
    return { count: this.#found(filter).length, forgotten: isAllKept ? 0 : this.#forgotten };
  }

  /** Asks again after every call, until it is so or the time is over; gives whether it came so. */
  async until(isSo: () => boolean, patienceMs: number, ended: AbortSignal): Promise<boolean> {
    if (isSo() || patienceMs === 0) return isSo();
    return new Promise((resolve) => {
      const end = (cameSo: boolean) => {
        clearTimeout(timer);
        this.#listeners.delete(hear);
        ended.removeEventListener('abort', giveUp);
        resolve(cameSo);
      };
      const hear = () => (isSo() ? end(true) : undefined);
      const giveUp = () => end(false);
      const timer = setTimeout(giveUp, patienceMs);
      this.#listeners.add(hear);
      ended.addEventListener('abort', giveUp);
    });
  }

  /** One call in full, redacted; absent when it is unknown or forgotten. */
  details(id: number, origin: string): RequestDetails | undefined {
    const found = this.#requests.find(({ line }) => line.id === id);
    if (!found) return undefined;
    const { line, exchange } = found;
    const { input, reply, unread } = exchange;
    const body = unread === undefined ? redact(input.body) : redactBroken(unread);
    const shown = { query: redact(input.query ?? {}), body };
    return { ...line, ...shown, answer: redact(reply.body), curl: curlOf(line, exchange, shown, origin) };
  }

  /** What was sent, to send it again. */
  exchange(id: number): Exchange | undefined {
    return this.#requests.find(({ line }) => line.id === id)?.exchange;
  }

  /** A clean sheet; the numbers go on. */
  clear(): void {
    this.#requests = [];
    this.#forgotten = 0;
  }

  /** The oldest first. */
  #found({ search = '', status = '', path = '', method, after = 0, sinceMs, match }: LogFilter): LoggedRequest[] {
    const wanted = search.toLowerCase();
    const matches = match && matcherOf(match);
    const lines = this.#requests.filter(
      ({ line, exchange }) =>
        line.id > after &&
        (method === undefined || line.method === method) &&
        (sinceMs === undefined || Date.parse(line.at) >= sinceMs) &&
        textOf(line).toLowerCase().includes(wanted) &&
        line.path.toLowerCase().includes(path.toLowerCase()) &&
        (status === '' || hasStatus(line, status)) &&
        (!matches || this.#isMatch(matches, line, exchange)),
    );
    return lines.map(({ line }) => line);
  }

  #isMatch(matches: Matcher, { userId, shopId }: LoggedRequest, { id, input }: Exchange): boolean {
    return id !== undefined && matches({ id, userId, shopId, ...input, nameOf: this.#nameOf });
  }
}

function textOf({ operationId, path, code = '', unknownNames = [] }: LoggedRequest): string {
  return [operationId, path, code, ...unknownNames].join(' ');
}

function hasStatus({ status, result }: LoggedRequest, wanted: string): boolean {
  if (wanted === 'refused') return status === 200 && result !== 1;
  return wanted.endsWith('xx') ? String(status).startsWith(wanted.slice(0, 1)) : String(status) === wanted;
}
