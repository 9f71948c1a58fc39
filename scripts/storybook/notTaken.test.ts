import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { modes } from '../../.storybook/modes.ts';
import { looks } from '../pictures/places.ts';
import { notTaken } from './notTaken.ts';

const story = { id: 'a--b', title: 'A', name: 'B', type: 'story', tags: [], importPath: './ui/A.stories.tsx' } as const;

it('takes a story whose file the report names', () => {
  expect(notTaken([story], [{ name: './ui/A.stories.tsx + 2 modules' }], () => 'export const B = {}')).toEqual([]);
});

it('names a file once that asks for no picture, or that no change would be followed to', () => {
  const text = 'parameters: { chromatic: { disableSnapshot: true } }';
  expect(notTaken([story, story], [], () => text)).toEqual([
    'ui/A.stories.tsx has a story without a picture',
    "ui/A.stories.tsx is not in the bundler's report",
  ]);
});

it('asks Chromatic for the looks that are compared here, and for what changed alone', () => {
  expect(Object.keys(modes)).toEqual(Object.keys(looks));
  const config = JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../../chromatic.config.json'), 'utf8'),
  ) as object;
  expect(config).toMatchObject({ onlyChanged: true, buildScriptName: 'build-storybook' });
});
