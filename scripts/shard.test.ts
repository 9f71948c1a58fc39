import { expect, it } from 'vitest';
import { inShard, shardOf } from './shard.ts';
import { ringTwo } from './testSteps.ts';

it('reads which of how many', () => {
  expect(shardOf(['--all', '--shard', '2/4'])).toEqual({ number: 2, of: 4 });
  expect(shardOf(['--shard=1/3'])).toEqual({ number: 1, of: 3 });
  expect(shardOf(['--all'])).toBeUndefined();
  for (const wrong of ['5/4', '0/4', 'two', '']) expect(() => shardOf(['--shard', wrong])).toThrow('--shard 2/4');
});

it('all shards together run every step once, and each share of the suites that are spread', () => {
  const shards = [1, 2, 3, 4].map((number) => inShard(ringTwo, { number, of: 4 }));
  const steps = shards.flat();
  for (const { title, isSharded, needsWhole } of ringTwo) {
    const runs = steps.filter((step) => step.title === title);
    expect([title, runs.length]).toEqual([title, needsWhole ? 0 : isSharded ? 4 : 1]);
    expect(new Set(runs.map(({ command }) => command.join(' '))).size).toBe(runs.length);
  }
});

it('without a shard nothing is left out', () => {
  expect(inShard(ringTwo, undefined)).toEqual(ringTwo);
});
