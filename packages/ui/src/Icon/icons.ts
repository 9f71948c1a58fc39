import { drawnIcons } from './drawnIcons.ts';
import { primeIcons } from './primeIcons.gen.ts';

/** Every drawing, by what it means. */
export const icons = { ...primeIcons, ...drawnIcons };

/** Names of the drawings that `Icon` knows. */
export type IconName = keyof typeof icons;

/** Whether a drawing is lines of ours; those of PrimeIcons are outlines. */
export function isDrawn(name: IconName): boolean {
  return name in drawnIcons;
}
