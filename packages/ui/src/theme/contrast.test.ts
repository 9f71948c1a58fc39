import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
const tokens = new Map([...css.matchAll(/--st-color-([\w-]+): (#[0-9a-f]{6});/g)].map((match) => [match[1], match[2]]));
const grounds = ['bg', 'surface', 'surface-sunken', 'surface-hover', 'surface-selected'];
const tones = ['success', 'warning', 'danger', 'info', 'neutral', 'primary'];

const texts = [
  ...['text', 'text-muted', 'text-subtle', 'primary', 'danger', 'warning', 'success'].flatMap((text) =>
    grounds.map((ground) => [text, ground] as const),
  ),
  ...tones.map((tone) => [tone, `${tone}-soft`] as const),
  ...['primary', 'primary-hover', 'primary-active'].map((ground) => ['on-primary', ground] as const),
  ...['danger', 'danger-hover'].map((ground) => ['on-danger', ground] as const),
];

describe('contrast (WCAG 2.2)', () => {
  it.each(texts)('text %s on %s is at least 4.5:1', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['border-strong', 'focus'].flatMap((line) => grounds.map((ground) => [line, ground] as const)))(
    'line %s on %s is at least 3:1',
    (line, ground) => expect(contrast(line, ground)).toBeGreaterThanOrEqual(3),
  );
});

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(token: string): number {
  const hex = tokens.get(token);
  if (hex === undefined) throw new Error(`tokens.css has no --st-color-${token} written as #rrggbb`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
