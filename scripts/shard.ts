import type { Step } from './testSteps.ts';

/** One of several machines that share the tests. */
export interface Shard {
  /** 1 to `of`. */
  number: number;
  of: number;
}

/**
 * `--shard 2/4` of a command line; undefined without one.
 *
 * @throws Error when the second of four is not written so
 */
export function shardOf(args: readonly string[]): Shard | undefined {
  const at = args.findIndex((arg) => arg.startsWith('--shard'));
  if (at === -1) return undefined;
  const [, number, of] = /^(\d+)\/(\d+)$/.exec(args[at]?.split('=')[1] ?? args[at + 1] ?? '') ?? [];
  const shard = { number: Number(number), of: Number(of) };
  if (!(shard.number >= 1 && shard.number <= shard.of)) throw new Error('Write the second of four as --shard 2/4.');
  return shard;
}

/**
 * The steps of one machine: of suites that can be spread its share, of all others every fourth of four. The check that no
 * picture is left over needs the stories of all machines: no shard runs it.
 */
export function inShard(steps: readonly Step[], shard: Shard | undefined): Step[] {
  if (shard === undefined) return [...steps];
  const spread = steps.filter(({ isSharded }) => isSharded);
  const whole = steps.filter(({ isSharded, needsWhole }) => !isSharded && !needsWhole);
  return [
    ...whole.filter((_step, at) => at % shard.of === shard.number - 1),
    ...spread.map((step) => shareOf(step, `--shard=${shard.number}/${shard.of}`)),
  ];
}

/** A task of Turborepo hands on what stands behind `--`. */
function shareOf(step: Step, share: string): Step {
  const isTask = step.command.includes('run');
  return { ...step, command: [...step.command, ...(isTask ? ['--'] : []), share] };
}
