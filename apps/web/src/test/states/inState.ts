import type { StoryObj } from '@storybook/react-vite';
import { seeLinksLead } from './links.ts';
import { screens } from './screens.ts';
import type { StateName } from './stateNames.ts';
import { states } from './states.ts';

/** The story of one cell: the screen of a route, in the whole app, in one state. */
export function inState(path: string, name: StateName): StoryObj {
  const screen = screens[path];
  if (!screen) throw new Error(`The states of ${path} are described nowhere: give it a line in screens.ts.`);
  const { world, enter, see } = states[name];
  const { as, at = path, emptyAt = at } = screen;
  return {
    parameters: { app: { at: name === 'Empty' ? emptyAt : at, ...(as && { as }), ...world } },
    beforeEach: () => enter?.(),
    play: async () => {
      await see(screen);
      await seeLinksLead();
    },
  };
}
