import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PLAYED_NOW } from '../../../scripts/clock/playedDay.ts';
import { OPTIONS } from './node/commandLine.ts';
import { tellFigure } from '../../../scripts/tellFigure.ts';

const cli = join(import.meta.dirname, 'cli.ts');
// A process of its own starts slowly on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let children: ChildProcess[] = [];

beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'cli-'));
});

afterEach(() => {
  children.forEach((child) => child.kill('SIGKILL'));
  children = [];
  fs.rmSync(folder, { recursive: true });
});

test('it prints its address and the accounts, answers, and stops when asked', async () => {
  const { child, output, closed } = start('--port', '0', '--scenario', 'empty');
  const url = await addressIn(output);
  for (const account of ['congty', 'chushop', 'nhanvien']) expect(output.text).toContain(account);
  expect((await fetch(`${url}/_mock/clock`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await closed).toBe(0);
});

test('it plays on the day it is told, and goes back to its start when the clock is put back', async () => {
  const { output } = start('--port', '0', '--scenario', 'empty', '--now', '2028-02-29T23:58:00+07:00');
  const url = await addressIn(output);
  const clock = async (body?: object) => {
    const how = body && { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return (await (await fetch(`${url}/_mock/clock`, how)).json()) as { now: string };
  };
  expect((await clock()).now).toMatch(/^2028-02-29T23:58/);
  expect((await clock({ now: '2028-06-30T08:00:00+07:00' })).now).toBe('2028-06-30T08:00:00+07:00');
  expect((await clock({ now: null })).now).toMatch(/^2028-02-29T23:58:0[0-5]/);
});

test('a taken port is one sentence and exit code 1', async () => {
  const other = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as net.AddressInfo;
  const { output, closed } = start('--port', String(port), '--scenario', 'empty');
  expect(await closed).toBe(1);
  expect(output.text).toContain(`Port ${port} is in use`);
  expect(output.text.trim().split('\n')).toHaveLength(1);
  tellFigure(45, 'a taken port → one sentence, exit code 1, no process left');
  other.close();
});

test('a scenario file is played, and played again when it is saved; a broken one is told with its line and changes nothing', async () => {
  const file = join(folder, 'my.json');
  const write = (FullName: string, more = {}) => {
    const customer = {
      as: 'chushop',
      call: 'saveCustomer',
      args: { body: { FullName, Phone: '0987654321', Status: 1, ...more } },
    };
    fs.writeFileSync(
      file,
      JSON.stringify({ from: 'empty', size: 'small', clock: '2026-11-30T23:59', calls: [customer] }, null, 2),
    );
  };
  write('Khách Một');
  const { output } = startAsItIs('--port', '0', '--scenario', file);
  const url = await addressIn(output);
  const names = async () =>
    ((await (await fetch(`${url}/_db/customers`)).json()) as { FullName: string }[]).map(({ FullName }) => FullName);
  await vi.waitFor(async () => expect(await names()).toEqual(['Khách Một']), 10_000);
  write('Khách Hai');
  await vi.waitFor(() => expect(output.text).toContain('my.json has changed and is played again.'), 10_000);
  expect(await names()).toEqual(['Khách Hai']);
  write('Khách Ba', { Fone: '1' });
  await vi.waitFor(
    () => expect(output.text).toMatch(/my.json has changed and is not played, the world stays as it was. Dòng 14, /),
    10_000,
  );
  expect(await names()).toEqual(['Khách Hai']);
});

test.each([
  [['--port', 'abc'], /--port must be a whole number/],
  [['--scenario', 'nowhere'], /--scenario must be one of/],
  [['--size', 'huge'], /--size must be one of/],
  [['--speed', '9'], /--speed/],
  [['--now', '2026-11-20'], /--now must be a moment/],
  [['--now', '2026-02-30 at nine'], /--now must be a moment/],
  [['--proxy', 'ftp://api.example.vn'], /--proxy must be an address/],
  [['--proxy', 'https://me:secret@api.example.vn'], /without account/],
  [['--record', 'calls.jsonl'], /--record needs --proxy/],
  [['--replay', 'no-such-file.jsonl'], /There is no file no-such-file.jsonl/],
  [['--cors', '*'], /--cors must be an origin/],
  [['--scenario', 'not-there.json'], /leave --now out/],
])('%j is refused with a sentence', async (options, sentence) => {
  const { output, closed } = start(...options);
  expect(await closed).toBe(1);
  expect(output.text).toMatch(sentence);
  expect(output.text).not.toMatch(/ {4}at /);
});

test('it shows its options and its version, and starts nothing', async () => {
  const help = start('--help');
  const version = start('--version');
  expect(await help.closed).toBe(0);
  for (const name of Object.keys(OPTIONS)) expect(help.output.text).toContain(`  --${name}`);
  expect(Math.max(...help.output.text.split('\n').map((line) => line.length))).toBeLessThan(110);
  expect(await version.closed).toBe(0);
  expect(version.output.text).toMatch(/^Sổ Thẻ \d+\.\d+\.\d+, contract [0-9a-f]{16}\n$/);
});

test('a scenario file that is not there or makes no sense is one sentence and exit code 1', async () => {
  const missing = startAsItIs('--port', '0', '--scenario', join(folder, 'my.json'));
  expect(await missing.closed).toBe(1);
  expect(missing.output.text).toMatch(/^There is no file .*my\.json\.$/m);
  const file = join(folder, 'cut.json');
  fs.writeFileSync(file, '{\n  "from": "empty",');
  const cut = startAsItIs('--port', '0', '--scenario', file);
  expect(await cut.closed).toBe(1);
  expect(cut.output.text.trim()).toBe('Dòng 2, không phải JSON hợp lệ');
});

test('a file that is no world, and a file in use, are refused and left alone', async () => {
  const file = join(folder, 'notes.txt');
  fs.writeFileSync(file, 'my notes\n');
  const notes = start('--port', '0', '--db', file);
  expect(await notes.closed).toBe(1);
  expect(fs.readFileSync(file, 'utf8')).toBe('my notes\n');
  const world = join(folder, 'world.log');
  await addressIn(start('--port', '0', '--scenario', 'empty', '--db', world).output);
  const second = start('--port', '0', '--db', world);
  expect(await second.closed).toBe(1);
  expect(second.output.text).toMatch(/in use by another server/);
});

function start(...options: string[]) {
  return startAsItIs('--now', PLAYED_NOW, ...options);
}

/** Without a day of its own: the file says it. */
function startAsItIs(...options: string[]) {
  const child = spawn(process.execPath, [cli, ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  const output = { text: '' };
  child.stdout.on('data', (bytes: Buffer) => (output.text += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (output.text += bytes.toString()));
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, output, closed };
}

async function addressIn(output: { text: string }): Promise<string> {
  for (let tries = 0; tries < 600; tries += 1) {
    const address = /http:\/\/\S+/.exec(output.text)?.[0];
    if (address && output.text.includes('nhanvien')) return address;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`No address was printed: ${output.text}`);
}
