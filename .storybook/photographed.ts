import type { Look } from '../scripts/pictures/places.ts';
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
/** The story that shows a screen as it usually is; the screens that are missing here call it `default`. */
const USUAL: Readonly<Record<string, string>> = {
  'man-hinh-dang-nhap': 'empty',
  'man-hinh-dang-ky': 'empty',
  'man-hinh-doi-mat-khau': 'empty',
  'man-hinh-khung-ung-dung': 'owner',
  'man-hinh-may-chu-gia-lap': 'nhieu-loi-goi',
};

/**
 * The looks a story is photographed in, out of its id. Parts are in all four, and so is the story of a screen's usual
 * look. A state that the kit draws is photographed in light, on one screen of each kind. What else a screen's stories
 * show is played, and read by axe in light at every width; what they are made of is photographed and read as parts.
 */
export function photographedLooks(storyId: string): Look[] {
  const [title = '', story = ''] = storyId.split('--').map(pictureName);
  if (!title.startsWith('man-hinh-')) return ['cashier', 'cashier-dark', 'phone', 'phone-dark'];
  if (isUsual(title, story)) return ['cashier', 'cashier-dark', 'phone', 'phone-dark'];
  return SHARED.has(story) && EXAMPLES.has(title) ? ['cashier', 'phone'] : [];
}

/** Whether a screen's story shows it as it usually is; both in plain letters. */
function isUsual(title: string, story: string): boolean {
  return story === (USUAL[title] ?? 'default');
}

/** Whether the pictures of a story are of what stands in the shell: the shell itself has stories of its own. */
export function showsShell(storyId: string): boolean {
  return pictureName(storyId).startsWith('man-hinh-khung-ung-dung-');
}
