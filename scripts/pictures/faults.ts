import fs from 'node:fs';
import path from 'node:path';
import { looks } from './places.ts';
import type { StoryRun } from './storyRuns.ts';

/** Light, dark and high contrast, in two widths. */
const READINGS = 6;

/** Committed pictures, relative to their folder, that no story of a whole run has: their stories are gone or have a new name. */
export function orphans(baselines: string, runs: readonly StoryRun[]): string[] {
  const known = new Set(runs.flatMap(({ picture }) => Object.keys(looks).map((look) => `${look}/${picture}.png`)));
  return fs
    .readdirSync(baselines, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.png') && !known.has(file))
    .toSorted();
}

/**
 * What a whole run left undone although the story passed in both widths: a look that was not compared, a theme that axe
 * did not read. Says it in a sentence each.
 */
export function unseen(runs: readonly StoryRun[]): string[] {
  return [...Map.groupBy(runs, ({ picture }) => picture)].flatMap(([picture, ofStory]) => {
    if (ofStory.some(({ failed }) => failed)) return [];
    const title = ofStory[0]?.title ?? picture;
    const compared = new Set(ofStory.flatMap((run) => run.compared));
    const readings = ofStory.reduce((sum, { themes }) => sum + themes, 0);
    const faults = Object.keys(looks)
      .filter((look) => !compared.has(`${look}/${picture}: same`))
      .map((look) => `"${title}" was not compared with ${look}/${picture}.`);
    if (readings < READINGS) faults.push(`axe read "${title}" ${readings} times instead of ${READINGS}.`);
    return faults;
  });
}
