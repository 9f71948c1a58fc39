/**
 * Viewport widths in px from which a layout applies (specification §9).
 * A media query in CSS cannot read them, so `constants.test.ts` checks that style sheets use only these.
 */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** Side menu width in px, open and collapsed; it is shown from `BREAKPOINTS.md` (specification §9). */
export const SIDEBAR_WIDTH = { open: 250, collapsed: 80 } as const;

/** Drawer width in px, by default and when large (specification §9). */
export const DRAWER_WIDTH = { default: 378, large: 736 } as const;

/**
 * A toast closes by itself after this many milliseconds and stands at the top right (specification §9): below the bar of the
 * page, beside dialogs, and on the other side while it would lie over the field in use.
 */
export const TOAST = { duration: 5000, position: 'top-right' } as const;

/** Counts above this show as "99+" (specification §9). */
export const BADGE_OVERFLOW = 99;

/** Loading bar: every `interval` ms it grows by up to `step` percent and waits at `max` percent (specification §9). */
export const LOADING_BAR = { interval: 400, step: 20, max: 99 } as const;

/** A window as low as a shop's 1366 × 768, worked at with a mouse: lists stand closer there, so that fourteen rows are seen. The style sheets say the same. */
export const LOW_WINDOW = '(width >= 900px) and (height < 50rem) and (pointer: fine)';
