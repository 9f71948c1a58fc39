import { RESULT_OK, type OperationId } from '@so-the/api-client';
import { dig, isJsonObject } from '../contract/jsonObject.ts';
import { PUBLIC_OPERATIONS } from '../core/access/openOperations.ts';
import { copyOfWorld, loadWorld, type World } from '../core/store/world.ts';
import { instantAt } from '../core/values/dates.ts';
import { createEngine, type Engine, type EngineInput, type EngineSession } from '../engine.ts';
import { standingClock } from '../engine/clock.ts';
import type { EngineReply } from '../engine/envelope.ts';
import { seededRandom, type RandomHex } from '../engine/random.ts';
import { Refused } from '../faults/refused.ts';
import { scenarioPasswordOf } from '../seed/passwords.ts';
import { titleOf } from './checkCall.ts';
import { momentIn, type ScenarioCall, type ScenarioFile } from './scenarioFile.ts';
import { withSaved } from './savedNames.ts';

/** A call that was made. */
export interface PlayedCall {
  id: OperationId;
  at: string;
  input: EngineInput;
  session: EngineSession | null;
  reply: EngineReply;
}

/** What is there after a scenario file. */
export interface Played {
  world: World;
  /** Where the clock stands, in milliseconds. */
  now: number;
  /** Every call that was made, the logins among them. */
  calls: PlayedCall[];
  /** Who made the last call, and in which shop. Absent where nobody made one. */
  last?: { userName: string; shopId: number };
}

/**
 * Makes the calls of a checked file, each carried out or all in vain. Tokens, salts and codes are drawn from its seed, so that
 * it gives the same wherever it is played; the passwords are those that everybody knows anyway.
 *
 * @param world what the file begins with; it is used up
 * @throws Refused with number and message of the first call that is refused
 */
export function playScenarioFile(file: ScenarioFile, world: World): Played {
  const player = new Player(file, world);
  (file.calls ?? []).forEach((call, place) => player.make(call, place));
  return player.end();
}

class Player {
  readonly #engine: Engine;
  readonly #calls: PlayedCall[] = [];
  readonly #sessions = new Map<string, EngineSession>();
  readonly #saved = new Map<string, unknown>();
  #last: Played['last'];

  constructor({ clock, seed = 1 }: ScenarioFile, world: World) {
    this.#engine = createEngine({ world, clock: standingClock(momentIn(clock)), random: drawnFor(seed) });
  }

  make(call: ScenarioCall, place: number): void {
    if (call.at !== undefined) this.#engine.clock.set(momentIn(call.at));
    const reply = call.call === 'login' ? this.#logIn(call, place) : this.#answerTo(call, place);
    if (reply.body.Result !== RESULT_OK) throw refusalOf(call, place, reply);
    for (const [name, path] of Object.entries(call.save ?? {})) {
      const value = valueAt(reply.body, path.split('.'));
      if (value === undefined) {
        throw new Refused(`calls/${place}/save/${name}`, `${titleOf(place, call.call)}: câu trả lời không có ${path}`);
      }
      this.#saved.set(name, value);
    }
  }

  /** A world of its own, free of what watched it. */
  end(): Played {
    const { world, clock } = this.#engine;
    return { world: loadWorld(copyOfWorld(world)), now: clock.now(), calls: this.#calls, last: this.#last };
  }

  /** A session that has ended meanwhile is opened anew, once. */
  #answerTo(call: ScenarioCall, place: number): EngineReply {
    const { body, ...query } = withSaved(call.args ?? {}, (name) => this.#saved.get(name)) as Record<string, unknown>;
    const send = () => this.#send(call.call, { query, body }, this.#sessionFor(call, place));
    const reply = send();
    if (reply.status !== 401) return reply;
    this.#sessions.delete(call.as ?? '');
    return send();
  }

  #sessionFor(call: ScenarioCall, place: number): EngineSession | null {
    const { as, shop, call: id } = call;
    if (as === undefined || PUBLIC_OPERATIONS.has(id)) return null;
    if (!this.#sessions.has(as)) {
      const reply = this.#logIn(call, place);
      if (reply.body.Result !== RESULT_OK) throw refusalOf(call, place, reply);
    }
    const session = this.#sessions.get(as);
    if (!session) return null;
    this.#last = { userName: as, shopId: shop ?? session.shopId };
    return { ...session, shopId: shop ?? session.shopId };
  }

  #logIn({ as = '' }: ScenarioCall, place: number): EngineReply {
    const reply = this.#send('login', { body: { UserName: as, Password: scenarioPasswordOf(as) } }, null);
    const { Token, UserID, ShopID } = isJsonObject(reply.body.Data) ? reply.body.Data : {};
    if (reply.body.Result !== RESULT_OK) {
      throw new Refused(`calls/${place}/as`, `Lời gọi ${place + 1}: ${as} không đăng nhập được, ${reply.body.Message}`);
    }
    this.#sessions.set(as, { token: String(Token), userId: Number(UserID), shopId: Number(ShopID) });
    return reply;
  }

  #send(id: OperationId, input: EngineInput, session: EngineSession | null): EngineReply {
    const at = instantAt(this.#engine.clock.now());
    const reply = this.#engine.call(id, input, session);
    this.#calls.push({ id, at, input, session, reply });
    return reply;
  }
}

/** Nothing that is drawn afterwards from the same seed is the same: two sessions would have one token. */
function drawnFor(seed: number): RandomHex {
  return seededRandom(~seed);
}

function refusalOf({ call }: ScenarioCall, place: number, { body }: EngineReply): Refused {
  const [fault] = body.Errors ?? [];
  const why = fault && fault.message !== body.Message ? `${body.Message} – ${fault.message}` : body.Message;
  return new Refused(`calls/${place}`, `${titleOf(place, call)} bị từ chối: ${why}`);
}

/** The value at a path of an answer, through records and lists. */
function valueAt(answer: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, key) => (Array.isArray(at) ? (at as unknown[])[Number(key)] : dig(at, key)), answer);
}
