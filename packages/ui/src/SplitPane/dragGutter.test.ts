import { expect, it } from 'vitest';
import { draggedBy } from './dragGutter.ts';

it.each([
  ['ArrowLeft', 30, -2],
  ['ArrowRight', 30, 2],
  ['ArrowLeft', 21, -0.8],
  ['ArrowLeft', 20, 0],
  ['ArrowRight', 79.5, 0.3],
  ['Home', 30, -9.8],
  ['End', 30, 49.8],
])('%s moves a left pane of %d %% by %s', (key, share, by) => expect(draggedBy(key, share, 20)).toBeCloseTo(by, 5));

it('leaves other keys to the page', () => expect(draggedBy('Enter', 30, 20)).toBeNull());
