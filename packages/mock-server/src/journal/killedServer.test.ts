import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import type { EngineSession } from '../engine.ts';
import { startServer, type RunningServer } from '../node.ts';
import { startChildServer, type ChildServer } from '../testing/childServer.ts';
import { ACCOUNTS, newCustomer, sessionOf } from '../testing/loggedIn.ts';

/** Kills at least, and writes acknowledged over all of them; `WRITES=10000` asks for more. */
const KILLS = 6;
const WRITES = Number(process.env['WRITES'] ?? 600);
/** Writes acknowledged before a kill, a few more from one to the next: each start of a server takes longer than they do. */
const WRITES_A_KILL = 100;
const WRITERS = 8;

let folder: string;
let db: string;
let child: ChildServer | undefined;

beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'killed-'));
  db = join(folder, 'world.log');
});

afterEach(() => {
  child?.kill();
  fs.rmSync(folder, { recursive: true });
});

test('a server killed while eight people write keeps every write it acknowledged', { timeout: 300_000 }, async () => {
  const acknowledged: number[] = [];
  let next = 1;
  let kills = 0;
  for (; kills < KILLS || acknowledged.length < WRITES; kills += 1) {
    const running = await startChildServer(db, 'empty');
    child = running;
    const { url } = running;
    const session = await logIn(url);
    const enough = acknowledged.length + WRITES_A_KILL + 7 * (kills % 10);
    const acknowledge = (number: number) => {
      acknowledged.push(number);
      // At whatever the server is doing some milliseconds later.
      if (acknowledged.length === enough) setTimeout(() => running.kill(), 3 * (kills % 10));
    };
    await Promise.all(
      Array.from({ length: WRITERS }, async () => {
        for (let number = next++; await isSaved(url, session, number); number = next++) acknowledge(number);
      }),
    );
    await running.gone();
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(WRITES);
  await withServer(async ({ url }) => {
    const kept = new Set(await phonesIn(url));
    const lost = acknowledged.filter((number) => !kept.has(newCustomer(number).Phone));
    tellFigure(4, `${lost.length} lost of ${acknowledged.length} acknowledged writes over ${kills} kills`);
    expect(lost).toEqual([]);
  });
});

test('cut at any byte, the file starts with a world some call left behind', { timeout: 60_000 }, async () => {
  const base = await withServer(async ({ url }) => {
    const session = await logIn(url);
    const size = fs.statSync(db).size;
    for (let number = 1; number <= 3; number += 1) await isSaved(url, session, number);
    return size;
  });
  const whole = fs.readFileSync(db);
  let starts = 0;
  for (let cut = base; cut <= whole.length; cut += 97) {
    fs.writeFileSync(db, whole.subarray(0, cut));
    const kept = await withServer(({ url }) => phonesIn(url));
    expect(kept).toEqual([1, 2, 3].map((number) => newCustomer(number).Phone).slice(0, kept.length));
    starts += 1;
  }
  tellFigure(5, `the server's file cut at ${starts} places → ${starts} clean starts`);
});

test('after a restart the token still holds, and a key is still known', async () => {
  const input = { method: 'POST', body: JSON.stringify(newCustomer(1)) };
  const first = await withServer(async ({ url }) => {
    const session = await logIn(url);
    const headers = { ...headersOf(session), 'Idempotency-Key': 'once-only-1' };
    return { headers, text: await fetch(save(url), { ...input, headers }).then((answer) => answer.text()) };
  });
  const again = await withServer(({ url }) =>
    fetch(save(url), { ...input, headers: first.headers }).then((a) => a.text()),
  );
  expect(again).toBe(first.text);
});

test('the file holds no password and no token', async () => {
  const session = await withServer(async ({ url }) => {
    await fetch(`${url}/User/Login`, {
      method: 'POST',
      headers: json,
      body: '{"UserName":"chushop","Password":"Canary#9"}',
    });
    return logIn(url);
  });
  const text = fs.readFileSync(db, 'utf8');
  expect(text).toContain('TokenHash');
  for (const secret of ['Canary#9', ACCOUNTS.owner.Password, session.token]) expect(text).not.toContain(secret);
});

const json = { 'Content-Type': 'application/json' };
const save = (url: string) => `${url}/api/Customer/AddOrEditCustomer`;

async function withServer<Value>(visit: (server: RunningServer) => Promise<Value>): Promise<Value> {
  const origin = { scenario: 'empty', seed: 1, size: 'small' } as const;
  const server = await startServer({ port: 0, host: '127.0.0.1', isOpen: false, origin, db });
  try {
    return await visit(server);
  } finally {
    await server.close();
  }
}

async function logIn(url: string): Promise<EngineSession> {
  const answer = await fetch(`${url}/User/Login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(ACCOUNTS.owner),
  });
  return sessionOf(await answer.json());
}

function headersOf({ token, userId, shopId }: EngineSession) {
  return { ...json, Token: token, UserID: String(userId), ShopID: String(shopId) };
}

/** Whether the server acknowledged a new customer; false once it is dead. */
async function isSaved(url: string, session: EngineSession, number: number): Promise<boolean> {
  try {
    const init = { method: 'POST', headers: headersOf(session), body: JSON.stringify(newCustomer(number)) };
    const { Result } = (await (await fetch(save(url), init)).json()) as { Result: number };
    return Result === 1;
  } catch {
    return false;
  }
}

async function phonesIn(url: string): Promise<string[]> {
  const rows = (await (await fetch(`${url}/_db/customers`)).json()) as { Phone: string }[];
  return rows.map(({ Phone }) => Phone);
}
