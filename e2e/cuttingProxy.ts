import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { operations } from '../packages/api-client/src/operations.gen.ts';
import type { Call } from './pressedOnce.ts';

/**
 * What stands between the app and the API:
 * - `key`: everything passes
 * - `dropped`: a proxy that takes the header of the key away, as many do with headers they do not know
 * - `none`: an API that has no keys, and a `config.json` that says so
 */
export type Way = 'key' | 'dropped' | 'none';

/** When a connection breaks: before the call has reached the API, or after it was carried out. */
export type Cut = 'before' | 'after';

/**
 * What keeps the browser from repeating a call by itself, which it does whatever the method, over a connection that was
 * used before and broke before a byte of the answer: `close` ends each connection with its answer, those of files too;
 * `interim` says at once that a call is being worked on (HTTP 102); `nothing` leaves it to the browser.
 */
export type Guard = 'close' | 'interim' | 'nothing';

const KEY = 'idempotency-key';

/** A proxy on a port of its own that loses answers. */
export class CuttingProxy {
  readonly url: string;
  readonly #server: http.Server;
  readonly #arrived: string[] = [];
  #cut: { path: string; when: Cut } | undefined;

  private constructor(server: http.Server, url: string) {
    this.#server = server;
    this.url = url;
  }

  /** Opens a proxy in front of a server. */
  static async open(target: string, way: Way, guard: Guard = 'close'): Promise<CuttingProxy> {
    const server = http.createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { hostname } = new URL(target);
    const proxy = new CuttingProxy(server, `http://${hostname}:${port}`);
    server.on('request', (request, response) => proxy.#pass({ request, response, target, way, guard }));
    return proxy;
  }

  /** Loses the answer to the next call of an operation. */
  cutNext(call: Call, when: Cut): void {
    this.#cut = { path: operations[call].path, when };
    this.#arrived.length = 0;
  }

  /** How often a call has arrived since its answer was to be lost, whoever sent it. */
  arrivalsOf(call: Call): number {
    return this.#arrived.filter((path) => path === operations[call].path).length;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #pass({ request, response, target, way, guard }: Passing): void {
    const address = new URL(request.url ?? '/', target);
    const isCall = /^\/(api|User|Shop)\//.test(address.pathname);
    if (guard === 'close') response.setHeader('Connection', 'close');
    if (address.pathname === '/config.json') {
      sendConfig(response, way);
      return;
    }
    if (isCall && guard === 'interim') response.writeProcessing();
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      const cut = isCall ? this.#arrives(address.pathname, body) : undefined;
      if (cut === 'before') request.socket.destroy();
      else handOn({ request, response, target, way, guard }, address, body, cut === 'after');
    });
  }

  /** Notes a call; some calls are asked first what they would do, which is not meant. */
  #arrives(path: string, body: Buffer): Cut | undefined {
    if (body.includes('"Preview":true')) return undefined;
    this.#arrived.push(path);
    const cut = this.#cut?.path === path ? this.#cut.when : undefined;
    if (cut) this.#cut = undefined;
    return cut;
  }
}

/** Sends a request on; of an answer that is lost not a byte comes through, though the call was carried out. */
function handOn({ request, response, target, way }: Passing, address: URL, body: Buffer, isLost: boolean): void {
  const headers: http.IncomingHttpHeaders = { ...request.headers, host: new URL(target).host };
  if (way !== 'key') delete headers[KEY];
  const { method } = request;
  const onward = http.request(address, { method, headers, agent: false }, (answer) => {
    if (isLost) {
      answer.resume().on('end', () => request.socket.destroy());
      return;
    }
    const given = { ...answer.headers };
    if (way === 'none') delete given[KEY];
    delete given.connection;
    response.writeHead(answer.statusCode ?? 502, given);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  onward.end(body);
}

interface Passing {
  request: http.IncomingMessage;
  response: http.ServerResponse;
  target: string;
  way: Way;
  guard: Guard;
}

function sendConfig(response: http.ServerResponse, way: Way): void {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' });
  response.end(JSON.stringify(way === 'none' ? { idempotency: 'none' } : {}));
}
