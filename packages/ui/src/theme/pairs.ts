/** Grounds that any text may lie on. */
const GROUNDS = ['bg', 'surface', 'surface-sunken', 'surface-hover', 'surface-selected'] as const;

const TONES = ['success', 'warning', 'danger', 'info', 'neutral', 'primary'] as const;

/** Text on ground, as components use them; `contrast.test.ts` finds a style sheet that uses another. */
export const TEXT_PAIRS: readonly (readonly [text: string, ground: string])[] = [
  ...['text', 'text-muted', 'text-subtle', 'primary', 'danger', 'warning', 'success', 'info', 'neutral'].flatMap(
    (text) => GROUNDS.map((ground) => [text, ground] as const),
  ),
  ...TONES.flatMap((tone) => [tone, 'text', 'text-muted'].map((text) => [text, `${tone}-soft`] as const)),
  ...['primary', 'primary-hover', 'primary-active'].map((ground) => ['on-primary', ground] as const),
  ...['danger', 'danger-hover', 'danger-active'].map((ground) => ['on-danger', ground] as const),
  ['ink', 'paper'],
];

/** How many rows of a chart have a colour of their own. */
const SERIES = 8;

/** Lines and marks that must be seen, on every ground; those of charts on the grounds that charts stand on. */
export const LINE_PAIRS = [
  ...['border-strong', 'focus'].flatMap((line) => GROUNDS.map((ground) => [line, ground] as const)),
  ...Array.from({ length: SERIES }, (_, index) => `series-${index + 1}`).flatMap((line) =>
    (['bg', 'surface', 'surface-sunken'] as const).map((ground) => [line, ground] as const),
  ),
];
