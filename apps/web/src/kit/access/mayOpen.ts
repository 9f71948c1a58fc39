import type { Rights } from './rights.ts';
import { isOpenToAll, isPlace, pathOf } from '../places/isPlace.ts';

/**
 * True for an address that opens a screen which the app has and the person may see; one that opens the empty form of a
 * new record is for who may add there.
 *
 * @param rightsOn the person's rights on the screen of an address
 */
export function mayOpen(href: string, rightsOn: (href: string) => Rights): boolean {
  if (!isPlace(href)) return false;
  if (isOpenToAll(pathOf(href))) return true;
  const { view, add } = rightsOn(href);
  return view && (add || !opensNew(href));
}

function opensNew(href: string): boolean {
  return /[?&]\w+=new(?:&|#|$)/.test(href);
}
