import { once } from 'node:events';
import http, { type RequestListener, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { EXPIRED_CERTIFICATE } from './expiredCertificate.ts';

/** Headers and origins that an API lets in, as its answers say. */
export const OPEN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Content-Type, Token, UserID, ShopID',
} as const;

/** What an API of nobody answers to every call. */
export interface OddAnswer {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Bytes after which the connection is cut. Default: never. */
  cutAfter?: number;
}

/** An API that answers as it is told, whatever it is asked. */
export interface OddApi {
  url: string;
  answer: OddAnswer;
  /** What it answers to single addresses instead, by path. */
  places: Record<string, OddAnswer>;
  /** What came, as method, address and headers. */
  seen: { method: string; path: string; headers: http.IncomingHttpHeaders }[];
  stop: () => Promise<void>;
}

/** Starts an API on a free port; `expired`: by https with a certificate that has run out. */
export async function startOddApi(kind: 'plain' | 'expired' = 'plain'): Promise<OddApi> {
  const seen: OddApi['seen'] = [];
  const listener: RequestListener = ({ method = '', url = '', headers }, response) => {
    seen.push({ method, path: url, headers });
    reply(
      response,
      method === 'OPTIONS' ? { status: 204, headers: odd.answer.headers } : (odd.places[url] ?? odd.answer),
    );
  };
  const server = kind === 'plain' ? http.createServer(listener) : https.createServer(EXPIRED_CERTIFICATE, listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  const odd: OddApi = {
    url: `http${kind === 'plain' ? '' : 's'}://localhost:${port}`,
    answer: {},
    places: {},
    seen,
    stop,
  };
  return odd;
}

function reply(response: ServerResponse, { status = 200, headers = {}, body = '', cutAfter }: OddAnswer): void {
  response.writeHead(status, { ...headers, 'Cache-Control': 'no-store' });
  if (cutAfter === undefined) {
    response.end(body);
    return;
  }
  response.write(body.slice(0, cutAfter));
  setTimeout(() => response.destroy(), 20);
}
