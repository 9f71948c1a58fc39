import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Own, Proof } from '../../docs/storybook/peers/feature.ts';
import { BETTER, FEATURES, pagesOf, sourcesOf } from '../../docs/storybook/peers/features.ts';
import { pageOf, PEER_IDS, PEERS } from '../../docs/storybook/peers/peers.ts';
import { withPeers } from './inReadme.ts';

const root = path.join(import.meta.dirname, '../..');
const README = path.join(root, 'packages/mock-server/README.md');

const proofsOf = (own: Own): readonly Proof[] => (own.is === 'no' ? [] : own.proofs);

/** Is it the title of a test that runs: right behind `test(`, `it(` or the end of an `each`? */
function isTestOf(source: string, title: string): boolean {
  const [before = '', ...rest] = source.split(`'${title}'`);
  return rest.length > 0 && /(?:\b(?<!\.)(?:test|it)\(|\]\)\()\s*$/.test(before);
}

describe.each(FEATURES)('$en', ({ ours, peers, better }) => {
  it.each(proofsOf(ours))('%s has the test "%s"', (file, title) => {
    expect(existsSync(path.join(root, file))).toBe(true);
    expect(isTestOf(readFileSync(path.join(root, file), 'utf8'), title)).toBe(true);
  });

  it('says why it is no plain yes, for us and for each peer', () => {
    const bare = PEER_IDS.filter((id) => {
      const found = peers[id];
      return found !== 'silent' && found[0] !== 'yes' && !found[2]?.endsWith('.');
    });
    expect(bare).toEqual([]);
    expect(ours.is === 'yes' || ours.why.endsWith('.')).toBe(true);
  });

  it('calls no peer better whose documentation does not speak of it', () => {
    const ids = better === undefined ? [] : sourcesOf(better).map(([id]) => id);
    expect(ids.filter((id) => peers[id] === 'silent' || peers[id][0] === 'no')).toEqual([]);
  });
});

it.each(PEER_IDS)('%s: every page that was read is named once, by https, and a claim stands on it', (id) => {
  const names = Object.keys(PEERS[id].pages);
  const addresses = names.map((name) => pageOf(id, name)[1]);
  expect(addresses.filter((address) => !address.startsWith('https://'))).toEqual([]);
  expect(new Set(addresses).size).toBe(addresses.length);
  const used = new Set([...FEATURES.flatMap(({ peers }) => pagesOf(peers[id])), ...BETTER.map(({ by }) => by[id])]);
  expect(names.filter((name) => !used.has(name))).toEqual([]);
});

it('sentences on where a peer does better are short', () => {
  expect(BETTER.filter(({ en }) => en.split(' ').length > 20)).toEqual([]);
});

it('a title is taken for a test where a test of that title runs, and nowhere else', () => {
  expect(isTestOf("test('a', () => {", 'a')).toBe(true);
  expect(isTestOf("test(\n  'a',\n  () => {", 'a')).toBe(true);
  expect(isTestOf("])('a', async () => {", 'a')).toBe(true);
  expect(isTestOf("test.skip('a', () => {", 'a')).toBe(false);
  expect(isTestOf("// speaks of 'a' alone", 'a')).toBe(false);
  expect(isTestOf("test('ab', () => {", 'a')).toBe(false);
});

it('the package’s page shows the table and the sentences as the rows say', async () => {
  await expect(withPeers(readFileSync(README, 'utf8'))).toMatchFileSnapshot(README);
});
