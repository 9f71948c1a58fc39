import { expect, it } from 'vitest';
import { draggedBy } from './dragGutter.ts';

it.each([
  ['ArrowLeft', 30, -2],
  ['ArrowRight', 30, 2],
  ['ArrowLeft', 21, -1],
  ['ArrowLeft', 20, 0],
  ['ArrowRight', 79.5, 0.5],
  ['Home', 30, -10],
  ['End', 30, 50],
  ['Enter', 30, null],
])('%s moves a left pane of %d %% by %s', (key, share, by) => expect(draggedBy(key, share, 20)).toBe(by));
