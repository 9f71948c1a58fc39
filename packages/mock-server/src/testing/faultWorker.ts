/** A thread in which one rule of money is wrong, and the properties look for it. */
import { registerHooks } from 'node:module';
import { workerData } from 'node:worker_threads';
import * as fc from 'fast-check';
import type { PlantedFault } from './plantedFault.ts';

const { fault, seed } = workerData as { fault?: PlantedFault; seed: number };
const core = new URL('../core/', import.meta.url);
let planted = fault === undefined ? 1 : 0;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!fault || url !== new URL(fault.file, core).href) return loaded;
    const { source } = loaded;
    const pieces = (typeof source === 'string' ? source : Buffer.from(source as Uint8Array).toString()).split(
      fault.find,
    );
    planted = pieces.length - 1;
    return { ...loaded, source: pieces.join(fault.plant) };
  },
});

const { booksHold, cancelRestores, closedShopIsKept, debtIsPaidOnce, reportsAgree } =
  await import('./moneyProperties.ts');

const { identityHolds } = await import('./identity.ts');

/** A fault in a rule that few stories meet takes longer to find than a sound world to be believed. */
const patience = fault === undefined ? 1 : 4;

const checks = [
  () => check('identityHolds', identityHolds(), 40),
  () => check('debtIsPaidOnce', debtIsPaidOnce(), 5),
  () => check('closedShopIsKept', closedShopIsKept(), 3),
  () => check('cancelRestores', cancelRestores(), 150),
  () => check('booksHold', booksHold(), patience * 1500),
  () => check('reportsAgree', reportsAgree(), patience * 40),
];

process.stdout.write(JSON.stringify({ planted, found: whoFinds() }));

/** First property that fails, and how; undefined when all hold. */
function whoFinds(): string | undefined {
  for (const find of checks) {
    const found = find();
    if (found) return found;
  }
  return undefined;
}

function check<Given>(name: string, property: fc.IProperty<Given>, numRuns: number): string | undefined {
  const { failed, errorInstance } = fc.check(property, { numRuns, seed, endOnFailure: true });
  return failed ? `${name}: ${errorInstance instanceof Error ? errorInstance.message : ''}` : undefined;
}
