import { spawn } from 'node:child_process';

/** One step of `npm test`. */
interface StepCommand {
  title: string;
  command: readonly string[];
}

/** How a step ended. */
export interface Ended<Step> {
  step: Step;
  /** Whether its command ended well. */
  ok: boolean;
  seconds: number;
}

/**
 * Runs steps, `atOnce` of them beside each other, in the order given. What several print at once would be mixed: it is
 * then printed when its step is over. `onEnd` is told of each as it ends.
 */
export async function runSteps<Step extends StepCommand>(
  steps: readonly Step[],
  { atOnce, cwd, env }: { atOnce: number; cwd: string; env: NodeJS.ProcessEnv },
  onEnd: (ended: Ended<Step>) => void,
): Promise<void> {
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = performance.now();
      if (atOnce === 1) process.stdout.write(`\n━━ ${step.title}\n`);
      const { ok, printed } = await run(step.command, { cwd, env, stdio: atOnce === 1 ? 'inherit' : 'pipe' });
      if (atOnce > 1) process.stdout.write(`\n━━ ${step.title}\n${printed}`);
      onEnd({ step, ok, seconds: (performance.now() - started) / 1000 });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

function run(
  [command = '', ...args]: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv; stdio: 'inherit' | 'pipe' },
): Promise<{ ok: boolean; printed: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', options.stdio, options.stdio] });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => (printed += part.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ ok: code === 0, printed }));
  });
}
