/**
 * `npm run figures`: the catalogue of faults and bad input as a table, row → figure, from the tests that measure them.
 *
 * A test tells its figure with `tellFigure`; only the test files that tell one are run, and the run fails when one of
 * them does. `-- 5 27` runs the tests of these rows alone. The rows that only a browser shows are told by `npm test`.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root, sourcesBelow } from './ledger/sources.ts';

const TOLD = /tellFigure\(\s*(\d+)/g;
const PRINTED = /Row (\d+): (.+)/g;

const wanted = new Set(process.argv.slice(2).map(Number));
const files = ['packages', 'apps']
  .flatMap((folder) => sourcesBelow(folder, '.test.ts'))
  .filter(({ text }) => [...text.matchAll(TOLD)].some(([, row]) => wanted.size === 0 || wanted.has(Number(row))))
  .map(({ file }) => file);
if (files.length === 0) throw new Error(`No unit test tells of row ${[...wanted].join(', ')}.`);

const vitest = spawn('vitest', ['run', '--project', 'unit', ...files], {
  cwd: root,
  env: { ...process.env, PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}` },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let text = '';
vitest.stdout.on('data', (part: Buffer) => {
  text += part.toString();
  process.stdout.write(part);
});
vitest.on('close', (code) => {
  const rows = [...text.matchAll(PRINTED)]
    .map(([, row, figure]) => ({ row: Number(row), figure }))
    .toSorted((one, other) => one.row - other.row);
  console.log('\nRow  Figure');
  for (const { row, figure } of rows) console.log(`${String(row).padStart(3)}  ${figure}`);
  process.exitCode = code ?? 1;
});
