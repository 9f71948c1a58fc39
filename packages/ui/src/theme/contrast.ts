/** How strongly a screen lifts its blacks: the exponent 1.414 of APCA 0.1.9, not the square root of 2. */
const BLACK_LIFT = 1414 / 1000;

/** Colours of one theme: token name without `--st-color-` to `#rrggbb`. */
export type ThemeColours = ReadonlyMap<string, string>;

/** Reads the colours of a theme's style sheet; tokens that are not written as `#rrggbb` are left out. */
export function readColours(css: string): ThemeColours {
  return new Map(
    [...css.matchAll(/--st-color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
}

/** Contrast of WCAG 2.2 between two colours in `#rrggbb`, 1 to 21, whichever lies on the other. */
export function wcagContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Lightness contrast Lc of APCA 0.1.9 for a text on its ground, both `#rrggbb`: positive for dark on light, negative for
 * light on dark, 0 where it cannot be read.
 */
export function apcaContrast(text: string, ground: string): number {
  const [ink, paper] = [screenLuminance(text), screenLuminance(ground)];
  if (Math.abs(paper - ink) < 0.0005) return 0;
  const raw = paper > ink ? (paper ** 0.56 - ink ** 0.57) * 1.14 : (paper ** 0.65 - ink ** 0.62) * 1.14;
  if (Math.abs(raw) < 0.1) return 0;
  return (raw > 0 ? raw - 0.027 : raw + 0.027) * 100;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** APCA's luminance: another curve, and blacks lifted as a screen lifts them. */
function screenLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((part) => part ** 2.4);
  const sum = 0.2126729 * red + 0.7151522 * green + 0.072175 * blue;
  return sum > 0.022 ? sum : sum + (0.022 - sum) ** BLACK_LIFT;
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}
