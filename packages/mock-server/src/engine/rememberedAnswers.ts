import { sha256, toHex, utf8 } from '../core/sha256.ts';
import type { EngineReply } from './envelope.ts';

/** Answers kept at most; the oldest go first. */
const LIMIT = 10_000;

/** What was answered to one Idempotency-Key. */
export interface RememberedAnswer {
  /** Who used the key, on which operation. */
  key: string;
  /** Hash of the arguments it came with. */
  fingerprint: string;
  reply: EngineReply;
}

/** Hash of a call's arguments. */
export function fingerprintOf(args: unknown): string {
  return toHex(sha256(utf8(JSON.stringify(args))));
}

/** Successful answers by Idempotency-Key, so that a call sent again is not carried out again. */
export class RememberedAnswers {
  readonly #answers = new Map<string, RememberedAnswer>();

  /** The answer given to a key, if any. */
  get(key: string): RememberedAnswer | undefined {
    return this.#answers.get(key);
  }

  /** Keeps an answer. */
  put(answer: RememberedAnswer): void {
    this.#answers.set(answer.key, answer);
    const oldest = this.#answers.size > LIMIT ? this.#answers.keys().next() : undefined;
    if (oldest && !oldest.done) this.#answers.delete(oldest.value);
  }

  /** All answers kept, oldest first. */
  all(): RememberedAnswer[] {
    return [...this.#answers.values()];
  }
}
