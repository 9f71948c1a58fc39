import type { Entry } from './served.ts';

/** A module of the bundler's report, by which TurboSnap follows a change to the stories that show it. */
export interface Module {
  /** `./packages/ui/src/Button/Button.stories.tsx`, perhaps with what it is bundled with. */
  name: string;
}

/** Says of a story, its file or the preview that no picture is wanted. */
const NO_PICTURE = /disableSnapshot: true|chromatic: \{[^}]*disable: true/;

/**
 * Stories that Chromatic would not take, a line each: their file asks for no picture, or the bundler's report does not name
 * it, so that no change would ever be followed to them. `read` gives the text of a file of the repository.
 */
export function notTaken(
  stories: readonly Entry[],
  modules: readonly Module[],
  read: (file: string) => string,
): string[] {
  const traced = new Set(modules.map(({ name }) => name.replace(/ \+ \d+ modules$/, '').replace(/^\.\//, '')));
  const files = [...new Set(stories.map(({ importPath }) => importPath.replace(/^\.\//, '')))];
  const unwanted = files.filter((file) => NO_PICTURE.test(read(file)));
  const untraced = files.filter((file) => !traced.has(file));
  return [
    ...unwanted.map((file) => `${file} has a story without a picture`),
    ...untraced.map((file) => `${file} is not in the bundler's report`),
  ];
}
