import type { OperationId } from '@so-the/api-client';
import { isFoundPage } from '../core/store/foundLists.ts';
import type { EngineReply } from './envelope.ts';

/** Answers whose page of a list is still as it was: the same page is the same answer to the same caller. */
export class ShownPages {
  readonly #replies = new WeakMap<object, { id: OperationId; reply: EngineReply }>();

  /** The answer that a page was given with; absent when it was not, or is no page that stays. */
  replyWith(id: OperationId, data: unknown): EngineReply | undefined {
    const known = isFoundPage(data) ? this.#replies.get(data) : undefined;
    return known?.id === id ? known.reply : undefined;
  }

  /** Keeps an answer for as long as its page is remembered. */
  keep(id: OperationId, data: unknown, reply: EngineReply): void {
    if (isFoundPage(data)) this.#replies.set(data, { id, reply });
  }
}
