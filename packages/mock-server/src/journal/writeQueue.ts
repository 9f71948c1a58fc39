import { STORAGE_REFUSED } from './storageRefused.ts';
import type { EngineReply } from '../engine/envelope.ts';
import type { Changes } from '../engine/changes.ts';

/** What the queue needs of the server around it. */
export interface WriteTarget {
  /** False when the disk refuses writes at this moment. */
  canWrite: () => boolean;
  /** What the calls of a batch changed. */
  takeChanges: () => Changes;
  /** Keeps changes for good; throws when it cannot. */
  keep: (changes: Changes) => void;
  /** Brings the world back to what was kept last. */
  rollBack: () => void;
}

interface Waiting {
  run: () => EngineReply;
  answer: (reply: EngineReply) => void;
  fail: (error: unknown) => void;
}

/**
 * Carries out writes in the order they come and answers each only when its changes are kept. Writes that come while the
 * disk is busy share the next turn. When the disk refuses, the whole turn is answered 503 and has changed nothing.
 */
export class WriteQueue {
  readonly #target: WriteTarget;
  #waiting: Waiting[] = [];

  constructor(target: WriteTarget) {
    this.#target = target;
  }

  /** Queues one writing call. */
  submit(run: () => EngineReply): Promise<EngineReply> {
    return new Promise((answer, fail) => {
      this.#waiting.push({ run, answer, fail });
      if (this.#waiting.length === 1) setImmediate(() => this.#turn());
    });
  }

  #turn(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    if (!this.#target.canWrite()) return batch.forEach(refuse);
    const deliveries: (() => void)[] = [];
    for (const waiting of batch) {
      try {
        const reply = waiting.run();
        deliveries.push(() => waiting.answer(reply));
      } catch (error) {
        waiting.fail(error);
        this.#undo(batch.filter((other) => other !== waiting));
        return;
      }
    }
    if (this.#keep()) deliveries.forEach((deliver) => deliver());
    else this.#undo(batch);
  }

  /** A call that broke down half-way may have left anything behind; nobody else's turn is kept with it. */
  #undo(others: readonly Waiting[]): void {
    this.#target.rollBack();
    others.forEach(refuse);
  }

  #keep(): boolean {
    const changes = this.#target.takeChanges();
    if (changes.rows.length + changes.entries.length + changes.answers.length === 0) return true;
    try {
      this.#target.keep(changes);
      return true;
    } catch {
      return false;
    }
  }
}

function refuse({ answer }: Waiting): void {
  answer(STORAGE_REFUSED);
}
