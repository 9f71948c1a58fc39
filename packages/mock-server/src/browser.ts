import { operations, type OperationId } from '@so-the/api-client';
import {
  AxiosError,
  AxiosHeaders,
  CanceledError,
  type AxiosAdapter,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { ContractBreach } from './contract/responseCheck.ts';
import { copyOfWorld, loadWorld, saveWorld, type World, type WorldSnapshot } from './core/store/world.ts';
import { bareReply } from './bare/bareAnswer.ts';
import { lacks, WHOLE, type Bareness } from './bare/bareness.ts';
import { bareInput } from './bare/bareRequest.ts';
import type { Capsule } from './capsule/capsule.ts';
import { createEngine, type Engine, type EngineInput, type EngineSession } from './engine.ts';
import { standingClock } from './engine/clock.ts';
import { replyFailed, type EngineReply } from './engine/envelope.ts';
import { KEY_HEADER, keyAnswer } from './engine/keyHeader.ts';
import { seededRandom } from './engine/random.ts';
import { replyNoSuchCall, replyUnknownPath } from './engine/unknownPath.ts';
import { arrivedCall } from './faults/callMatch.ts';
import { deliver, delivered, type Delivery } from './faults/deliver.ts';
import type { FaultRule } from './faults/faultRule.ts';
import { FaultSet } from './faults/faultSet.ts';
import { beginningOf } from './scenarioFiles/beginning.ts';
import { checkScenarioFile } from './scenarioFiles/checkScenarioFile.ts';
import { playScenarioFile } from './scenarioFiles/playScenarioFile.ts';
import type { ScenarioFile } from './scenarioFiles/scenarioFile.ts';
import { seedWorld, type Scenario, type SeedOptions } from './seed/seedWorld.ts';
import { readFormData } from './uploads/formData.ts';
import { formFaults } from './uploads/formFaults.ts';

export type { Capsule } from './capsule/capsule.ts';
export { packCapsule } from './capsule/packCapsule.ts';
export type { World } from './core/store/world.ts';
export { stepDetails, stepLines } from './engine/historyView.ts';
export { scenarioPasswordOf } from './seed/passwords.ts';
export type { Bareness } from './bare/bareness.ts';
export type { Engine } from './engine.ts';
export type { ScenarioFile } from './scenarioFiles/scenarioFile.ts';
export type { FaultRule } from './faults/faultRule.ts';
export { rowOfSwipe, sampleRows, slipOfSwipe } from './samples/fromWorld.ts';
export { bankBookCsv, sampleBankBook } from './samples/bankBook.ts';
export { slipImage, type SampleSlip } from './samples/slipImage.ts';
export { statementPdf } from './samples/statementPdf.ts';

/** A world for one story or test. */
export interface BrowserEngineOptions {
  /** Default `demo`. */
  scenario?: Scenario;
  /** Default 1. */
  seed?: number;
  /** Where the clock stands, with offset: `2026-11-20T09:00:00+07:00`. */
  now: string;
  /** How calls go wrong, the first rule to decide first. Default: those of the plan, or none. */
  faults?: readonly FaultRule[];
  /** The world to go on from, which itself stays as it is. Default: that of the scenario. */
  begun?: World;
  /** A scenario file that is played; scenario, seed and moment are then its own, and the clock stands where it ends. */
  plan?: ScenarioFile;
}

/**
 * A fresh engine whose clock stands still and whose tokens are the same each time.
 *
 * @throws Refused for a fault that can never match, and for a plan that makes no sense or whose call is refused
 */
export function createBrowserEngine(options: BrowserEngineOptions): Engine {
  const { scenario = 'demo', seed = 1, now, faults, begun: world, plan } = options;
  const fresh = () => seeded({ scenario, seed, size: 'small', now: Date.parse(now) });
  const begun = plan ? played(plan) : world ? { snapshot: copyOfWorld(world), now: Date.parse(now) } : fresh();
  const rules = new FaultSet(faults ?? plan?.faults);
  const random = seededRandom(plan?.seed ?? seed);
  return createEngine({ world: loadWorld(begun.snapshot), clock: standingClock(begun.now), random, faults: rules });
}

/**
 * Opens a colleague's capsule in the page.
 *
 * @throws CapsuleRefused with one sentence that says why
 */
export async function openCapsule(bytes: Uint8Array<ArrayBuffer>): Promise<Capsule> {
  const [{ openCapsule: open }, { recordFault }] = await Promise.all([
    import('./capsule/openCapsule.ts'),
    import('./node/recordFault.ts'),
  ]);
  return open(bytes, recordFault);
}

/** How the world of an engine begins, and where its clock then stands. */
interface Begun {
  snapshot: WorldSnapshot;
  now: number;
}

const beginnings = new Map<string, Begun>();

/** A beginning is played once a page; every engine then gets a world of its own over rows that never change in place. */
function once(asked: object, play: () => Begun): Begun {
  const key = JSON.stringify(asked);
  const begun = beginnings.get(key) ?? play();
  beginnings.set(key, begun);
  return begun;
}

function seeded(options: SeedOptions): Begun {
  return once(options, () => ({ snapshot: saveWorld(seedWorld(options)), now: options.now }));
}

function played(plan: ScenarioFile): Begun {
  return once(plan, () => {
    const file = checkScenarioFile(plan);
    const { world, now } = playScenarioFile(file, loadWorld(seeded(beginningOf(file)).snapshot));
    return { snapshot: saveWorld(world), now };
  });
}

/**
 * Carries the calls of an axios client to an engine, answering the same bytes as the server does over HTTP.
 *
 * @param bare how much of what the specification does not name is there. Default: all
 */
export function createMockAdapter(engine: Engine, bare: Bareness = WHOLE): AxiosAdapter {
  const own = { clock: engine.clock, keepsKeys: bare.calls === 'all' };
  return async (config) => {
    const { pathname } = new URL(config.url ?? '', 'http://localhost');
    const id = operationIdOf(pathname, config);
    if (!id) return respond(config, delivered(replyUnknownPath(pathname)), own);
    if (lacks(bare, id)) return respond(config, delivered(replyNoSuchCall()), own);
    const session = sessionOf(config.headers);
    const input = engine.refuseStranger(id, session) ?? bareInput(bare, id, await inputOf(id, config));
    const arrived = 'status' in input ? { query: queryOf(config) } : input;
    const delivery = await deliver(engine.faults.take(arrivedCall(id, arrived, session, engine.world)), {
      run: async () => bareReply(bare, id, await carryOut(engine, id, input, session)),
      wait: (ms) => wait(ms, config),
      chance: Math.random,
    });
    const { loss, text, bytesPerSecond } = delivery;
    if (loss === 'hang') await wait(Infinity, config);
    if (loss) throw networkError(config);
    if (bytesPerSecond) await wait((new TextEncoder().encode(text).length / bytesPerSecond) * 1000, config);
    return respond(config, delivery, own);
  };
}

async function carryOut(
  engine: Engine,
  id: OperationId,
  input: EngineInput | EngineReply,
  session: EngineSession | null,
): Promise<EngineReply> {
  if ('status' in input) return input;
  try {
    return engine.call(id, await engine.prepare(id, input, session), session);
  } catch (error) {
    if (error instanceof ContractBreach) return replyFailed(500, 'ContractBreach', error.message);
    throw error;
  }
}

function operationIdOf(pathname: string, { method = 'get' }: InternalAxiosRequestConfig): OperationId | undefined {
  const ids = Object.keys(operations) as OperationId[];
  return ids.find((id) => pathname.endsWith(operations[id].path) && operations[id].method === method.toUpperCase());
}

async function inputOf(
  id: OperationId,
  config: InternalAxiosRequestConfig<unknown, unknown>,
): Promise<EngineInput | EngineReply> {
  const { data, headers } = config;
  const input = { query: queryOf(config), idempotencyKey: keyOf(headers) };
  if (operations[id].multipart) {
    const read = data instanceof FormData ? await readFormData(data) : { fault: formFaults.notForm };
    return 'fault' in read ? read.fault : { ...input, body: read.body };
  }
  return { ...input, body: typeof data === 'string' && data !== '' ? (JSON.parse(data) as unknown) : undefined };
}

function queryOf({ params }: InternalAxiosRequestConfig<unknown, unknown>): Record<string, string | string[]> {
  const given = params instanceof URLSearchParams ? params : new URLSearchParams();
  const query = [...new Set(given.keys())].map((name) => [name, oneOrAll(given.getAll(name))]);
  return Object.fromEntries(query) as Record<string, string | string[]>;
}

function oneOrAll(values: string[]): string | string[] {
  return values.length === 1 ? values.join('') : values;
}

function keyOf(headers: AxiosHeaders): string | undefined {
  const key: unknown = headers.get(KEY_HEADER);
  return typeof key === 'string' ? key : undefined;
}

function sessionOf(headers: AxiosHeaders): EngineSession | null {
  const token: unknown = headers.get('Token');
  if (typeof token !== 'string' || token === '') return null;
  return { token, userId: Number(headers.get('UserID')), shopId: Number(headers.get('ShopID')) };
}

function respond(
  config: InternalAxiosRequestConfig,
  { status, text, type }: Pick<Delivery, 'status' | 'text' | 'type'>,
  { clock, keepsKeys }: Pick<Engine, 'clock'> & { keepsKeys: boolean },
): AxiosResponse<string> {
  const headers = new AxiosHeaders({
    'Content-Type': type === 'html' ? 'text/html' : 'application/json; charset=utf-8',
    date: new Date(clock.now()).toUTCString(),
    ...(keepsKeys && { [KEY_HEADER.toLowerCase()]: keyAnswer(keyOf(config.headers)) }),
  });
  return { data: text, status, statusText: '', headers, config };
}

/** Waits as a slow network does: no longer than the client's patience, and not at all once the caller gives up. */
function wait(ms: number, config: InternalAxiosRequestConfig): Promise<void> {
  const { signal, timeout = 0 } = config;
  const patience = timeout > 0 ? timeout : Infinity;
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new CanceledError(undefined, undefined, config));
    if (signal?.aborted) return giveUp();
    signal?.addEventListener?.('abort', giveUp);
    if (ms === 0) return resolve();
    const isTooLong = ms > patience;
    const shorter = Math.min(ms, patience);
    if (shorter === Infinity) return;
    const tooLong = () => reject(new AxiosError(`timeout of ${patience}ms exceeded`, AxiosError.ETIMEDOUT, config));
    setTimeout(isTooLong ? tooLong : resolve, shorter);
  });
}

function networkError(config: InternalAxiosRequestConfig): AxiosError {
  return new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
}
