import * as ui from '@so-the/ui';
import { isScreen } from './isScreen.ts';
import { shownSource } from './shownSource.ts';

const names = new Set(Object.keys(ui));

/** The source of a story as its page of docs shows it; a part is imported, a screen is not. */
export function partSource(code: string, title: string): string {
  return shownSource(code, isScreen(title) ? undefined : title.split('/').at(-1), names);
}
