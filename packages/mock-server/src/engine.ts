import { operations as calls, type OperationId } from '@so-the/api-client';
import { checkRequest, type RequestInput } from './contract/requestCheck.ts';
import { checkedText, checkResponse, ContractBreach } from './contract/responseCheck.ts';
import { refuseCall } from './core/access/authorise.ts';
import { ACCOUNT_OPERATIONS, PUBLIC_OPERATIONS } from './core/access/openOperations.ts';
import { authenticate } from './core/access/sessions.ts';
import { inShopOfDecision } from './core/approvals/decidingShop.ts';
import type { Context } from './core/command/context.ts';
import { businessDateOf, instantAt, type IsoInstant } from './core/values/dates.ts';
import type { Refusal } from './core/command/result.ts';
import type { World } from './core/store/world.ts';
import { auditCall } from './engine/audit.ts';
import { ChangeRecorder } from './engine/changes.ts';
import { WorldHistory } from './engine/history.ts';
import type { Clock } from './engine/clock.ts';
import { replyDone, replyFailed, replyRefused, type EngineReply } from './engine/envelope.ts';
import { GuessBrake } from './engine/guessBrake.ts';
import { refuseHidden, withoutHidden } from './engine/hiddenFields.ts';
import { isKey, KEY_HEADER } from './engine/keyHeader.ts';
import type { Operation, Operations } from './engine/operationType.ts';
import { secureRandom, type RandomHex } from './engine/random.ts';
import { RememberedAnswers } from './engine/rememberedAnswers.ts';
import { ShownPages } from './engine/shownPages.ts';
import { FaultSet } from './faults/faultSet.ts';
import { needsReading, withStatementText } from './uploads/prepare.ts';
import { operations as allOperations } from './operations/operations.ts';

/** Who calls, as the headers Token, UserID and ShopID say; nothing of it is believed before it is checked. */
export interface EngineSession {
  token: string;
  userId: number;
  shopId: number;
}

/** One call as a transport hands it over. */
export interface EngineInput extends RequestInput {
  /** Header `Idempotency-Key`. */
  idempotencyKey?: string;
  /** Network address the call comes from. Default: one place, as inside a browser. */
  source?: string;
}

/** What an engine is made of. */
export interface EngineOptions {
  world: World;
  clock: Clock;
  /** Tokens and salts. Default: unguessable. */
  random?: RandomHex;
  /** Failures the transports inject. Default: none from the beginning. */
  faults?: FaultSet;
  /** Whether every answer is held against the contract. Default true. */
  checkResponses?: boolean;
  /** Whether query names that the contract does not know are passed over instead of refused. Default false. */
  ignoresUnknownNames?: boolean;
  /** Whether {@link Engine.changes} keeps what calls change, for somebody to take. Default false. */
  keepChanges?: boolean;
  /** Default: every operation of the contract. */
  operations?: Operations;
}

/** The mock server without any transport: the same for HTTP, for the browser and for tests. */
export interface Engine {
  readonly world: World;
  readonly clock: Clock;
  /** What calls have changed and nobody has taken yet. */
  readonly changes: ChangeRecorder;
  readonly answers: RememberedAnswers;
  /** What the latest calls changed. */
  readonly history: WorldHistory;
  /** Failures the transports inject; they may change at any time. */
  readonly faults: FaultSet;
  /** The answer to somebody without a session for a call, so that a transport need not look at what strangers send. */
  refuseStranger(id: OperationId, session: EngineSession | null): EngineReply | undefined;
  /**
   * Reads what a call has to wait for, the text of a PDF, so that the call itself can be carried out in one go. What a
   * caller sends who would be refused anyway is not looked at.
   */
  prepare(id: OperationId, input: EngineInput, session: EngineSession | null): Promise<EngineInput>;
  /**
   * Carries out one call. Whatever the caller sends, the answer is a value.
   *
   * @throws ContractBreach when an operation answers what the contract does not describe, or writes while it reads or refuses
   */
  call(id: OperationId, input: EngineInput, session: EngineSession | null): EngineReply;
}

