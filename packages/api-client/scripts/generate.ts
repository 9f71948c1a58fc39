import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { answerShapes } from './answerShapes.ts';
import { enumLabels } from './enumLabels.ts';
import { inputFields } from './inputFields.ts';
import { loadContract } from './loadContract.ts';
import { inferredCallList, operationTable, ownFilterTable } from './operationTable.ts';
import { recordTypes } from './recordTypes.ts';
import { schemaTypes } from './schemaTypes.ts';

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    contract: { type: 'string', default: resolve(import.meta.dirname, '../../../openapi/openapi.yaml') },
    out: { type: 'string', default: resolve(import.meta.dirname, '../src') },
  },
});

process.exitCode = await generate(options.contract, options.out, options.check);

/** Writes the generated files, or with `check` only compares them; returns the exit code. */
async function generate(contract: string, out: string, check: boolean): Promise<number> {
  const { document, findings } = await loadContract(contract);
  if (findings.length > 0) {
    console.error(findings.join('\n'));
    console.error(`\n${findings.length} finding(s) in the contract; nothing was generated.`);
    return 1;
  }
  const files: Record<string, string> = {
    'contract.gen.json': `${JSON.stringify(document, null, 2)}\n`,
    'schema.gen.ts': await schemaTypes(document),
    'records.gen.ts': recordTypes(document),
    'operations.gen.ts': operationTable(document),
    'inferredCalls.gen.ts': inferredCallList(document),
    'ownFilters.gen.ts': ownFilterTable(document),
    'enums.gen.ts': enumLabels(document),
    'inputs.gen.ts': inputFields(document),
    'shapes.gen.ts': answerShapes(document),
  };
  const stale = Object.entries(files).filter(([name, text]) => readIfThere(join(out, name)) !== text);
  if (check) return reportStale(stale.map(([name]) => relative(process.cwd(), join(out, name))));
  mkdirSync(out, { recursive: true });
  for (const [name, text] of stale) writeFileSync(join(out, name), text);
  console.log(
    `${Object.keys(document.paths).length} paths; ${stale.length} of ${Object.keys(files).length} files rewritten.`,
  );
  return 0;
}

function reportStale(stale: string[]): number {
  if (stale.length === 0) return 0;
  console.error(`Out of date with openapi/: ${stale.join(', ')}. Run \`npm run generate\` and commit the result.`);
  return 1;
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
