import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that take longest, the longest first: begun late, one worker would wait for the other's last file. */
const FIRST = [
  'core/stories.test.ts',
  'journal/killedServer.test.ts',
  'node/hostileCalls.test.ts',
  'scenarios/promises.test.ts',
  'mock-server/src/parity.test.ts',
  'node/poison.test.ts',
  'mock-server/src/races.test.ts',
  'mock-server/src/cli.test.ts',
  'operations/accessMatrix.test.ts',
  'money/resultLines.test.ts',
];
/** The walks: short files, of which some take longer than any other story. */
const WALKS = '/test/walks/';
/** Searches in two threads of its own: alone at the end it has both cores, and no other test waits for them. */
const LAST = 'core/plantedFaults.test.ts';

/** The order of test files in a run; what is not named keeps the order of vitest. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await BaseSequencer.prototype.sort.call(this, files);
    return sorted.toSorted((one, other) => rank(one.moduleId) - rank(other.moduleId));
  }
}

function rank(file: string): number {
  if (file.includes(WALKS)) return -1;
  if (file.endsWith(LAST)) return FIRST.length + 1;
  const place = FIRST.findIndex((name) => file.endsWith(name));
  return place === -1 ? FIRST.length : place;
}
