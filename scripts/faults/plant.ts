/** A fault that somebody may bring in, and the narrowest command that must then fail. */
export interface Plant {
  title: string;
  /** File of the repository that is spoiled. */
  file: string;
  /** Makes the file's text the faulty one. */
  spoil: (text: string) => string;
  command: readonly string[];
  /** What the command says of the fault: a failure for another reason is no find. */
  says: RegExp;
}

/** Runs stories as the suite does, at the first failure done. */
export const stories = (...args: string[]) => [
  'vitest',
  'run',
  '--project',
  'storybook',
  '--update=none',
  '--retry=0',
  ...args,
];

/** Runs unit tests. */
export const unit = (...args: string[]) => ['vitest', 'run', '--project', 'unit', ...args];

/** Leaves a text without `before` as it is. */
export function replacing(before: string, after: string): (text: string) => string {
  return (text) => text.replace(before, after);
}
