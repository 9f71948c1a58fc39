import type { StoryContext } from '@storybook/react-vite';

/** What a story's play function searches in: the story, or one part of it as `within` gives it. */
export type Canvas = StoryContext['canvas'];
