/**
 * `npm run ledger`: the ledger of calls, one row a call of the product, generated from the contract and the sources.
 *
 * Writes `docs/calls.gen.json`, which Storybook shows; with `--check` it only compares. It fails when a call has no
 * specification, operation, handler or contract test, when no screen makes it, and when neither a story nor an end-to-end
 * test does.
 * The last whole end-to-end run leaves its calls in `test-results/e2e-calls`; without one the cells of the file are kept.
 */
import fs from 'node:fs';
import path from 'node:path';
import { LISTED, NAMED, ledgerRows, type LedgerRow } from './ledger/ledgerRows.ts';
import { root } from './ledger/sources.ts';

const file = path.join(root, 'docs/calls.gen.json');
const recorded = path.join(root, 'test-results/e2e-calls');
const rows = ledgerRows(endToEndCalls());
const text = `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`;

const faults = rows.flatMap((row) => [
  ...[...NAMED, 'screens' as const]
    .filter((column) => row[column].length === 0)
    .map((column) => `${row.call}: no ${column}`),
  ...(row.stories.length + row.endToEnd.length === 0 ? [`${row.call}: neither a story nor an end-to-end test`] : []),
]);
for (const column of LISTED)
  console.log(`${column}: ${rows.filter((row) => row[column].length > 0).length} of ${rows.length} calls`);
if (!process.argv.includes('--check')) fs.writeFileSync(file, text);
else if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) {
  faults.push('docs/calls.gen.json is out of date: run `npm run ledger` and commit the result.');
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** A test of the last run and the calls it made. */
interface Recorded {
  spec: string;
  ring: string;
  calls: string[];
}

/** Operation id → specs that made it: from the last run if it was whole, else as the file has it. */
function endToEndCalls(): Map<string, string[]> {
  if (process.argv.includes('--check') || !fs.existsSync(recorded)) return keptCalls();
  const tests = fs
    .readdirSync(recorded)
    .map((name) => JSON.parse(fs.readFileSync(path.join(recorded, name), 'utf8')) as Recorded);
  if (new Set(tests.map(({ ring }) => ring)).size < 2) return keptCalls();
  const specs = new Map<string, Set<string>>();
  for (const { spec, calls } of tests) {
    for (const call of calls) specs.set(call, (specs.get(call) ?? new Set()).add(spec));
  }
  return new Map([...specs].map(([call, found]) => [call, [...found].toSorted()]));
}

function keptCalls(): Map<string, string[]> {
  if (!fs.existsSync(file)) return new Map();
  const kept = JSON.parse(fs.readFileSync(file, 'utf8')) as LedgerRow[];
  return new Map(kept.map(({ operation, endToEnd }) => [operation, endToEnd]));
}
