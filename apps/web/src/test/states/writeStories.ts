import type { AppRoute } from '../../app/appRoute.ts';
import { screens } from './screens.ts';
import { stateNames, type StateName } from './stateNames.ts';

/** A file of stories: its name, and its text. */
export type StoryFile = [name: string, text: string];

/** One file for each route that has a state, its states in their order. */
export function writeStories(routes: readonly AppRoute<string>[]): StoryFile[] {
  return routes.flatMap((route) => {
    const names = statesOf(route.path);
    return names.length > 0 ? [[fileNameOf(route.path), storiesOf(route, names)] satisfies StoryFile] : [];
  });
}

/**
 * The states a route is shown in.
 *
 * @throws Error for a path that `screens.ts` does not know
 */
export function statesOf(path: string): StateName[] {
  const screen = screens[path];
  if (!screen) throw new Error(`${path} has no states: describe them in apps/web/src/test/states/screens.ts.`);
  return (Object.keys(stateNames) as StateName[]).filter((name) => !screen.lacks?.[name]);
}

/** `/manager/staff/create` → `manager-staff-create.gen.stories.tsx`. */
function fileNameOf(path: string): string {
  const words = path.match(/\w+/g) ?? ['home'];
  return `${words.join('-')}.gen.stories.tsx`;
}

function storiesOf({ path, title }: AppRoute<string>, names: readonly StateName[]): string {
  const stories = names.map(
    (name) => `export const ${name} = { name: '${stateNames[name]}', ...inState('${path}', '${name}') };\n`,
  );
  return `// Written by \`npm run generate\` from the route table; the states stand in states.ts, what a screen shows in screens.ts.
import type { Meta } from '@storybook/react-vite';
import { withWholeApp } from '../../withApp.tsx';
import { inState } from '../inState.ts';

const meta = {
  title: 'Màn hình/${title}',
  decorators: [withWholeApp()],
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

${stories.join('')}`;
}
