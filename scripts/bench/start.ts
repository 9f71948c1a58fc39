import fs from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { FOLDERS } from '../../packages/mock-server/src/node/folders.ts';
import { startMock, type MockProcess } from './mockProcess.ts';
import { median, type Show } from './telling.ts';

const PORT = 4180;
const ROUNDS = 5;
/** Longest wait for a world to be kept, in milliseconds. */
const PATIENCE_MS = 60_000;

/** Start to the first answered login: the first of a day, which plays the demo, a later one, which finds it, and `large`. */
export async function measureStart(show: Show): Promise<void> {
  forgetWorlds();
  await measure(show, 'demo, the first of a day, 1,500 ms', ROUNDS, [], forgetWorlds);
  const server = await startMock(PORT);
  await worldIsKept();
  await server.stop();
  await measure(show, 'demo, a later one, 1,500 ms', ROUNDS, []);
  await measure(show, 'a million lines, 10,000 ms', 1, ['--size', 'large']);
}

async function measure(show: Show, what: string, rounds: number, options: string[], after = () => {}): Promise<void> {
  const starts: Pick<MockProcess, 'startupMs' | 'startupCpuMs'>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startMock(PORT, options, 300_000);
    starts.push(server);
    await server.stop();
    after();
  }
  const cpu = starts.flatMap(({ startupCpuMs = [] }) => startupCpuMs);
  const processor = cpu.length === 0 ? 'not told' : `${Math.round(median(cpu))} ms`;
  const clock = Math.round(median(starts.map(({ startupMs }) => startupMs)));
  show(`Start to the first answered login (${what})`, `processor ${processor} · clock ${clock} ms`);
}

function forgetWorlds(): void {
  fs.rmSync(FOLDERS.worlds, { recursive: true, force: true });
}

function isKept(): boolean {
  return fs.existsSync(FOLDERS.worlds) && fs.readdirSync(FOLDERS.worlds).some((name) => name.endsWith('.json'));
}

async function worldIsKept(): Promise<void> {
  for (const started = Date.now(); !isKept(); await setTimeout(100)) {
    if (Date.now() - started > PATIENCE_MS) throw new Error('The server has not kept its world within a minute.');
  }
}
