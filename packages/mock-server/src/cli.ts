import fs from 'node:fs';
import { enableCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import type { Capsule } from './capsule/capsule.ts';
import type { RunningServer } from './node.ts';
import { BUILD, FOLDERS } from './node/folders.ts';

// Halves the start: Node keeps what it made of the sources, so everything else is loaded after this line.
enableCompileCache(FOLDERS.compiled);
const { startServer } = await import('./node.ts');
const { runningClock } = await import('./engine/clock.ts');
const { KeptWorlds } = await import('./node/keptWorlds.ts');
const { compilingAhead } = await import('./contract/compileAhead.ts');
const { whileIdle } = await import('./node/whileIdle.ts');
const { withScenarioFile, watchScenarioFile } = await import('./node/scenarioFileOnDisk.ts');
const { isScenario, isSize, SCENARIOS, SIZES, sizeOf } = await import('./seed/seedWorld.ts');

/** How long a started server is left to its first callers before it works ahead, in milliseconds. */
const AHEAD_DELAY_MS = 3000;

/** How long before what is kept of its world is read ahead: less than it takes to log in, so that the first pages find it read. */
const READ_DELAY_MS = 200;

/** Accounts every scenario has. */
const ACCOUNTS = [
  ['congty', 'Congty@123', 'company view over all shops'],
  ['chushop', 'Chushop@123', 'owner of three shops'],
  ['nhanvien', 'Nhanvien@123', 'cashier of one shop'],
];

/** A command line that makes no sense, with a sentence that says why. */
class UsageError extends Error {}

try {
  const options = readOptions();
  const keptWorlds = BUILD === undefined ? undefined : new KeptWorlds(FOLDERS.worlds, BUILD, console.error);
  const capsule = await capsuleIn(options.capsule);
  const server = await startServer({ ...options, ...(capsule && { origin: capsule.head.origin }), keptWorlds });
  if (capsule) server.open(capsule);
  if (options.file !== undefined) await playFile(server, options.file);
  console.log(`\nSổ Thẻ: ${server.url}\n`);
  for (const [name = '', password = '', who] of ACCOUNTS)
    console.log(`  ${name.padEnd(10)}${password.padEnd(14)}${who}`);
  const { scenario, seed, size } = server.origin;
  const kept = options.db ? `, kept in ${options.db}` : ', in memory';
  const played = options.file === undefined ? '' : `, then ${options.file}, played again whenever it changes`;
  console.log(`\n  World: ${scenario}, seed ${seed}, ${size}${kept}${played}\n`);
  stopOnSignal(server);
  // The first answers come first.
  setTimeout(whileIdle, READ_DELAY_MS, server.readAhead).unref();
  setTimeout(whileIdle, AHEAD_DELAY_MS, compilingAhead()).unref();
  setInterval(() => keepWorlds(server), AHEAD_DELAY_MS).unref();
  setInterval(whileIdle, AHEAD_DELAY_MS, server.readAhead).unref();
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4000' },
      host: { type: 'string' },
      scenario: { type: 'string', default: 'demo' },
      seed: { type: 'string' },
      size: { type: 'string' },
      db: { type: 'string' },
      now: { type: 'string' },
      capsule: { type: 'string' },
      'no-control': { type: 'boolean', default: false },
      'open-control': { type: 'boolean', default: false },
      'ignore-unknown-names': { type: 'boolean', default: false },
    },
  });
  const file = fileIn(values);
  const scenario = file === undefined ? values.scenario : 'empty';
  if (!isScenario(scenario))
    throw new UsageError(`--scenario must be one of ${SCENARIOS.join(', ')}, or a file, not "${scenario}".`);
  const size = values.size ?? sizeOf(scenario);
  if (!isSize(size)) throw new UsageError(`--size must be one of ${SIZES.join(', ')}, not "${size}".`);
  return {
    port: wholeNumber('--port', values.port, 0, 65_535),
    host: values.host ?? '127.0.0.1',
    isOpen: values['open-control'],
    hasControl: !values['no-control'],
    ignoresUnknownNames: values['ignore-unknown-names'],
    origin: { scenario, seed: wholeNumber('--seed', values.seed ?? '1', 0, 4_294_967_295), size },
    db: values.db,
    file,
    capsule: values.capsule,
    clock: runningClock(values.now === undefined ? undefined : momentIn('--now', values.now)),
  };
}

/** The scenario file that is named, read and checked before anything is listened to. It says everything of its world itself. */
function fileIn(values: { scenario: string } & Record<string, unknown>): string | undefined {
  const { scenario } = values;
  if (isScenario(scenario) || !(scenario.endsWith('.json') || fs.existsSync(scenario))) return undefined;
  const twice = ['seed', 'size', 'now', 'db', 'capsule'].find((option) => values[option] !== undefined);
  if (twice !== undefined) throw new UsageError(`A scenario file says all of its world: leave --${twice} out.`);
  if (!fs.existsSync(scenario)) throw new UsageError(`There is no file ${scenario}.`);
  withScenarioFile(scenario, () => undefined);
  return scenario;
}

/** Plays a file now and whenever it changes. */
async function playFile(server: RunningServer, file: string): Promise<void> {
  try {
    withScenarioFile(file, server.play);
  } catch (error) {
    await server.close();
    throw error;
  }
  watchScenarioFile(file, server.play, console.log);
}

/** The capsule of a file, opened before anything is listened to or written. */
async function capsuleIn(file: string | undefined): Promise<Capsule | undefined> {
  if (file === undefined) return undefined;
  const { openCapsule } = await import('./capsule/openCapsule.ts');
  const { recordFault } = await import('./node/recordFault.ts');
  return openCapsule(Uint8Array.from(fs.readFileSync(file)), recordFault);
}

/** A moment with its offset: without one it would be another on each machine. */
function momentIn(option: string, text: string): number {
  const moment = /T.*(?:Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(moment)) {
    throw new UsageError(`${option} must be a moment such as 2026-11-20T09:00:00+07:00, not "${text}".`);
  }
  return moment;
}

function wholeNumber(option: string, text: string, low: number, high: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < low || number > high) {
    throw new UsageError(`${option} must be a whole number from ${low} to ${high}, not "${text}".`);
  }
  return number;
}

function keepWorlds(server: RunningServer): void {
  server.keepPlayed().catch((error: unknown) => {
    console.error(`The world is not kept for the next start or reset: ${sentenceOf(error)}`);
  });
}

function stopOnSignal(server: RunningServer): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void server.close().then(() => process.exit(0));
    });
  }
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is in use; stop the other server or choose another port: npm start -- --port 4100`;
  }
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return `Not allowed: ${error.message}`;
  return error.message;
}
