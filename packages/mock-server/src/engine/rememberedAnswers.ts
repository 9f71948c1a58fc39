import { sha256, toHex, utf8 } from '../core/values/sha256.ts';
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

const KEY_REUSED: EngineReply = {
  status: 200,
  body: { Result: 0, Message: 'Yêu cầu này đã được gửi trước đó với nội dung khác', Code: 'KeyReused' },
};

/** The bytes of a file count by their hash. */
function bytesAsHash(_field: string, value: unknown): unknown {
  return value instanceof Uint8Array ? toHex(sha256(value)) : value;
}

/** Successful answers by Idempotency-Key, so that a call sent again is not carried out again. */
export class RememberedAnswers {
  readonly #answers = new Map<string, RememberedAnswer>();

  /**
   * Carries out a call unless its key was answered before: the same arguments get the same answer, others are refused.
   * Only success is remembered, for a refused call has changed nothing and may be tried again.
   *
   * @param onNew told of an answer that is now remembered
   */
  once(key: string, args: unknown, run: () => EngineReply, onNew: (answer: RememberedAnswer) => void): EngineReply {
    const fingerprint = toHex(sha256(utf8(JSON.stringify(args, bytesAsHash))));
    const known = this.#answers.get(key);
    if (known) return known.fingerprint === fingerprint ? known.reply : KEY_REUSED;
    const reply = run();
    if (reply.body.Result !== 1) return reply;
    const answer = { key, fingerprint, reply };
    this.put(answer);
    onNew(answer);
    return reply;
  }

  /** Keeps an answer. */
  put(answer: RememberedAnswer): void {
    this.#answers.set(answer.key, answer);
    const oldest = this.#answers.size > LIMIT ? this.#answers.keys().next() : undefined;
    if (oldest && !oldest.done) this.#answers.delete(oldest.value);
  }
}
