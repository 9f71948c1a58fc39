import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { array, assert, constantFrom, property, string } from 'fast-check';
import { replyFailed } from '../engine/envelope.ts';
import { RequestLog } from './requestLog.ts';

/** Texts that say something to a shell, and others that need care in quotes. */
const HOSTILE = [
  '$TOKEN"; touch ran; echo "',
  "'; touch ran; '",
  "'\\''",
  '`touch ran`',
  '$(touch ran)',
  '\\',
  "a\n'b\n$TOKEN",
  '"; touch ran #',
  "it's $TOKEN",
  '!! * ~ {a,b} | & > ran < x',
  '-K ran',
  '@ran',
];

let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(tmpdir(), 'curl-'));
  // Stands in for curl: tells the arguments it was given, each ended by a zero.
  fs.writeFileSync(path.join(folder, 'curl'), String.raw`#!/bin/sh` + '\nprintf \'%s\\0\' "$@"\n', { mode: 0o755 });
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

test.each(HOSTILE)('a copied command with %j sends it as it came and runs nothing else', (text) => {
  expectSent(text, text, 'Note');
});

test('whatever a call carried, its copied command hands curl the same words and runs nothing else', () => {
  const hostile = array(constantFrom(...HOSTILE, ...Array.from('\'"$`\\\n ;&|()!*a')), { maxLength: 6 }).map((parts) =>
    parts.join(''),
  );
  const typed = string({ unit: constantFrom(...Array.from('aZ\'"$`\\ &;=%?#')), maxLength: 20 });
  assert(
    property(hostile, hostile, typed, (key, value, name) => expectSent(key, value, name)),
    { numRuns: 150 },
  );
});

/** Runs the command of a call in a real shell: the header of the token alone is filled in by it. */
function expectSent(key: string, value: string, name: string): void {
  const words = argumentsOf(commandOf(key, value, name));
  const address = new URL(words[2] ?? '');
  expect(Object.fromEntries(address.searchParams)).toEqual({ [name]: value });
  expect(words.slice(0, 2)).toEqual(['-X', 'POST']);
  expect(words.filter((_word, at) => words[at - 1] === '-H')).toEqual([
    'Token: the token',
    'UserID: 2',
    'ShopID: 1',
    `Idempotency-Key: ${key}`,
    'Content-Type: application/json',
  ]);
  expect(JSON.parse(words[words.indexOf('--data-raw') + 1] ?? '')).toEqual({ Note: value });
  expect(words).toHaveLength(15);
  expect(fs.readdirSync(folder)).toEqual(['curl']);
}

function commandOf(key: string, value: string, name: string): string {
  const log = new RequestLog();
  const reply = replyFailed(400, 'Contract', '');
  const line = { at: '', method: 'POST', path: '/api/Customer', operationId: '', userId: 2, shopId: 1, status: 400 };
  const input = { query: { [name]: value }, body: { Note: value }, idempotencyKey: key };
  const { id } = log.add(
    { ...line, result: -1, ms: 1 },
    { input, session: { token: 'x', userId: 2, shopId: 1 }, reply },
  );
  return log.details(id, 'http://localhost:4000')?.curl ?? '';
}

function argumentsOf(command: string): string[] {
  const PATH = `${folder}:${process.env['PATH']}`;
  const options = { cwd: folder, encoding: 'utf8' as const, env: { PATH, TOKEN: 'the token' } };
  return execFileSync('/bin/sh', ['-c', command], options).split('\0').slice(0, -1);
}
