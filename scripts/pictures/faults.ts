import { isLook, looks, type Look } from './places.ts';
import { storedNames } from './store.ts';
import type { StoryRun } from './storyRuns.ts';

/** One picture of the store. */
export interface PictureId {
  look: Look;
  name: string;
}

/** Committed pictures that no story of a whole run has: their stories are gone or are not photographed so. */
export function orphans(baselines: string, runs: readonly StoryRun[]): PictureId[] {
  const known = new Set(runs.flatMap((run) => run.looks.map((look) => `${look}/${run.picture}`)));
  return Object.keys(looks)
    .filter(isLook)
    .flatMap((look) => storedNames(baselines, look).map((name) => ({ look, name })))
    .filter(({ look, name }) => !known.has(`${look}/${name}`));
}

/**
 * What a whole run left undone although the story passed in its widths: a look that was not compared although it is
 * photographed, a page or theme that axe did not read. Says it in a sentence each.
 */
export function unseen(runs: readonly StoryRun[]): string[] {
  return [...Map.groupBy(runs, ({ picture }) => picture)].flatMap(([picture, ofStory]) => {
    if (ofStory.some(({ failed }) => failed)) return [];
    const title = ofStory[0]?.title ?? picture;
    const compared = new Set(ofStory.flatMap((run) => run.compared));
    const expected = ofStory[0]?.readingsAsked ?? 0;
    const readings = ofStory.reduce((sum, run) => sum + run.readings, 0);
    const faults = (ofStory[0]?.looks ?? [])
      .filter((look) => !compared.has(`${look}/${picture}: same`))
      .map((look) => `"${title}" was not compared with ${look}/${picture}.`);
    if (readings < expected) faults.push(`axe read "${title}" ${readings} times instead of ${expected}.`);
    return faults;
  });
}
