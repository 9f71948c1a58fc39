/**
 * After the stories of `npm test`: every story that passed was compared in every look it is photographed in and read by axe
 * as often as it must be. No picture is left of a story that is gone, and each digest stands for the file beside it. A hook
 * that is silently skipped would otherwise pass for a success.
 */
import { orphans, unseen } from './pictures/faults.ts';
import { baselines, isLook, looks, storyReport } from './pictures/places.ts';
import { wrongDigests } from './pictures/store.ts';
import { storyRuns } from './pictures/storyRuns.ts';

const runs = storyRuns(storyReport);
const faults = [
  ...unseen(runs),
  ...orphans(baselines, runs).map(
    ({ look, name }) => `No story has ${look}/${name}: npm run update-pictures removes it.`,
  ),
  ...Object.keys(looks)
    .filter(isLook)
    .flatMap((look) => wrongDigests(baselines, look))
    .map((picture) => `The digest of ${picture} stands for another file: npm run update-pictures takes it anew.`),
];
for (const fault of faults) console.error(fault);
const compared = runs.reduce((sum, run) => sum + run.compared.length, 0);
console.log(`${runs.length} story runs, ${compared} pictures compared, ${faults.length} faults.`);
if (faults.length > 0 || compared === 0) process.exitCode = 1;
