/** A list, a report, a record and the home screen: each kind of screen once. */
const EXAMPLES = ['CustomersScreen', 'CashBookScreen', 'ContractScreen', 'HomeScreen'];
/** Where fewer of them are reached, other screens make up this number. */
const FEWEST = 3;
const PARTS = 'packages/ui/';
/** What one screen or the mock does is seen on the screens it reaches alone, whose stories are all played. */
const SHARED = /^(?:packages\/ui\/|apps\/web\/src\/(?!features\/|test\/))/;

/**
 * Of the stories that a change of shared code reaches: those of parts, those beside what changed, and those of four
 * screens, one of each kind, or three where fewer kinds are reached. Undefined where the change is one screen's own, or reaches no more.
 */
export function fourScreens(changed: ReadonlySet<string>, stories: readonly string[]): string[] | undefined {
  if (![...changed].every((file) => SHARED.test(file))) return undefined;
  const folders = [...changed].map((file) => file.slice(0, file.lastIndexOf('/') + 1));
  const isNear = (story: string) => story.startsWith(PARTS) || folders.some((folder) => story.startsWith(folder));
  const far = stories.filter((story) => !isNear(story));
  if (far.length <= EXAMPLES.length) return undefined;
  const isExample = (story: string) => EXAMPLES.some((name) => story.endsWith(`/${name}.stories.tsx`));
  const examples = far.filter(isExample);
  const others = far.filter((story) => !isExample(story)).slice(0, Math.max(0, FEWEST - examples.length));
  const four = new Set([...examples, ...others]);
  return stories.filter((story) => isNear(story) || four.has(story));
}
