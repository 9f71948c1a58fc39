import { configure } from 'storybook/test';
import { beforeAll } from 'vitest';

/**
 * Duration 0 rather than `animation: none`: what waits for an animation's end still gets its event, and the pixels stand still.
 */
const stillness = `*, *::before, *::after {
  animation-duration: 0s !important; animation-delay: 0s !important;
  transition-duration: 0s !important; transition-delay: 0s !important; caret-color: transparent !important; }`;

beforeAll(() => {
  document.head.append(Object.assign(document.createElement('style'), { textContent: stillness }));
});

/** What a story waits for may take longer while two browsers share a machine; a second is the library's default. */
configure({ asyncUtilTimeout: 5000 });
