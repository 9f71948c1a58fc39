import type { ApiFailure } from '@so-the/api-client';
import { toast, type ConfirmDialogProps, type ReasonRule } from '@so-the/ui';
import { takeHeld } from '../../../api/heldAnswers.ts';
import { useTextDraft } from '../drafts/useTextDraft.ts';
import { useSendOnce, type Sent } from './useSendOnce.ts';

/** What a confirmation needs to know that does something without a form. */
export interface ConfirmedOptions {
  /** Names the confirmation and what it is about, such as `reopen/2026-11-20`: a reason typed before a 401 comes back under this name. */
  draft: string;
  /** Does it, once, with the reason that was typed, '' without one; rejects with the failure of the call. */
  send: (reason: string, idempotencyKey: string) => Promise<unknown>;
  /** Told when it is done; asked for after the answer where it depends on that. */
  done: string | (() => string);
  /** Asked to fetch again what somebody else has changed meanwhile. */
  onStale?: () => unknown;
  /** Called once it is done, or the person changed their mind. */
  onClose: () => void;
}

/** What drives a confirmation of the ui package. */
export interface Confirmed extends Pick<ConfirmDialogProps, 'onConfirm' | 'onClose'> {
  /** A reason it asks for, with what was typed of it before. */
  asking: (rule: ReasonRule) => ReasonRule;
}

/** Does what is confirmed once, and tells of it. A typed reason survives a refusal, a lost answer and an expired session. */
export function useConfirmed({ draft, send, done, onStale, onClose }: ConfirmedOptions): Confirmed {
  const sendOnce = useSendOnce();
  const reasonDraft = useTextDraft(`${draft}/reason`);
  return {
    asking: (rule) => ({ ...rule, ...reasonDraft }),
    onClose,
    onConfirm: async (reason) => {
      let outcome: Sent;
      let sentUnder = '';
      try {
        outcome = await sendOnce(reason, (typed, idempotencyKey) => {
          sentUnder = idempotencyKey;
          return send(typed, idempotencyKey);
        });
      } catch (caught) {
        if ((caught as ApiFailure).code === 'Stale') onStale?.();
        throw caught;
      }
      if (outcome === 'sent') toast.success(takeHeld(sentUnder) ?? (typeof done === 'string' ? done : done()));
      onClose();
    },
  };
}
