/**
 * After the stories of `npm test`: every story that passed was compared in every look and read by axe in every theme,
 * and no picture is left of a story that is gone. A hook that is silently skipped would otherwise pass for a success.
 */
import { orphans, unseen } from './pictures/faults.ts';
import { baselines, storyReport } from './pictures/places.ts';
import { storyRuns } from './pictures/storyRuns.ts';

const runs = storyRuns(storyReport);
const faults = [
  ...unseen(runs),
  ...orphans(baselines, runs).map((file) => `No story has ${file}: npm run update-pictures removes it.`),
];
for (const fault of faults) console.error(fault);
const compared = runs.reduce((sum, run) => sum + run.compared.length, 0);
console.log(`${runs.length} story runs, ${compared} pictures compared, ${faults.length} faults.`);
if (faults.length > 0 || compared === 0) process.exitCode = 1;
