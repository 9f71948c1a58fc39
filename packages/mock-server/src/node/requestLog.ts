/** What the log keeps of one call: who and what, never a token, a password or a body. */
export interface LoggedRequest {
  at: string;
  method: string;
  path: string;
  operationId: string;
  userId: number;
  shopId: number;
  status: number;
  /** Result of the envelope. */
  result: number;
  /** Milliseconds from arrival to answer. */
  ms: number;
}

const LIMIT = 500;

/** The latest calls. */
export class RequestLog {
  #requests: LoggedRequest[] = [];

  add(request: LoggedRequest): void {
    this.#requests.push(request);
    if (this.#requests.length > LIMIT * 2) this.#requests = this.#requests.slice(-LIMIT);
  }

  /** At most 500, the newest first. */
  latest(): LoggedRequest[] {
    return this.#requests.slice(-LIMIT).toReversed();
  }
}
