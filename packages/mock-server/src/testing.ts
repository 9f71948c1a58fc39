import type { OperationId } from '@so-the/api-client';
import type { Bareness } from './bare/bareness.ts';
import type { AnswerFault, Fault, FaultRule, Match, ShownFault, Turns } from './faults/faultRule.ts';
import type { LoggedRequest, RequestDetails } from './node/loggedRequest.ts';
import type { KeptReport } from './node/reports/appReport.ts';
import type { Scenario, Size } from './seed/seedWorld.ts';

/** Which calls go wrong, when, and how; without a kind they are answered by `status` or `Message`. */
export type Failure = Turns & { match?: Match } & (Fault | Omit<AnswerFault, 'kind'>);

/** Which calls of an operation are meant. */
export interface CallFilter {
  /** Number of who calls, or the name of the account. */
  user?: number | string;
  shop?: number;
  /** Number of a call, or a moment of the mock's clock; only later calls are meant. */
  since?: number | string;
  /** Fields of query or body by their names in the contract: `{ Amount: 500_000, 'body.CustomerID': 7 }`. */
  fields?: Readonly<Record<string, string | number | boolean>>;
}

/** How long to wait for calls. */
export interface Patience extends CallFilter {
  /** Longest wait in milliseconds. Default 5000. */
  timeoutMs?: number;
}

/** What a scenario starts from. */
export interface ScenarioOptions {
  /** Another draw of names and amounts. Default: stays as it is. */
  seed?: number;
  /** Default: what the scenario is meant for. */
  size?: Size;
}

/**
 * Steers a running mock server from a test of Playwright or Vitest. It asks the same calls of `/_mock` that anybody may.
 *
 * @param url address of the server, without a slash at its end
 */
export function mockAt(url: string): Mock {
  return new Mock(url, {});
}

/** A mock server as a test steers it. Every method rejects with the server's own sentence when it refuses. */
export class Mock {
  readonly url: string;
  /** What every call of this sends, and what the page under test must send to be in the same world. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(url: string, headers: Readonly<Record<string, string>>) {
    this.url = url;
    this.headers = headers;
  }

  /** What `context.addCookies` of Playwright takes, so that its pages are in this world, with what they download. */
  get cookies(): { name: string; value: string; url: string }[] {
    const world = this.headers['X-World'];
    return world === undefined ? [] : [{ name: 'mock-world', value: world, url: this.url }];
  }

  /** The same server as a tester of their own sees it: other data, clock, faults and calls. It is made at its first call. */
  world(name: string): Mock {
    return new Mock(this.url, { ...this.headers, 'X-World': name });
  }

  /** Starts over with a scenario, at its moment and with its faults. */
  async scenario(scenario: Scenario, options: ScenarioOptions = {}): Promise<void> {
    await this.#ask('POST', 'reset', { scenario, ...options });
  }

