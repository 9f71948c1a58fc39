/**
 * `npm run update-pictures`: takes the pictures of all stories anew and removes those whose story is gone.
 * `npm run update-pictures -- cashier/man-hinh-doi-tac-default cashier-dark/…`: takes over the named ones as the last run
 * of the stories saw them (`test-results/pictures`), without running a story again.
 * `npm run update-pictures -- packages/ui/src/Button`: takes those of the stories below a path anew.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { orphans } from './pictures/faults.ts';
import { baselines, differing, isLook, storyReport } from './pictures/places.ts';
import { writeReviewPage } from './pictures/reviewPage.ts';
import { dropPicture, keepPicture, storedPicture } from './pictures/store.ts';
import { storyRuns } from './pictures/storyRuns.ts';

const wanted = process.argv.slice(2);
if (wanted.length > 0 && wanted.every((word) => isLook(word.split('/')[0] ?? ''))) {
  for (const picture of wanted) takeOver(picture);
  writeReviewPage();
} else takeAnew(wanted);

function takeOver(picture: string): void {
  const [look = '', name = ''] = picture.split('/');
  if (!isLook(look) || !/^[\w-]+$/.test(name)) throw new Error(`"${picture}" is no picture: write look/name.`);
  const seen = storedPicture(differing, look, `${name}.now`);
  if (seen?.capture === undefined) throw new Error(`The last run left no other picture of ${picture}.`);
  keepPicture(baselines, look, name, fs.readFileSync(seen.file), seen.capture);
  dropPicture(differing, look, `${name}.now`);
  dropPicture(differing, look, `${name}.before`);
  console.log(`Taken over: ${picture}`);
}

/** All stories for no paths; only then is it certain which pictures have none. */
function takeAnew(paths: readonly string[]): void {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${storyReport}`];
  fs.rmSync(storyReport, { force: true });
  const { status } = spawnSync(
    'vitest',
    ['run', '--maxWorkers=3', '--project', 'storybook', '--update=all', ...reporters, ...paths],
    {
      stdio: 'inherit',
    },
  );
  const runs = storyRuns(storyReport);
  const gone = paths.length === 0 ? orphans(baselines, runs) : [];
  for (const { look, name } of gone) {
    dropPicture(baselines, look, name);
    console.log(`Removed: ${look}/${name}`);
  }
  const failed = runs.filter((run) => run.failed);
  console.log(`${runs.length - failed.length} story runs photographed, ${failed.length} failed.`);
  for (const { title, picture } of failed) console.log(`Failed, may keep former pictures: ${title} (${picture})`);
  process.exitCode = status ?? 1;
}
