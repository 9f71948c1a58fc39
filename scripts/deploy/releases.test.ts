import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Releases } from './releases.ts';
import { builtApp, optionsFor, temporary } from './testing.ts';
import { writeSite } from './writeSite.ts';

let folder: string;
let out: string;

beforeEach(() => {
  folder = temporary();
  out = path.join(folder, 'out');
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

/** A release on that day of November. */
function release(letter: string, day: number): string {
  const options = optionsFor(out, '--api', 'https://api.example', '--plain', '8080');
  return writeSite(options, builtApp(folder, letter), new Date(Date.UTC(2026, 10, day, 8))).release;
}

const read = (file: string) => fs.readFileSync(path.join(out, file), 'utf8');
const assets = () => fs.readdirSync(path.join(out, 'assets')).filter((name) => !/\.(gz|br)$/.test(name));
const switchTo = (wanted: string, reload = ':') =>
  spawnSync('sh', [path.join(out, 'release.sh'), wanted], {
    encoding: 'utf8',
    env: { ...process.env, RELOAD: reload },
  });

test('a release is named by its moment and commit, and nobody sees it before it is shown', () => {
  expect(release('a', 1)).toBe('20261101080000-aaaaaaaa');
  expect(new Releases(out).shown).toBeUndefined();
  expect(switchTo('new').stdout).toContain('20261101080000-aaaaaaaa is shown');
  release('b', 2);
  expect(read('current/index.html')).toContain('app-a.js');
  expect(JSON.parse(read('current/health.json'))).toEqual({
    status: 'ok',
    build: { commit: 'aaaaaaaa', date: '2026-11-29' },
  });
});

test('three releases stay with their files; what only older ones asked for goes', () => {
  for (const [day, letter] of ['a', 'b', 'c', 'd'].entries()) release(letter, day + 1);
  expect(new Releases(out).names.map((name) => name.slice(-8))).toEqual(['bbbbbbbb', 'cccccccc', 'dddddddd']);
  expect(assets()).toEqual(['app-b.js', 'app-c.js', 'app-d.js', 'shared-1.css']);
  expect(fs.readdirSync(path.join(out, 'maps'))).toHaveLength(3);
});

test('the release that is shown stays, however old', () => {
  release('a', 1);
  switchTo('new');
  for (const [day, letter] of ['b', 'c', 'd', 'e'].entries()) release(letter, day + 2);
  expect(read('current/index.html')).toContain('app-a.js');
  expect(assets()).toContain('app-a.js');
});

test('one command shows the newest, one goes back, and before the first is nothing to go back to', () => {
  release('a', 1);
  release('b', 2);
  switchTo('new');
  expect(read('current/index.html')).toContain('app-b.js');
  const back = switchTo('back', 'false');
  expect(back.stdout).toContain('aaaaaaaa is shown; before: 20261102080000-bbbbbbbb');
  expect(read('current/index.html')).toContain('app-a.js');
  const further = switchTo('back');
  expect([further.status, further.stderr]).toEqual([1, expect.stringContaining('no such release')]);
  expect(switchTo('').stdout).toBe('20261101080000-aaaaaaaa  <- shown\n20261102080000-bbbbbbbb\n');
});

test('where nginx refuses its files, people go on seeing what they see', () => {
  release('a', 1);
  switchTo('new');
  release('b', 2);
  expect(switchTo('new', 'false').status).toBe(1);
  expect(read('current/index.html')).toContain('app-a.js');
});

test('every text has its copies, config.json none: somebody may change it', () => {
  const name = release('a', 1);
  const page = read(`releases/${name}/index.html`);
  expect(gunzipSync(fs.readFileSync(path.join(out, `releases/${name}/index.html.gz`))).toString()).toBe(page);
  for (const copy of ['assets/app-a.js.gz', 'assets/app-a.js.br', `releases/${name}/index.html.br`])
    expect([copy, fs.existsSync(path.join(out, copy))]).toEqual([copy, true]);
  expect(fs.globSync('**/config.json*', { cwd: out })).toEqual(['config.json']);
});

test('config.json keeps what somebody wrote into it, and says what the command says', () => {
  release('a', 1);
  expect(JSON.parse(read('config.json'))).toEqual({
    apiBaseUrl: 'https://api.example',
    productName: 'Sổ Thẻ',
    idempotency: 'auto',
    errorReports: '',
  });
  const own = { productName: 'Thẻ Vàng', idempotency: 'none', apiBaseUrl: 'https://old.example' };
  fs.writeFileSync(path.join(out, 'config.json'), JSON.stringify(own));
  release('b', 2);
  expect(JSON.parse(read('config.json'))).toMatchObject({ ...own, apiBaseUrl: 'https://api.example' });
  fs.writeFileSync(path.join(out, 'config.json'), '{"productName":');
  expect(() => release('c', 3)).toThrow(/config.json cannot be read/);
  expect(new Releases(out).names).toHaveLength(2);
});

test('the policy lets in the pages of every kept release, and calls to the API alone', () => {
  for (const [day, letter] of ['a', 'b', 'c', 'd'].entries()) release(letter, day + 1);
  const policy = read('page-headers.conf');
  expect(policy.match(/script-src [^;]*/)?.[0].match(/sha256-/g)).toHaveLength(3);
  expect(policy.match(/style-src [^;]*/)?.[0].match(/sha256-/g)).toHaveLength(3);
  expect(policy).toContain("connect-src 'self' https://api.example;");
  expect(policy).not.toContain('unsafe');
});
