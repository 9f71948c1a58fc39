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
const { OPTIONS, helpText } = await import('./node/commandLine.ts');
const { BARE_WORDS, barenessIn, WHOLE } = await import('./bare/bareness.ts');
const { ALLOWED } = await import('./node/allowOrigins.ts');
const { apiBefore } = await import('./recording/apiBefore.ts');
const { contractDigest, contractVersion } = await import('./contract/contractDigest.ts');
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

/** Options as they were given. */
type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** A command line that makes no sense, with a sentence that says why. */
class UsageError extends Error {}

try {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) console.log(helpText());
  else if (values.version) console.log(`Sổ Thẻ ${contractVersion()}, contract ${contractDigest()}`);
  else await serve(readOptions(values));
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}

/** What the server is started with. */
type Options = ReturnType<typeof readOptions>;

async function serve(options: Options): Promise<void> {
  const keptWorlds = BUILD === undefined ? undefined : new KeptWorlds(FOLDERS.worlds, BUILD, console.error);
  const capsule = await capsuleIn(options.capsule);
  const server = await startServer({ ...options, ...(capsule && { origin: capsule.head.origin }), keptWorlds });
  if (capsule) server.open(capsule);
  if (options.file !== undefined) await playFile(server, options.file);
  console.log(`\nSổ Thẻ: ${server.url}\n`);
  if (!options.passesOn) tellWorld(server, options);
  for (const line of options.told) console.log(`  ${line}\n`);
  stopOnSignal(server);
  // The first answers come first.
  setTimeout(whileIdle, READ_DELAY_MS, server.readAhead).unref();
  setTimeout(whileIdle, AHEAD_DELAY_MS, compilingAhead()).unref();
  setInterval(() => keepWorlds(server), AHEAD_DELAY_MS).unref();
  setInterval(whileIdle, AHEAD_DELAY_MS, server.readAhead).unref();
}

function tellWorld(
  { origin: { scenario, seed, size } }: RunningServer,
  { db, file }: Pick<Options, 'db' | 'file'>,
): void {
  for (const [name = '', password = '', who] of ACCOUNTS)
    console.log(`  ${name.padEnd(10)}${password.padEnd(14)}${who}`);
  const played = file === undefined ? '' : `, then ${file}, played again whenever it changes`;
  console.log(`\n  World: ${scenario}, seed ${seed}, ${size}${db ? `, kept in ${db}` : ', in memory'}${played}\n`);
}

function readOptions(values: Values) {
  const file = fileIn(values);
  const named = values.scenario ?? (values.proxy === undefined ? 'demo' : 'empty');
  const scenario = file === undefined ? named : 'empty';
  if (!isScenario(scenario))
    throw new UsageError(`--scenario must be one of ${SCENARIOS.join(', ')}, or a file, not "${scenario}".`);
  const size = values.size ?? sizeOf(scenario);
  if (!isSize(size)) throw new UsageError(`--size must be one of ${SIZES.join(', ')}, not "${size}".`);
  return {
    port: wholeNumber('--port', values.port, 0, 65_535),
    host: values.host ?? '127.0.0.1',
    isOpen: values['open-control'],
    hasControl: !values['no-control'],
    hearsReports: values.reports,
    ignoresUnknownNames: values['ignore-unknown-names'],
    bare: bareIn(values.bare),
    origin: { scenario, seed: wholeNumber('--seed', values.seed ?? '1', 0, 4_294_967_295), size },
    db: values.db,
    file,
    capsule: values.capsule,
    ...readOther(values),
    clock: runningClock(values.now === undefined ? undefined : momentIn('--now', values.now)),
  };
}

/** What is missing of what the specification does not name; nothing unless it is said. */
function bareIn(text: string | undefined) {
  const bare = text === undefined ? WHOLE : barenessIn(text);
  if (bare) return bare;
  throw new UsageError(`--bare must be made of ${BARE_WORDS.join(', ')}, such as calls,fields, not "${text}".`);
}

/** The scenario file that is named, read and checked before anything is listened to. It says everything of its world itself. */
function fileIn(values: Values): string | undefined {
  const { scenario } = values;
  if (scenario === undefined || isScenario(scenario) || !(scenario.endsWith('.json') || fs.existsSync(scenario)))
    return undefined;
  const twice = (['seed', 'size', 'now', 'db', 'capsule'] as const).find((option) => values[option] !== undefined);
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

/** Who answers in place of the engine, and who may call from elsewhere. */
function readOther({ proxy, record, replay, cors = [] }: Values) {
  if (record !== undefined && proxy === undefined)
    throw new UsageError('--record needs --proxy: it writes what passes.');
  if (replay !== undefined && proxy !== undefined)
    throw new UsageError('--replay answers in place of --proxy: give one.');
  const origins = cors.map((origin) => {
    if (!/^https?:/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new UsageError(`--cors must be an origin such as http://localhost:5173, not "${origin}".`);
    return origin;
  });
  const api = proxy === undefined ? undefined : addressIn(proxy);
  const told = [
    api !== undefined && `Calls pass on to ${api}${record === undefined ? '' : `, written to ${record}`}`,
    replay !== undefined && `Calls are answered from ${replay} first`,
    origins.length > 0 &&
      `Pages of ${origins.join(', ')} may call. Another API must answer OPTIONS, and allow them\n` +
        `  ${ALLOWED.methods} with the headers ${ALLOWED.headers}`,
  ];
  return {
    cors: origins,
    before: apiBefore({ proxy: api, record, replay }),
    passesOn: api !== undefined,
    told: told.filter((line) => line !== false),
  };
}

/** Address of another API: no account in it, for it would be written down, and nothing after its path. */
function addressIn(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '' || url.hash !== '')
    throw new UsageError('--proxy must be an address such as https://api.example.vn, without account or query.');
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
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
