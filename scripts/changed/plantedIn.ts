import { PLANTED_FAULTS } from '../../packages/mock-server/src/testing/plantedFaults.ts';

const CORE = 'packages/mock-server/src/core/';

/** Of the changed files those that planted faults stand in, from `core/`: what `npm test -- changed` plants. */
export function plantedIn(changed: readonly string[]): string[] {
  const files = new Set(PLANTED_FAULTS.map(({ file }) => file));
  return changed
    .filter((file) => file.startsWith(CORE))
    .map((file) => file.slice(CORE.length))
    .filter((file) => files.has(file));
}
