import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { operationParts } from '../contract/contractParts.ts';
import { sampleOf } from '../contract/sample.ts';
import { runDrift } from '../drift/driftCommand.ts';
import { standingClock } from '../engine/clock.ts';
import { startServer, type RunningServer } from '../node.ts';
import { operationAt } from '../recording/recordedCall.ts';
import { MORNING } from '../testing/openShop.ts';
import { CHECKS, type CheckResult } from './checks.ts';
import { runConform } from './conformCommand.ts';

const OPENAPI = path.resolve(import.meta.dirname, '../../../../openapi');
const AS = ['--as', 'chushop:Chushop@123'];

let close: () => Promise<unknown>;

afterEach(() => close());

test('the mock server keeps its contract, reads and writes, and leaves nothing behind', async () => {
  const { url } = await openMock();
  const before = await tablesOf(url);
  const { text, exitCode } = await runConform(['--url', url, ...AS]);
  expect([exitCode, text]).toEqual([0, expect.stringMatching(/\d{3} of \d{3} checks passed\. 93 calls write/)]);
  // Who looked is written down, nothing else is.
  expect(await tablesOf(url)).toEqual(before);
  const written = await runConform(['--url', `${url}/`, ...AS, '--writes', '--json']);
  expect(written.exitCode).toBe(0);
  expect(new Set((JSON.parse(written.text) as CheckResult[]).map(({ check }) => check))).toEqual(
    new Set(Object.keys(CHECKS)),
  );
  const drift = await runDrift(['--url', url, ...AS, '--writes'], OPENAPI);
  expect([drift.exitCode, drift.text]).toEqual([0, expect.stringMatching(/0 errors, 0 notes\.$/)]);
}, 60_000);

test('a server that answers examples alone is told apart: no right, no refusal, no page, no record', async () => {
  const url = await openExamples();
  const { text, exitCode } = await runConform(['--url', url, ...AS, '--writes', '--json']);
  expect(exitCode).toBe(1);
  const failed = (JSON.parse(text) as CheckResult[]).filter(({ fault }) => fault !== '').map(({ check }) => check);
  expect(new Set(failed)).toEqual(new Set(Object.keys(CHECKS).filter((check) => check !== 'answer')));
  const drift = await runDrift(['--url', url, ...AS, '--writes'], OPENAPI);
  expect(drift.exitCode).toBe(1);
  expect(drift.text).toMatch(/error +saveCustomer +header Idempotency-Key/);
  expect(drift.text).not.toContain('is required by the contract, and the specification does not name');
}, 60_000);

test.each([
  [[], /^Use: /],
  [['--url', 'localhost:4000'], /--url must be an address/],
  [['--url', 'http://127.0.0.1:9', '--as', 'chushop'], /--as must be user:password/],
  [['--url', 'http://127.0.0.1:9', '--as', 'a:b'], /does not answer/],
])('%j is refused with one sentence', async (argv, sentence) => {
  close = () => Promise.resolve();
  await expect(runConform(argv)).rejects.toThrow(sentence);
  await expect(runDrift(argv, OPENAPI)).rejects.toThrow(sentence);
});

async function openMock(): Promise<RunningServer> {
  const origin = { scenario: 'demo', seed: 1, size: 'small' } as const;
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    isOpen: false,
    origin,
    clock: standingClock(MORNING),
  });
  close = () => server.close();
  return server;
}

/** Rows of each table but those that say who did and looked at what. */
async function tablesOf(url: string): Promise<object> {
  const tables = (await (await fetch(`${url}/_db`)).json()) as Record<string, unknown>;
  const { sessions: _sessions, actions: _actions, ...others } = tables;
  return others;
}

/** Answers every call of the contract with its example, whatever is sent. */
async function openExamples(): Promise<string> {
  const server: Server = createServer((request, response) => {
    const id = operationAt(new URL(request.url ?? '/', 'http://localhost').pathname);
    response.setHeader('Content-Type', 'application/json');
    response.end(id ? JSON.stringify(sampleOf(operationParts(id).success)) : '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
