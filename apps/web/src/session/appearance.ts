/** What the eyes want: `system` follows the machine's wish for dark or for more contrast. */
export type Theme = 'system' | 'light' | 'dark' | 'contrast';

/** How close things stand. */
export type Density = 'normal' | 'compact';

/** How the app looks on this device. */
export interface Appearance {
  theme: Theme;
  density: Density;
}

const THEMES: readonly Theme[] = ['system', 'light', 'dark', 'contrast'];
const YEAR = 365 * 24 * 60 * 60;
const WISHES = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'];

/**
 * Puts the kept appearance on the page's root element. The build writes this function's text into the head of the page,
 * so that the first paint has it: it may use nothing from outside itself.
 */
export function applyAppearance(): void {
  const [, chosen = 'system', density = 'normal'] = /(?:^|; )appearance=([a-z]+)\.([a-z]+)/.exec(document.cookie) ?? [];
  const wish = matchMedia('(prefers-contrast: more)').matches
    ? 'contrast'
    : matchMedia('(prefers-color-scheme: dark)').matches
      ? 'dark'
      : 'light';
  document.documentElement.dataset.theme = chosen === 'system' ? wish : chosen;
  document.documentElement.dataset.density = density;
}

/** What was chosen on this device; the machine's wish and the normal density before the first choice. */
export function readAppearance(): Appearance {
  const [, theme, density] = /(?:^|; )appearance=([a-z]+)\.([a-z]+)/.exec(document.cookie) ?? [];
  return {
    theme: THEMES.find((known) => known === theme) ?? 'system',
    density: density === 'compact' ? 'compact' : 'normal',
  };
}

/**
 * Keeps the appearance on this device and shows it at once. A cookie, because a logout clears the local storage as a
 * whole (specification §4) and the login page must have it before its first paint, which IndexedDB is too late for.
 */
export function writeAppearance({ theme, density }: Appearance): void {
  document.cookie = `appearance=${theme}.${density}; Path=/; Max-Age=${YEAR}; SameSite=Strict`;
  applyAppearance();
}

/** Follows the machine when it changes its wish, as at dusk. Returns how to stop. */
export function watchAppearance(): () => void {
  const wishes = WISHES.map((wish) => matchMedia(wish));
  for (const wish of wishes) wish.addEventListener('change', applyAppearance);
  return () => wishes.forEach((wish) => wish.removeEventListener('change', applyAppearance));
}
