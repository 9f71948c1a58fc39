import type { Page, Request } from '@playwright/test';
import { operations } from '../packages/api-client/src/operations.gen.ts';

/** Watches the calls a page sends to the server. */
export class Wire {
  #sent: Request[] = [];

  constructor(page: Page) {
    page.on('request', (request) => {
      if (/\/(api|User|Shop)\//.test(new URL(request.url()).pathname)) this.#sent.push(request);
    });
  }

  /** The calls whose address ends so, since the last `forget`. */
  to(call: string): Request[] {
    return this.#sent.filter((request) => new URL(request.url()).pathname.endsWith(`/${call}`));
  }

  /** The calls of an operation since the last `forget`. */
  of(operation: keyof typeof operations): Request[] {
    return this.to(operations[operation].path.slice(1));
  }

  /** All calls since the last `forget`. */
  all(): readonly Request[] {
    return this.#sent;
  }

  /** Waits until each of those calls is answered or given up. */
  async quiet(): Promise<void> {
    let seen = 0;
    while (seen < this.#sent.length) {
      seen = this.#sent.length;
      await Promise.all(this.#sent.map((request) => request.response()));
    }
  }

  forget(): void {
    this.#sent = [];
  }

  /** Idempotency-Keys of those calls. */
  keysOf(call: string): (string | undefined)[] {
    return this.to(call).map((request) => request.headers()['idempotency-key']);
  }
}
