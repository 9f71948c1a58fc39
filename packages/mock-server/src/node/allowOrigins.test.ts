import { afterEach, expect, test } from 'vitest';
import { standingClock } from '../engine/clock.ts';
import { startServer, type RunningServer } from '../node.ts';
import { MORNING } from '../testing/openShop.ts';

const PAGE = 'http://localhost:5173';
const ASKED = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'token,userid,shopid' };

let server: RunningServer;

afterEach(() => server.close());

test('a page of a named origin may ask and call; one of another origin may not', async () => {
  server = await open([PAGE, 'https://app.example.vn']);
  const asked = await preflight(PAGE);
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-origin')).toBe(PAGE);
  expect(asked.headers.get('access-control-allow-methods')).toBe('GET, POST');
  for (const name of ['Content-Type', 'Token', 'UserID', 'ShopID', 'Idempotency-Key'])
    expect(asked.headers.get('access-control-allow-headers')).toContain(name);
  const called = await fetch(`${server.url}/api/Meta/GetAllBank`, { headers: { Origin: PAGE } });
  expect([called.status, called.headers.get('access-control-allow-origin')]).toEqual([401, PAGE]);
  expect(called.headers.get('access-control-expose-headers')).toBe('Date, Idempotency-Key');
  for (const stranger of ['https://evil.example', 'null', `${PAGE}.evil.example`]) {
    const refused = await preflight(stranger);
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([405, null]);
  }
  // The control stays closed to pages of any other origin.
  const control = await fetch(`${server.url}/_mock/clock`, {
    headers: { Origin: PAGE, 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(control.headers.get('access-control-allow-origin')).toBeNull();
});

test('without the option no page of another origin may call', async () => {
  server = await open();
  const asked = await preflight(PAGE);
  expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([405, null]);
});

function preflight(origin: string): Promise<Response> {
  return fetch(`${server.url}/User/Login`, { method: 'OPTIONS', headers: { Origin: origin, ...ASKED } });
}

function open(cors?: string[]): Promise<RunningServer> {
  const origin = { scenario: 'empty', seed: 1, size: 'small' } as const;
  return startServer({ port: 0, host: '127.0.0.1', isOpen: false, origin, clock: standingClock(MORNING), cors });
}
