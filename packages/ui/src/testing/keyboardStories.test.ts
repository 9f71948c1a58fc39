import { describe, expect, it } from 'vitest';
import { interactiveParts, storiesOf } from './interactiveParts.ts';

/** Parts that others are made of: their keyboard is walked where they stand. */
const MADE_INTO_OTHERS = new Set(['Field', 'Link']);

const parts = interactiveParts().filter((part) => !MADE_INTO_OTHERS.has(part));

describe('parts that the keyboard reaches', () => {
  it('are found: those with controls of their own, and those made of such parts', () => {
    expect(parts.length).toBeGreaterThan(40);
    expect(parts).toEqual(expect.arrayContaining(['Menu', 'DateField', 'ImportPreview', 'Stat']));
    expect(parts).not.toContain('Badge');
  });

  it.each(parts)('%s has a story that walks it by keyboard: named Keyboard…, or tagged "bàn phím"', (part) => {
    const walks = storiesOf(part).filter((story) => /^export const Keyboard|tags: \[[^\]]*'bàn phím'/.test(story));
    expect(walks).not.toEqual([]);
    for (const walk of walks) expect(walk).toMatch(/\.(keyboard|tab)\(/);
  });
});
