import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import type { PlantedFault } from '../testing/plantedFault.ts';
import { PLANTED_FAULTS } from '../testing/plantedFaults.ts';

/** Same stories each time, so that a fault found once is found always; `SEED=…` tells others. */
const seed = Number(process.env['SEED'] ?? 2026);
/**
 * Every twelfth fault on every run, to show that the properties still find some: each takes the start of a thread and a few
 * hundred stories. `PLANTED=all`, as `npm run test-the-tests` has it, plants them all; other texts, with commas between, those of files so called.
 */
const asked = process.env['PLANTED'];
const planted = PLANTED_FAULTS.filter(({ file }, place) =>
  asked === undefined ? place % 12 === 0 : asked === 'all' || asked.split(',').some((part) => file.includes(part)),
);

interface Finding {
  /** How often the text to replace stood in the file. */
  planted: number;
  /** The property that failed, and how. */
  found?: string;
}

test('each planted fault replaces what stands once in its file', () => {
  expect(PLANTED_FAULTS.filter((fault) => timesFound(fault) !== 1).map(({ what }) => what)).toEqual([]);
});

test('the properties of money find the planted faults, and nothing where none is planted', async () => {
  expect(planted, `no planted fault is in a file called ${asked}`).not.toEqual([]);
  const waiting: (PlantedFault | undefined)[] = [undefined, ...planted];
  const findings = new Map<PlantedFault | undefined, Finding>();
  const work = async () => {
    for (let next = waiting.shift(); next || findings.size === 0; next = waiting.shift()) {
      findings.set(next, await lookFor(next));
    }
  };
  await Promise.all([work(), work()]);
  const sound = findings.get(undefined);
  expect(sound).toEqual({ planted: 1, found: undefined });
  const missed = planted.filter((fault) => !findings.get(fault)?.found || findings.get(fault)?.planted !== 1);
  expect(missed.map(({ what }) => what)).toEqual([]);
  tellFigure(6, `${planted.length} of ${planted.length} planted faults found, ${PLANTED_FAULTS.length} in all`);
}, 900_000);

function timesFound({ file, find }: PlantedFault): number {
  return readFileSync(join(import.meta.dirname, file), 'utf8').split(find).length - 1;
}

async function lookFor(fault: PlantedFault | undefined): Promise<Finding> {
  const thread = new URL('../testing/faultWorker.ts', import.meta.url);
  const worker = new Worker(thread, { workerData: { fault, seed }, execArgv: [], stdout: true });
  const broken = new Promise<never>((_resolve, reject) => {
    worker.once('error', reject);
  });
  return JSON.parse(await Promise.race([text(worker.stdout), broken])) as Finding;
}
