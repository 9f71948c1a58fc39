import type { ApiFailure } from '@so-the/api-client';
import { toast, type ToastAction } from '@so-the/ui';
import { takeHeld } from '../../api/heldAnswers.ts';
import { useSendOnce } from '../form/sending/useSendOnce.ts';

/** The reason that an undone document is cancelled with. */
const UNDO_REASON = 'Hoàn tác ngay';

/** How long what was just booked can be taken back by one press, in milliseconds (counter §5). */
const UNDO_MS = 10_000;

/**
 * "Hoàn tác" of what was just booked: it sends the document's cancel, which books the mirror of it, under a key of its
 * own. Where the answer got lost it can be pressed again and cancels once.
 *
 * It is offered as long as it can work: once the record has moved on, the offer goes.
 *
 * @param noun the document in a sentence: "lượt nạp thẻ"
 * @param cancel sends the cancel of the document with that number; rejects with the failure of the call
 * @param follow hears whether the document with that number may still be cancelled; returns what ends the watch
 */
export function useUndo(
  noun: string,
  cancel: (id: number, Reason: string, idempotencyKey: string) => Promise<unknown>,
  follow: (id: number, hear: (mayCancel: boolean) => void) => () => void,
): (id: number) => ToastAction {
  const sendOnce = useSendOnce();
  return (id) => {
    const undo = async () => {
      try {
        const cancelled = { id, Reason: UNDO_REASON };
        let sentUnder = '';
        const outcome = await sendOnce(cancelled, (body, key) => {
          sentUnder = key;
          return cancel(body.id, body.Reason, key);
        });
        if (outcome === 'sent') toast.success(takeHeld(sentUnder) ?? `Hủy ${noun} thành công`);
      } catch (caught) {
        const again = caught instanceof Error ? { label: 'Thử lại', run: () => void undo() } : undefined;
        toast.error((caught as ApiFailure).message, again);
      }
    };
    const watch = (withdraw: () => void) =>
      follow(id, (mayCancel) => {
        if (!mayCancel) withdraw();
      });
    return { label: 'Hoàn tác', run: () => void undo(), lasts: UNDO_MS, watch };
  };
}
