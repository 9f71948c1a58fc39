/**
 * `npm run chromatic`: sends the built Storybook to Chromatic, only what changed since the last time (TurboSnap), each story
 * in three looks. Without CHROMATIC_PROJECT_TOKEN it builds and archives what would be sent, in
 * `test-results/chromatic.tar.gz`, and fails for a story that Chromatic would not take or could not trace to its file.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { modes } from '../.storybook/modes.ts';
import { notTaken, type Module } from './storybook/notTaken.ts';
import type { Entry } from './storybook/served.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'test-results/chromatic');
const archive = `${folder}.tar.gz`;

if (process.env.CHROMATIC_PROJECT_TOKEN === undefined) archiveLocally();
else run('chromatic', []);

function archiveLocally(): void {
  mkdirSync(path.dirname(folder), { recursive: true });
  run('storybook', ['build', '--quiet', '--output-dir', folder, '--stats-json', folder]);
  if (process.exitCode) return;
  const { entries } = readJson('index.json') as { entries: Readonly<Record<string, Entry>> };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const { modules } = readJson('preview-stats.json') as { modules: readonly Module[] };
  const faults = notTaken(stories, modules, (file) => readFileSync(path.join(root, file), 'utf8'));
  for (const fault of faults) console.error(fault);
  run('tar', ['-czf', archive, '-C', folder, '.']);
  const looks = Object.keys(modes).length;
  console.log(
    `${stories.length} stories in ${looks} looks: ${stories.length * looks} pictures, in ${path.relative(root, archive)}.`,
  );
  console.log('Set CHROMATIC_PROJECT_TOKEN to send them; `npm test` compares the pictures here.');
  if (faults.length > 0) process.exitCode = 1;
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = status ?? 1;
}