  /**
   * Sets the clock, which runs on from there.
   *
   * @param now a moment; without an offset it is one of the shop's clock (+07:00). `null` is the real time.
   * @returns the moment as the shop's clock shows it
   */
  async clock(now: string | null): Promise<string> {
    return (await this.#ask<{ now: string }>('PUT', 'clock', { now })).now;
  }

  /**
   * Makes calls of an operation go wrong, before any rule that stands: `fail('payDebtCustomer', { skip: 2, times: 1, status: 500 })`.
   *
   * @returns the rule with its number
   */
  fail(operationId: OperationId, { match, ...failure }: Failure = {}): Promise<ShownFault> {
    const fault = 'kind' in failure ? failure : { kind: 'answer' as const, ...failure };
    const rule: FaultRule = { ...fault, match: { ...match, operationId } };
    return this.#ask<ShownFault>('POST', 'faults', rule);
  }

  /** The rules that stand, with how often each has hit and what is left. */
  async faults(): Promise<ShownFault[]> {
    return (await this.#ask<{ rules: ShownFault[] }>('GET', 'faults')).rules;
  }

  /** Takes all faults away. */
  async mend(): Promise<void> {
    await this.#ask('DELETE', 'faults');
  }

  /** Lets what the specification does not name go missing: `bare({ calls: 'named' })`; `{}` brings all of it back. */
  bare(left: Partial<Bareness>): Promise<Bareness> {
    return this.#ask<Bareness>('PUT', 'bare', left);
  }

  /** The latest calls of an operation, the newest first. */
  calls(operationId: OperationId, filter: CallFilter = {}): Promise<LoggedRequest[]> {
    return this.#ask<LoggedRequest[]>('GET', `requests?${queryOf(operationId, filter)}`);
  }

  /** What the latest call of an operation sent and was answered, without secrets; absent when there was none. */
  async lastCall(operationId: OperationId, filter: CallFilter = {}): Promise<RequestDetails | undefined> {
    const [latest] = await this.calls(operationId, filter);
    return latest && this.#ask<RequestDetails>('GET', `requests/${latest.id}`);
  }

  /**
   * Waits until an operation was called so often at least.
   *
   * @throws with what came instead when the time is over
   */
  async waitForCalls(
    operationId: OperationId,
    times = 1,
    { timeoutMs = 5000, ...filter }: Patience = {},
  ): Promise<Came> {
    const query = `${queryOf(operationId, filter)}&times=${times}&timeout=${timeoutMs}`;
    const { status, body } = await this.#send('GET', `requests/wait?${query}`);
    const came = body as Came & { others?: LoggedRequest[] };
    if (status !== 408) return answered(status, came) as Came;
    throw new Error(
      `${operationId} was called ${came.count} times within ${timeoutMs} ms, not ${times}. ${told(came.others ?? [])}`,
    );
  }

  /**
   * Expects an operation to have been called exactly so often since the log was last cleared; waits for calls on their way.
   *
   * @throws with what came instead
   */
  async expectCalls(operationId: OperationId, times: number, patience: Patience = {}): Promise<void> {
    const { count, forgotten, requests } = await this.waitForCalls(operationId, times, patience);
    if (count > times) throw new Error(`${operationId} was called ${count} times, not ${times}. ${told(requests)}`);
    if (forgotten > 0) throw new Error(`The log has forgotten ${forgotten} calls: clear it before what is counted.`);
  }

  /** Forgets all calls that were made, so that the next ones are counted alone. */
  async forgetCalls(): Promise<void> {
    await this.#ask('DELETE', 'requests');
  }

  /** Faults that the app reported, the newest first. It reports where its `config.json` says `/_mock/reports`. */
  reports(): Promise<KeptReport[]> {
    return this.#ask<KeptReport[]>('GET', 'reports');
  }

  /** Forgets all reports. */
  async forgetReports(): Promise<void> {
    await this.#ask('DELETE', 'reports');
  }

  async #ask<Answer>(method: string, place: string, content?: object): Promise<Answer> {
    const { status, body } = await this.#send(method, place, content);
    return answered(status, body) as Answer;
  }

  async #send(method: string, place: string, content?: object): Promise<{ status: number; body: unknown }> {
    const headers = { ...this.headers, ...(content && { 'content-type': 'application/json' }) };
    const answer = await fetch(`${this.url}/_mock/${place}`, {
      method,
      headers,
      body: content && JSON.stringify(content),
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  }
}

/** Calls that came. */
export interface Came {
  count: number;
  /** Calls that may have been meant too, and are no longer kept. */
  forgotten: number;
  /** The newest first. */
  requests: LoggedRequest[];
}

function queryOf(operationId: OperationId, { fields, ...conditions }: CallFilter): string {
  const given = Object.entries({ operationId, ...conditions, ...fields }).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

function answered(status: number, body: unknown): unknown {
  if (status < 400) return body;
  const said = typeof body === 'object' && body !== null && 'Message' in body ? body.Message : undefined;
  throw new Error(typeof said === 'string' ? said : `The mock server answered ${status}.`);
}

function told(lines: readonly LoggedRequest[]): string {
  if (lines.length === 0) return 'Nothing else came.';
  const each = lines.map(({ id, method, path, status, code = '' }) =>
    `#${id} ${method} ${path} ${status} ${code}`.trim(),
  );
  return ['What came:', ...each].join('\n  ');
}
