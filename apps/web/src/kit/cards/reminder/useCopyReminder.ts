import { toast } from '@so-the/ui';
import { useSession } from '../../../session/useSession.ts';
import { COPY_REFUSED } from '../../list/chosen/copyRefused.ts';
import { usePayeeOf } from '../../print/usePayee.ts';
import { reminderText, type Reminder } from './reminderText.ts';

/** The words of what copies a reminder. */
export const COPY_REMINDER = 'Sao chép lời nhắc';

/** Copies reminders as a text for a message, an empty line between two of them. What the browser refuses is told. */
export function useCopyReminder(): (reminders: readonly Reminder[]) => Promise<void> {
  const { ShopName: shop, Phone: phone } = useSession().shop;
  const payeeOf = usePayeeOf();
  return async (reminders) => {
    const texts = reminders.map((each) =>
      reminderText(each, { shop, phone: phone ?? undefined, payee: payeeOf(each.amount ?? 0, each.content) }),
    );
    try {
      await navigator.clipboard.writeText(texts.join('\n\n'));
      toast.success(reminders.length === 1 ? 'Đã sao chép lời nhắc' : `Đã sao chép ${reminders.length} lời nhắc`);
    } catch {
      toast.error(COPY_REFUSED);
    }
  };
}
