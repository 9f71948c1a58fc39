import type { OperationId } from '@so-the/api-client';
import type { EngineInput, EngineSession } from '../engine.ts';
import type { EngineReply } from '../engine/envelope.ts';
import { redact, redactBroken } from './redact.ts';

/** What the log keeps of one call: who and what, never a token, a password or a full card number. */
export interface LoggedRequest {
  /** Counts from 1 since the server started. */
  id: number;
  at: string;
  method: string;
  path: string;
  /** Empty for an address that the contract does not know. */
  operationId: string;
  /** Names of the query that the contract does not know. */
  unknownNames?: string[];
  userId: number;
  shopId: number;
  status: number;
  /** Result of the envelope. */
  result: number;
  /** Code of a refusal. */
  code?: string;
  /** Milliseconds from arrival to answer. */
  ms: number;
  /** How a fault made the call go wrong. */
  fault?: string;
  /** Call this one repeats. */
  replayOf?: number;
}

/** One call in full, redacted. */
export interface RequestDetails extends LoggedRequest {
  query: unknown;
  body?: unknown;
  answer: unknown;
  /** The call as a command; `$TOKEN` stands for the token, `***` for other secrets. */
  curl: string;
}

/** What was sent and answered, as it was. It never leaves the process but through {@link RequestDetails}. */
export interface Exchange {
  /** Absent for an address that the contract does not know. */
  id?: OperationId;
  input: EngineInput;
  /** Text of a body that could not be read. */
  unread?: string;
  session: EngineSession | null;
  reply: EngineReply;
}

/** Which calls to list. */
export interface LogFilter {
  /** Part of the operation id, path or code. */
  search?: string;
  operationId?: string;
  /** HTTP status, or its first digit followed by `xx`; `refused` are answers of 200 whose Result is not 1. */
  status?: string;
}

const LIMIT = 500;

/** The latest calls. */
export class RequestLog {
  #requests: { line: LoggedRequest; exchange: Exchange }[] = [];
  #count = 0;

  /** Calls it holds. */
  get size(): number {
    return Math.min(this.#requests.length, LIMIT);
  }

  add(line: Omit<LoggedRequest, 'id'>, exchange: Exchange): LoggedRequest {
    this.#count += 1;
    const numbered = { id: this.#count, ...line };
    this.#requests.push({ line: numbered, exchange });
    if (this.#requests.length > LIMIT * 2) this.#requests = this.#requests.slice(-LIMIT);
    return numbered;
  }

  /** At most 500, the newest first. */
  latest({ search = '', operationId = '', status = '' }: LogFilter = {}): LoggedRequest[] {
    const wanted = search.toLowerCase();
    const found = this.#requests.slice(-LIMIT).map(({ line }) => line);
    return found
      .filter((line) => textOf(line).toLowerCase().includes(wanted))
      .filter((line) => operationId === '' || line.operationId === operationId)
      .filter((line) => status === '' || hasStatus(line, status))
      .toReversed();
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

  clear(): void {
    this.#requests = [];
  }
}

function textOf({ operationId, path, code = '', unknownNames = [] }: LoggedRequest): string {
  return [operationId, path, code, ...unknownNames].join(' ');
}

function hasStatus({ status, result }: LoggedRequest, wanted: string): boolean {
  if (wanted === 'refused') return status === 200 && result !== 1;
  return wanted.endsWith('xx') ? String(status).startsWith(wanted.slice(0, 1)) : String(status) === wanted;
}

/** The only double quotes of a command, so that the shell puts the token in; nothing of the call stands between them. */
const TOKEN_HEADER = '-H "Token: $TOKEN"';

function curlOf(
  { method, path }: LoggedRequest,
  { input, session }: Exchange,
  { query, body }: { query: unknown; body?: unknown },
  origin: string,
): string {
  const pairs = Object.entries(query as Record<string, string | string[]>).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, each]),
  );
  const address = `${origin}${path}${pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : ''}`;
  const headers = session ? [`UserID: ${session.userId}`, `ShopID: ${session.shopId}`] : [];
  if (input.idempotencyKey !== undefined) headers.push(`Idempotency-Key: ${input.idempotencyKey}`);
  if (body !== undefined) headers.push('Content-Type: application/json');
  const parts = [`curl -X ${method} ${quoted(address)}`, ...(session ? [TOKEN_HEADER] : [])];
  parts.push(...headers.map((header) => `-H ${quoted(header)}`));
  if (body !== undefined) parts.push(`--data-raw ${quoted(typeof body === 'string' ? body : JSON.stringify(body))}`);
  return parts.join(' \\\n  ');
}

/** A word for a POSIX shell, which reads nothing inside single quotes; a quote itself stands between them. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
