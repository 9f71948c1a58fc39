import { PHOTOGRAPHED } from '../docs/storybook/looksOfStories.ts';

/** The looks in which Chromatic takes each story, as the pictures here are taken: width of the window and theme. */
export const modes = Object.fromEntries(PHOTOGRAPHED.map(({ look, viewport, theme }) => [look, { viewport, theme }]));
