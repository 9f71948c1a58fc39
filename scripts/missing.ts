/**
 * `npm run missing`: what of the app goes without, where an API has only the calls that the specification names.
 *
 * Made of the contract's marks and of the sources: each call that this project named, the screens that reach it, and what
 * stands in its place. With `--check` it prints nothing but calls for which nothing stands, and fails for one.
 */
import { operations } from '../packages/api-client/src/operations.gen.ts';
import { missingRows } from './ledger/missingRows.ts';

const rows = missingRows();
const faults = rows.filter(({ ways }) => ways.length === 0);
if (!process.argv.includes('--check')) {
  console.log('| Call | Screens | Without it |\n| --- | --- | --- |');
  for (const { call, operation, screens, ways } of rows)
    console.log(`| ${call} (${operation}) | ${screens.join(', ')} | ${ways.join('; ')} |`);
  console.log(`\n${rows.length} of ${Object.keys(operations).length} calls are named by this project alone.`);
}
for (const { operation } of faults) console.error(`${operation}: nothing says that the API does not have it.`);
process.exitCode = faults.length > 0 ? 1 : 0;
