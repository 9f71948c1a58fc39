/**
 * `npm run test-the-tests`: plants one fault after the other and shows that the suite finds it. Each command first has to
 * pass without the fault, and then has to fail with words that name it. `-- dark` plants the faults whose title has the word.
 *
 * Without words the faults of money are planted as well, all of them, which `npm test` finds some of.
 *
 * The spoiled file is written back whatever happens; the run refuses a file that has changes nobody has committed.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Plant } from './faults/plant.ts';
import { plants } from './faults/plants.ts';

const root = path.resolve(import.meta.dirname, '..');
const env = { ...process.env, PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}` };
const words = process.argv.slice(2);
const chosen = plants.filter(({ title }) => words.every((word) => title.includes(word)));

/** Texts to write back, by file. */
const spoiled = new Map<string, string>();
process.on('exit', restore);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

/** Commands that pass without a fault. */
const passing = new Set<string>();

let missed = 0;
for (const plant of chosen) {
  const outcome = outcomeOf(plant);
  if (outcome !== 'found') missed += 1;
  console.log(`${outcome}: ${plant.title} (${plant.command.join(' ')})`);
}
const isMoneyGuarded = words.length > 0 || findsMoneyFaults();
console.log(`${chosen.length - missed} faults found, ${missed} not found`);
process.exitCode = missed > 0 || chosen.length === 0 || !isMoneyGuarded ? 1 : 0;

function outcomeOf({ file, spoil, command, says }: Plant): string {
  const { stdout } = run('git', ['status', '--porcelain', '--', file]);
  if (stdout.trim() !== '') return `not tried, ${file} has changes that are not committed`;
  if (!passes(command)) return 'not tried, the command fails without the fault';
  const place = path.join(root, file);
  const text = fs.readFileSync(place, 'utf8');
  const faulty = spoil(text);
  if (faulty === text) return `not tried, ${file} has changed: describe the fault anew in scripts/faults/plants.ts`;
  spoiled.set(place, text);
  try {
    fs.writeFileSync(place, faulty);
    const { status, stdout: told, stderr } = run(...split(command));
    if (status === 0) return 'NOT FOUND';
    return says.test(told + stderr) ? 'found' : `NOT FOUND, the command fails for another reason:\n${told}${stderr}\n`;
  } finally {
    restore();
  }
}

/** Asked once of each command: several faults are looked for by the same. */
function passes(command: readonly string[]): boolean {
  const name = command.join(' ');
  if (!passing.has(name) && run(...split(command)).status === 0) passing.add(name);
  return passing.has(name);
}

function findsMoneyFaults(): boolean {
  const file = 'packages/mock-server/src/core/plantedFaults.test.ts';
  const { status, stdout } = run('vitest', ['run', '--project', 'unit', file], { PLANTED: 'all' });
  console.log(stdout);
  return status === 0;
}

function split([command = '', ...args]: readonly string[]): [string, string[]] {
  return [command, args];
}

function run(command: string, args: string[], more: NodeJS.ProcessEnv = {}) {
  return spawnSync(command, args, { cwd: root, env: { ...env, ...more }, encoding: 'utf8', maxBuffer: 2 ** 28 });
}

function restore(): void {
  for (const [place, text] of spoiled) fs.writeFileSync(place, text);
  spoiled.clear();
}
