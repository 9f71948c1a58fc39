import type { AppRoute } from '../../app/appRoute.ts';
import { screens } from './screens.ts';
import { stateNames, type StateName } from './stateNames.ts';

/** A file of stories: its name, and its text. */
export type StoryFile = [name: string, text: string];

/** States that the kit draws alike on every screen: what is special to a screen does not show in them. */
const DRAWN_BY_KIT: ReadonlySet<StateName> = new Set(['Loading', 'Empty', 'Failed', 'NoPermission', 'Offline']);
/** The home screen, a list, a record and a report: their states of the kit are photographed, in both widths. */
const EXAMPLES: ReadonlySet<string> = new Set(['/', '/customer', '/contract/:scheduleId', '/report/cashbook']);

/**
 * One file for each route that has a state, its states in their order. States that the kit draws stand in a file of their
 * own, which runs at the counter's width for the half of all screens and at a phone's for the other.
 */
export function writeStories(routes: readonly AppRoute<string>[]): StoryFile[] {
  return routes.flatMap((route) => {
    const names = statesOf(route.path);
    const isKit = (name: StateName) => !EXAMPLES.has(route.path) && DRAWN_BY_KIT.has(name);
    const [own, ofKit] = [names.filter((name) => !isKit(name)), names.filter(isKit)];
    const files: [StateName[], string][] = [
      [own, fileNameOf(route.path)],
      [ofKit, fileNameOf(route.path, widthOf(route.path))],
    ];
    return files.flatMap(([some, name]) =>
      some.length > 0 ? [[name, storiesOf(route, some)] satisfies StoryFile] : [],
    );
  });
}

/** The one width that a screen's states of the kit run at: the same whatever other screens there are. */
function widthOf(path: string): 'counter' | 'phone' {
  const sum = Array.from(path, (letter) => letter.codePointAt(0) ?? 0).reduce((total, code) => total + code, 0);
  return sum % 2 === 0 ? 'counter' : 'phone';
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

/** `/manager/staff/create` → `manager-staff-create.gen.stories.tsx`, at one width `manager-staff-create.phone.gen.stories.tsx`. */
function fileNameOf(path: string, width?: 'counter' | 'phone'): string {
  const words = path.match(/\w+/g) ?? ['home'];
  return `${words.join('-')}.${width ? `${width}.` : ''}gen.stories.tsx`;
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
