import { expect, it } from 'vitest';
import { readTokens } from './tokens.ts';

const tokens = new Map(readTokens().map((token) => [token.name, token]));

it('reads the tokens of every kind with their values by theme, density and pointer', () => {
  expect(tokens.get('--st-space-2')).toEqual({
    name: '--st-space-2',
    kind: 'space',
    values: { base: '8px', compact: '6px' },
  });
  expect(tokens.get('--st-control-height')?.values).toEqual({ base: '36px', coarse: '44px', compact: '30px' });
  expect(tokens.get('--st-motion')?.values).toEqual({ base: '180ms', 'reduced-motion': '0ms' });
  expect(Object.keys(tokens.get('--st-color-primary')?.values ?? {})).toEqual(['light', 'dark', 'contrast']);
  expect(new Set([...tokens.values()].map(({ kind }) => kind))).toEqual(
    new Set([
      'font',
      'text',
      'line',
      'weight',
      'space',
      'control',
      'radius',
      'motion',
      'ease',
      'layer',
      'focus',
      'color',
      'shadow',
    ]),
  );
});