/** Makes an engine over a world; from then on the world belongs to it. */
export function createEngine(options: EngineOptions): Engine {
  const { world, clock, random = secureRandom, checkResponses = true, keepChanges = false } = options;
  const { operations = allOperations, ignoresUnknownNames = false, faults = new FaultSet() } = options;
  const changes = new ChangeRecorder(world, keepChanges);
  const answers = new RememberedAnswers();
  const history = new WorldHistory(world);
  const brake = new GuessBrake();
  const pages = new ShownPages();

  const contextOf = (session: EngineSession | null) => contextAt(instantAt(clock.now()), session, random);

  function audited(id: OperationId, reply: EngineReply, context: Context, args?: unknown): EngineReply {
    auditCall(world, { id, touched: changes.touched, reply, context, args });
    return reply;
  }

  function carryOut(id: OperationId, args: Record<string, unknown>, context: Context): EngineReply {
    const operation = operations[id] as unknown as Operation<OperationId>;
    const before = changes.count;
    const outcome = operation(world, args, context);
    if (!outcome.ok && id !== 'login') refuseChange(id, changes, before, 'it refuses and yet changes data');
    if (!calls[id].mutates) refuseChange(id, changes, before, 'it changes data but is not marked x-mutates');
    const given = outcome.ok ? pages.replyWith(id, outcome.data) : undefined;
    if (given) return audited(id, given, context, args);
    const reply = outcome.ok ? replyDone(outcome) : replyRefused(id, outcome);
    const shown = { ...reply, body: withoutHidden(world, id, reply.body, context) };
    const right = checkResponses && shown.status === 200 ? checked(id, shown) : shown;
    if (outcome.ok) pages.keep(id, outcome.data, right);
    return audited(id, right, context, args);
  }

  function answer(id: OperationId, input: EngineInput, session: EngineSession | null): EngineReply {
    const asked = contextOf(PUBLIC_OPERATIONS.has(id) ? null : session);
    const stranger = refuseStranger(world, id, session, asked);
    if (stranger) return audited(id, replyRefused(id, stranger), asked);
    const request = checkRequest(id, input, ignoresUnknownNames);
    if (!request.ok) return replyFailed(400, 'Contract', BROKEN, request.errors);
    const context = inShopOfDecision(world, id, request.args, asked);
    const refused = refuseCall(world, id, context) ?? refuseHidden(world, id, request.args, context);
    if (refused) return audited(id, replyRefused(id, refused), context);
    if (!isKey(input.idempotencyKey)) return replyFailed(400, 'Contract', BROKEN, [KEY_FAULT]);
    const run = () => carryOut(id, request.args, context);
    if (PUBLIC_OPERATIONS.has(id))
      return brake.watch({ id, args: request.args, source: input.source ?? '', now: context.now }, run);
    if (!isRepeatable(id) || input.idempotencyKey === undefined) return run();
    const key = `${context.userId}|${context.shopId}|${id}|${input.idempotencyKey}`;
    return answers.once(key, request.args, run, (answer) => changes.remember(answer));
  }

  return {
    world,
    clock,
    changes,
    answers,
    history,
    faults,
    refuseStranger: (id, session) => {
      const stranger = refuseStranger(world, id, session, contextOf(session));
      return stranger && replyRefused(id, stranger);
    },
    prepare: (id, input, session) =>
      prepared(world, id, input, { session, context: contextOf(session), ignoresUnknownNames }),
    call: noting({ world, clock, changes, history }, answer),
  };
}

/** Reads what a call has to wait for, unless its caller would be refused anyway. */
async function prepared(
  world: World,
  id: OperationId,
  input: EngineInput,
  { session, context, ignoresUnknownNames }: Asking,
): Promise<EngineInput> {
  if (!needsReading(id)) return input;
  const isRefused =
    refuseStranger(world, id, session, context) ??
    refuseCall(world, id, context) ??
    !checkRequest(id, input, ignoresUnknownNames).ok;
  return isRefused ? input : withStatementText(id, input);
}

/** Who asks, and how strictly they are read. */
interface Asking {
  session: EngineSession | null;
  context: Context;
  ignoresUnknownNames: boolean;
}

/** Calls whose changes are noted, so that one can go back over them. */
function noting(
  { world, clock, changes, history }: Pick<Engine, 'world' | 'clock' | 'changes' | 'history'>,
  answer: Engine['call'],
): Engine['call'] {
  return (id, input, session) => {
    changes.begin();
    const [before, posted] = [changes.count, world.books.entries.length];
    try {
      return answer(id, input, session);
    } finally {
      // Most calls read: nothing is made of them.
      if (changes.count !== before) {
        const { userId, shopId } = session ?? { userId: 0, shopId: 0 };
        const entries = world.books.entries.slice(posted);
        history.note({ id, at: instantAt(clock.now()), userId, shopId, rows: changes.touched, entries });
      }
    }
  };
}

function contextAt(now: IsoInstant, session: EngineSession | null, randomHex: RandomHex): Context {
  const { userId, shopId } = session ?? { userId: 0, shopId: 0 };
  return { now, businessDate: businessDateOf(now), userId, shopId, randomHex };
}

const BROKEN = 'Dữ liệu gửi lên không hợp lệ';
const KEY_FAULT = { path: KEY_HEADER, message: 'Phải gồm 8 đến 100 chữ, số hoặc . _ : -' };

/** Work in a shop may be sent again with its key; the account's own calls carry passwords, of which nothing is remembered. */
function isRepeatable(id: OperationId): boolean {
  return calls[id].mutates && !PUBLIC_OPERATIONS.has(id) && !ACCOUNT_OPERATIONS.has(id);
}

function refuseStranger(
  world: World,
  id: OperationId,
  session: EngineSession | null,
  context: Context,
): Refusal | undefined {
  if (PUBLIC_OPERATIONS.has(id)) return undefined;
  const known = authenticate(world, session ?? { token: '', userId: 0, shopId: 0 }, context.now);
  return known.ok ? undefined : known;
}

/** What a read shows is mostly shown again: it is checked by its text, and each text once. */
function checked(id: OperationId, reply: EngineReply): EngineReply {
  if (!calls[id].mutates) return { ...reply, text: checkedText(id, reply.body) };
  checkResponse(id, reply.body);
  return reply;
}

/** A reading call that writes would be repeated by every cache; a refusal that writes would make a retry count twice. */
function refuseChange(id: OperationId, changes: ChangeRecorder, before: number, fault: string): void {
  if (changes.count !== before) throw new ContractBreach(id, [fault]);
}
