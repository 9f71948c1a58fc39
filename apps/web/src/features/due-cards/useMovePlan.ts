import type { ApiFailure } from '@so-the/api-client';
import { toast, type CalendarEvent } from '@so-the/ui';
import { formatDate } from '@so-the/ui/format';
import { useSaveCalendarPaymentMutation } from '../../api/cardDataApi.ts';
import { useSendOnce } from '../../kit/form/sending/useSendOnce.ts';

/** Letters of an ISO date. */
const DAY = 10;

/** Moves the day of work of a card to another day, and offers to move it back; the server makes a day off the working day before. */
export function useMovePlan(): (event: CalendarEvent, start: string) => Promise<void> {
  const [save] = useSaveCalendarPaymentMutation();
  const sendOnce = useSendOnce();
  const move = async (cardDataID: number, WorkDate: string): Promise<string> => {
    let day = WorkDate;
    await sendOnce({ CardDataIDs: [cardDataID], WorkDate }, async (body, idempotencyKey) => {
      const { Data } = await save({ body, idempotencyKey }).unwrap();
      day = Data.Rows[0]?.WorkDate ?? day;
    });
    return day;
  };
  const tell = async (cardDataID: number, to: string, from: string | null) => {
    try {
      const day = await move(cardDataID, to);
      const why = day === to ? '' : ` vì ${formatDate(to)} là ngày nghỉ`;
      const undo = from === null ? undefined : { label: 'Hoàn tác', run: () => void tell(cardDataID, from, null) };
      toast.success(`Lịch làm chuyển sang ${formatDate(day)}${why}`, undo);
    } catch (caught) {
      toast.error((caught as ApiFailure).message);
    }
  };
  return ({ id, at }, start) => tell(Number(id), start.slice(0, DAY), at);
}
