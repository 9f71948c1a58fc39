import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildNumber, stamped, stampOf } from './buildNumber.ts';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'build-number-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@so-the.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GIT_COMMITTER_DATE: '2026-11-29T08:00:00+07:00', GIT_CEILING_DIRECTORIES: os.tmpdir() },
  });

test('a commit gives its short name and its day; files that changed since give a plus', () => {
  git('init', '-q');
  fs.writeFileSync(path.join(folder, 'a.txt'), 'a');
  git('add', '.');
  git('commit', '-qm', 'Begin');
  const commit = git('rev-parse', '--short=8', 'HEAD').trim();
  expect(buildNumber(folder)).toEqual({ commit, date: '2026-11-29' });
  fs.writeFileSync(path.join(folder, 'b.txt'), 'b');
  expect(buildNumber(folder)).toEqual({ commit: `${commit}+`, date: '2026-11-29' });
});

test('outside git nothing is known, and a page says so', () => {
  const number = buildNumber(folder);
  expect(number).toEqual({ commit: '', date: '' });
  expect(stamped('<meta name="build" content="8b102249 2026-11-29">', number)).toBe('<meta name="build" content="">');
});

test('a stamp takes the place of a former one, and is read again', () => {
  const page = '<head><meta name="build" content="" /></head>';
  const number = { commit: '8b102249+', date: '2026-11-29' };
  const once = stamped(page, { commit: 'older', date: '2026-01-01' });
  expect(stamped(once, number)).toBe(stamped(page, number));
  expect(stampOf(stamped(once, number))).toEqual(number);
});

test('a page without a place for it is an error', () => {
  expect(() => stamped('<head></head>', { commit: 'a', date: 'b' })).toThrow(/no <meta name="build">/);
});
