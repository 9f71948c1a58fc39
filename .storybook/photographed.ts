import type { Look } from '../scripts/pictures/places.ts';
import { opened } from './opened.ts';
import { pictureName } from './pictureName.ts';

/** States that the kit draws alike on every screen: one screen of each kind stands for all. */
const SHARED = new Set(['loading', 'failed', 'no-permission', 'offline', 'empty']);
/** A list, a report, a record and the home screen. */
const EXAMPLES = new Set([
  'man-hinh-khach-hang',
  'man-hinh-so-quy',
  'man-hinh-chi-tiet-hop-dong',
  'man-hinh-trang-chu',
]);
/** The looks of what is photographed in all. */
const ALL: readonly Look[] = ['cashier', 'cashier-dark', 'phone'];
/** The story that shows a screen as it usually is; the screens that are missing here call it `default`. */
const USUAL: Readonly<Record<string, string>> = {
  'man-hinh-dang-nhap': 'empty',
  'man-hinh-dang-ky': 'empty',
  'man-hinh-doi-mat-khau': 'empty',
  'man-hinh-khung-ung-dung': 'owner',
  'man-hinh-may-chu-gia-lap': 'nhieu-loi-goi',
};

/** The stories with a form, drawer, dialog or paper open. */
const OPENED = new Set(Object.values(opened).flatMap((kinds) => Object.values(kinds)));

/**
 * The looks a story is photographed in, out of its id. Parts are in all, and so is the story of a screen's usual look: the
 * layout of a phone is seen in light, the colours of the dark at the counter. A state that the kit draws is photographed in
 * light, on one screen of each kind; one form, drawer, dialog and paper of each screen at the counter. What else a screen's stories show is played, and read by axe in light; what they are
 * made of is photographed and read as parts.
 */
export function photographedLooks(storyId: string): Look[] {
  const [title = '', story = ''] = storyId.split('--').map(pictureName);
  if (!title.startsWith('man-hinh-')) return [...ALL];
  if (isUsual(title, story)) return [...ALL];
  if (SHARED.has(story) && EXAMPLES.has(title)) return ['cashier', 'phone'];
  return OPENED.has(`${title}-${story}`.replace('man-hinh-', '')) ? ['cashier'] : [];
}

/** Whether a screen's story shows it as it usually is; both in plain letters. */
function isUsual(title: string, story: string): boolean {
  return story === (USUAL[title] ?? 'default');
}

/** Whether the pictures of a story are of what stands in the shell: the shell itself has stories of its own. */
export function showsShell(storyId: string): boolean {
  return pictureName(storyId).startsWith('man-hinh-khung-ung-dung-');
}

/** What files of stories that run at a phone's width alone end with. */
export const AT_PHONE_ALONE = '.phone.gen.stories.tsx';

/**
 * How often axe reads a story in all its runs: once at the counter, in dark and high contrast too where it is photographed
 * in dark; and at a phone's width where it is photographed there or runs nowhere else.
 */
export function readingsOf(storyId: string, runsAt: { counter: boolean; phone: boolean }): number {
  const looks = photographedLooks(storyId);
  const atCounter = runsAt.counter ? (looks.includes('cashier-dark') ? 3 : 1) : 0;
  const atPhone = runsAt.phone && (looks.includes('phone') || !runsAt.counter) ? 1 : 0;
  return atCounter + atPhone;
}
