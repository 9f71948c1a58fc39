import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { publicRoutes, shellRoutes } from '../../app/routes.tsx';
import { screens } from './screens.ts';
import { stateNames, type StateName } from './stateNames.ts';
import { statesOf, writeStories } from './writeStories.ts';

const routes = [...publicRoutes, ...shellRoutes];
const all = Object.keys(stateNames) as StateName[];
const cells = path.join(import.meta.dirname, 'cells');
const texts = globSync('*.tsx', { cwd: cells }).map((file) => readFileSync(path.join(cells, file), 'utf8'));
const written = texts.flatMap((text) =>
  [...text.matchAll(/^export const (\w+) = \{ name: '([^']+)', \.\.\.inState\('([^']+)', '(\w+)'\) \};$/gm)].map(
    ([, story, title, route, state]) => ({ story, title, route, state }),
  ),
);

describe.each(routes)('$path', (route) => {
  it.each(all)('is shown in the state %s, or says why it cannot be', (state) => {
    const reason = screens[route.path]?.lacks?.[state];
    const found = written.filter((cell) => cell.route === route.path && cell.state === state);
    expect(found).toEqual(reason ? [] : [{ story: state, title: stateNames[state], route: route.path, state }]);
    expect(reason ?? 'None is needed, it is shown.').toMatch(/^[A-Z].{20,}\.$/);
  });
});

it('no route is described that is not in the route table', () => {
  expect(Object.keys(screens)).toEqual(routes.map((route) => route.path));
});

it('a route that nobody described is refused', () => {
  const added = { path: '/moi', title: 'Mới', screen: () => Promise.resolve({}) };
  expect(() => writeStories([added])).toThrow('/moi has no states');
});

it('a screen with an empty or a refused state says in which words', () => {
  const wordless = routes.filter(({ path: route }) => {
    const { empty = '', refusal = '' } = screens[route] ?? {};
    const has = statesOf(route);
    return (has.includes('Empty') && !empty) || (has.includes('NoPermission') && !refusal);
  });
  expect(wordless.map((route) => route.path)).toEqual([]);
});
