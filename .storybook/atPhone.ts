import type { StoryContext } from '@storybook/react-vite';
import { TestRunner } from 'vitest';
import { AT_PHONE_ALONE, photographedLooks } from './photographed.ts';

/** Mark of a play of a screen that is walked at a phone's width too. */
const AT_PHONE = 'điện thoại';

/**
 * Ends the test of a play of a screen that has nothing to say of a phone: what a screen does is the same at each width, so
 * a phone's run walks how it usually looks, its states, and the windows that are marked.
 */
export function leaveToCounter({ id, tags }: StoryContext): void {
  const test = TestRunner.getCurrentTest();
  const isPlayOfScreen = test?.file.filepath.includes('/src/features/') ?? false;
  if (!isPlayOfScreen || tags.includes(AT_PHONE) || photographedLooks(id).includes('phone')) return;
  test?.context.skip('the counter’s run walks it');
}

/** Whether the file of the story that is played runs at a phone's width and at no other. */
export function runsAtPhoneAlone(): boolean {
  return TestRunner.getCurrentTest()?.file.filepath.endsWith(AT_PHONE_ALONE) ?? false;
}
