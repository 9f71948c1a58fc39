import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { seedWorld } from '../seed/seedWorld.ts';
import { beginningOf } from './beginning.ts';
import { playScenarioFile } from './playScenarioFile.ts';
import { withScenarioText } from './readScenarioText.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const PAGE = fs.readFileSync(path.join(ROOT, 'docs/storybook/WriteScenario.mdx'), 'utf8');
const README = fs.readFileSync(path.join(ROOT, 'packages/mock-server/README.md'), 'utf8');

test.each([
  ['the page of Storybook', PAGE],
  ['the README', README],
])('the example of %s plays word for word', (_, text) => {
  const examples = examplesOf(text);
  expect(examples).toHaveLength(1);
  const { world, last } = played(examples[0] ?? '');
  expect(world.schedules.rows).toHaveLength(1);
  expect(world.schedules.rows[0]).toMatchObject({ CustomerID: 1, CardDataID: 1, Note: '$ khách trả tiền mặt' });
  expect(last).toEqual({ userName: 'chushop', shopId: 1 });
});

test('the page shows what is said of its example with a slip of the keys', () => {
  const [example = ''] = examplesOf(PAGE);
  const [, said = ''] = /^> (.*)$/m.exec(PAGE) ?? [];
  expect(() => played(example.replace('"Phone"', '"Fone"'))).toThrow(said);
  expect(said).toMatch(/^Dòng \d+, lời gọi 1 \(saveCustomer\)/);
});

test('both pages name every part of a file and of a call', () => {
  const parts = 'from seed size clock calls faults openAt as shop at call args save'.split(' ');
  for (const text of [PAGE, README]) {
    const words = new Set(text.match(/\w+/g));
    expect(parts.filter((part) => !words.has(part))).toEqual([]);
  }
});

function examplesOf(text: string): string[] {
  return [...text.matchAll(/^```json\n(.*?)^```$/gms)].map(([, example = '']) => example);
}

function played(text: string) {
  return withScenarioText(text, (file) => playScenarioFile(file, seedWorld(beginningOf(file))));
}
