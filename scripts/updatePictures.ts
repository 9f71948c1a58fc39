/**
 * `npm run update-pictures`: takes the pictures of all stories anew and removes those whose story is gone.
 * `npm run update-pictures -- cashier/man-hinh-doi-tac-default phone-dark/…`: takes over the named ones as the last run
 * of the stories saw them (`test-results/pictures`), without running a story again.
 * `npm run update-pictures -- packages/ui/src/Button`: takes those of the stories below a path anew.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { orphans } from './pictures/faults.ts';
import { baselines, differing, isLook, storyReport } from './pictures/places.ts';
import { writeReviewPage } from './pictures/reviewPage.ts';
import { storyRuns } from './pictures/storyRuns.ts';

const wanted = process.argv.slice(2);
if (wanted.length > 0 && wanted.every((word) => isLook(word.split('/')[0] ?? ''))) {
  for (const picture of wanted) takeOver(picture);
  writeReviewPage();
} else takeAnew(wanted);

function takeOver(picture: string): void {
  const [look = '', name = ''] = picture.split('/');
  if (!isLook(look) || !/^[\w-]+$/.test(name)) throw new Error(`"${picture}" is no picture: write look/name.`);
  const seen = path.join(differing, look, `${name}.now.png`);
  if (!fs.existsSync(seen)) throw new Error(`The last run left no other picture of ${picture}.`);
  fs.mkdirSync(path.join(baselines, look), { recursive: true });
  fs.copyFileSync(seen, path.join(baselines, look, `${name}.png`));
  fs.rmSync(seen);
  fs.rmSync(path.join(differing, look, `${name}.before.png`), { force: true });
  console.log(`Taken over: ${picture}`);
}

/** All stories for no paths; only then is it certain which pictures have none. */
function takeAnew(paths: readonly string[]): void {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${storyReport}`];
  fs.rmSync(storyReport, { force: true });
  const { status } = spawnSync('vitest', ['run', '--project', 'storybook', '--update=all', ...reporters, ...paths], {
    stdio: 'inherit',
  });
  const runs = storyRuns(storyReport);
  const gone = paths.length === 0 ? orphans(baselines, runs) : [];
  for (const file of gone) {
    fs.rmSync(path.join(baselines, file));
    console.log(`Removed: ${file}`);
  }
  const failed = runs.filter((run) => run.failed);
  console.log(`${runs.length - failed.length} story runs photographed, ${failed.length} failed.`);
  for (const { title, picture } of failed) console.log(`Failed, may keep former pictures: ${title} (${picture})`);
  process.exitCode = status ?? 1;
}
