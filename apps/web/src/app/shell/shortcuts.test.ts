import { expect, test } from 'vitest';
import { iconOf } from './menuIcons.ts';
import { shortcuts } from './shortcuts.ts';

test('a shortcut of the header has the icon of its menu entry', () => {
  const icons = shortcuts.map(({ title, icon }) => [title, icon]);
  expect(icons).toEqual(shortcuts.map(({ title }) => [title, iconOf(title)]));
});

test('the bell stands for what waits, and for no screen', () => {
  expect(shortcuts.filter(({ title }) => iconOf(title) === 'bell')).toEqual([]);
});
