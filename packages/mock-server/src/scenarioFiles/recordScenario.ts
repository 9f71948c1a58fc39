/** Writes a scenario file from calls that were made, so that playing it gives the same world. */
import { operations, RESULT_OK, type OperationId } from '@so-the/api-client';
import { coerceQuery } from '../contract/coerceQuery.ts';
import { operationParts } from '../contract/contractParts.ts';
import { dig } from '../contract/jsonObject.ts';
import { instantAt } from '../core/values/dates.ts';
import { PUBLIC_OPERATIONS } from '../core/access/openOperations.ts';
import type { EngineInput, EngineSession } from '../engine.ts';
import type { FaultRule } from '../faults/faultRule.ts';
import type { Origin } from '../journal/worldJournal.ts';
import { MadeRecords } from './madeRecords.ts';
import { MOST_CALLS, type ScenarioCall, type ScenarioFile } from './scenarioFile.ts';
import { sentOf } from './sentOf.ts';

/** A call of the log. */
export interface RecordedCall {
  id?: OperationId;
  /** What the world's clock showed. */
  at: string;
  input: EngineInput;
  session: EngineSession | null;
  /** What was answered before anything was spoilt. */
  reply: { body: unknown };
  /** How a fault made it go wrong. */
  fault?: string;
}

/** What a recording begins with and ends in. */
export interface RecordedWorld {
  origin: Origin;
  /** Moment at which its scenario was played, in milliseconds. */
  begunAt: number;
  /** The rules that still count. */
  faults: readonly FaultRule[];
  openAt?: string;
  /** Name of an account by its number. */
  nameOf: (userId: number) => string | undefined;
}

/** A scenario file, and in Vietnamese what of the calls it does not hold. */
export interface Recording {
  scenario: ScenarioFile;
  told: string[];
}

/** Writes the calls that were carried out, oldest first: who made them, when, and with which records of earlier ones. */
export function recordScenario(made: readonly RecordedCall[], world: RecordedWorld): Recording {
  const { origin, begunAt, faults, openAt } = world;
  const recorder = new Recorder(world);
  made.filter(isCarriedOut).forEach((call) => recorder.add(call));
  recorder.end();
  const calls = recorder.calls.slice(0, MOST_CALLS);
  const { told } = recorder;
  if (recorder.calls.length > MOST_CALLS) told.push(`Chỉ ghi ${MOST_CALLS} lời gọi đầu`);
  const scenario: ScenarioFile = {
    from: origin.scenario,
    seed: origin.seed,
    size: origin.size,
    clock: instantAt(begunAt),
    calls,
    faults: [...faults],
    ...(openAt === undefined ? {} : { openAt }),
  };
  return { scenario, told };
}

/** Faults that answer in the place of a call, whatever they answer. */
const IN_PLACE = new Set(['answer', 'before', 'hang']);

function isCarriedOut({ id, reply, fault = '', input }: RecordedCall): boolean {
  const isPreview = dig(input.body, 'Preview') === true || String(input.query?.['Preview']) === 'true';
  return (
    id !== undefined &&
    operations[id].mutates &&
    !isPreview &&
    !IN_PLACE.has(fault) &&
    dig(reply.body, 'Result') === RESULT_OK
  );
}

class Recorder {
  readonly calls: ScenarioCall[] = [];
  readonly told: string[] = [];
  readonly #world: RecordedWorld;
  readonly #records = new MadeRecords();
  readonly #shops = new Map<string, number>();
  readonly #keys = new Set<string>();
  #at: string;
  /** A login that the next call of the same person at the same moment makes by itself. */
  #open: { as: string; at: string } | undefined;

  constructor(world: RecordedWorld) {
    this.#world = world;
    this.#at = instantAt(world.begunAt);
  }

  add(call: RecordedCall): void {
    const { id, session, input, at } = call;
    if (id === undefined || this.#isRepeated(call)) return;
    if (id === 'login') return this.#addLogin(call);
    if (operations[id].multipart) {
      this.told.push(`Bỏ một lời gọi ${id}: kịch bản không mang theo tệp`);
      return;
    }
    const as = this.#whoMade(id, session);
    if (this.#open && (this.#open.as !== as || this.#open.at !== at)) this.#writeLogin();
    this.#open = undefined;
    const place = this.calls.length;
    const typed = { ...input, query: coerceQuery(operationParts(id).query, input.query ?? {}) };
    const { args, hidden } = sentOf(typed, (field, value) => this.#records.nameFor(field, value));
    if (hidden.length > 0) {
      this.told.push(`Lời gọi ${place + 1} (${id}): đã che hoặc thay ${hidden.join(', ')}, hãy xem lại trước khi chơi`);
    }
    const written: ScenarioCall = {
      ...(as === undefined ? {} : { as }),
      ...this.#shopOf(as, session),
      ...this.#momentOf(at),
      call: id,
      ...(Object.keys(args).length > 0 ? { args } : {}),
    };
    this.calls.push(written);
    this.#records.learn(written, input, dig(call.reply.body, 'Data'));
  }

  /** Nobody works after the last login: it is written by itself. */
  end(): void {
    if (this.#open) this.#writeLogin();
  }

  /** A call that came again with its key was answered, not made. */
  #isRepeated({ id, session, input: { idempotencyKey } }: RecordedCall): boolean {
    if (idempotencyKey === undefined || !session) return false;
    const key = `${session.userId}|${session.shopId}|${id}|${idempotencyKey}`;
    const isKnown = this.#keys.has(key);
    this.#keys.add(key);
    return isKnown;
  }

  #addLogin({ reply, at }: RecordedCall): void {
    const data = dig(reply.body, 'Data');
    const [as, shop] = [dig(data, 'UserName'), dig(data, 'ShopID')];
    if (typeof as !== 'string') return;
    if (this.#open) this.#writeLogin();
    if (this.#shops.has(as)) this.#write({ as, call: 'login' }, at);
    else this.#open = { as, at };
    this.#shops.set(as, Number(shop));
  }

  #writeLogin(): void {
    if (this.#open) this.#write({ as: this.#open.as, call: 'login' }, this.#open.at);
    this.#open = undefined;
  }

  #write(call: ScenarioCall, at: string): void {
    this.calls.push({ ...call, ...this.#momentOf(at) });
  }

  #whoMade(id: OperationId, session: EngineSession | null): string | undefined {
    if (PUBLIC_OPERATIONS.has(id) || !session) return undefined;
    return this.#world.nameOf(session.userId);
  }

  #shopOf(as: string | undefined, session: EngineSession | null): Pick<ScenarioCall, 'shop'> {
    if (as === undefined || !session || this.#shops.get(as) === session.shopId) return {};
    return { shop: session.shopId };
  }

  #momentOf(at: string): Pick<ScenarioCall, 'at'> {
    if (at === this.#at) return {};
    this.#at = at;
    return { at };
  }
}
