/** Whoever guesses referral codes is slowed down, by source; kept in memory, because a call that reads writes nothing. */
import type { OperationId } from '@so-the/api-client';
import { dig } from '../contract/jsonObject.ts';
import { instantAt, timeOf, type IsoInstant } from '../core/values/dates.ts';
import { refuse } from '../core/command/result.ts';
import { replyRefused, type EngineReply } from './envelope.ts';

/** Wrong codes a source may try in a minute (assumed). */
const MOST_WRONG = 10;
const MINUTE_MS = 60_000;
const FIELD = 'ReferCode';

/** Counts wrong referral codes by source, minute by minute. */
export class GuessBrake {
  #minute = 0;
  readonly #wrong = new Map<string, number>();

  /** Runs a call; one that names a referral code is refused for the rest of a minute in which its source was wrong ten times. */
  watch(call: GuessedCall, run: () => EngineReply): EngineReply {
    const { id, args, source, now } = call;
    if (!namesCode(args)) return run();
    this.#turnTo(Math.floor(Date.parse(now) / MINUTE_MS));
    const wrong = this.#wrong.get(source) ?? 0;
    if (wrong >= MOST_WRONG) return replyRefused(id, this.#refusal());
    const reply = run();
    if (reply.body.Errors?.some(({ path }) => path.endsWith(FIELD))) this.#wrong.set(source, wrong + 1);
    return reply;
  }

  #turnTo(minute: number): void {
    if (minute === this.#minute) return;
    this.#minute = minute;
    this.#wrong.clear();
  }

  #refusal() {
    const until = timeOf(instantAt((this.#minute + 1) * MINUTE_MS));
    return refuse('LockedOut', `Đã nhập sai mã giới thiệu ${MOST_WRONG} lần, vui lòng thử lại sau ${until}`, FIELD);
  }
}

/** A call of a stranger. */
export interface GuessedCall {
  id: OperationId;
  args: Readonly<Record<string, unknown>>;
  /** Where it comes from. */
  source: string;
  now: IsoInstant;
}

function namesCode(args: Readonly<Record<string, unknown>>): boolean {
  return [args[FIELD], dig(args, 'body', FIELD)].some((code) => typeof code === 'string' && code.trim() !== '');
}
