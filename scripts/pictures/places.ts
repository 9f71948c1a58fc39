import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Where the committed pictures lie: one folder a look, one file a story. */
export const baselines = path.join(root, 'visual-baselines');
/** What the last run of the stories left of the pictures that differ, and the page that shows them. */
export const differing = path.join(root, 'test-results/pictures');
/** Vitest's report of the last run of the stories. */
export const storyReport = path.join(root, 'test-results/stories.json');

/** Every look a story is photographed in: its folder, and what a reader calls it. */
export const looks = {
  cashier: 'Quầy 1366, sáng',
  'cashier-dark': 'Quầy 1366, tối',
  phone: 'Điện thoại 360, sáng',
} as const;

/** One of {@link looks}. */
export type Look = keyof typeof looks;

/** Whether `name` is one of {@link looks}. */
export function isLook(name: string): name is Look {
  return Object.hasOwn(looks, name);
}
