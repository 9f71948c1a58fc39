import { Notice } from '@so-the/ui';
import { vietnamToday } from '@so-the/ui/format';
import { useOwnShop } from '../access/useOwnShop.ts';
import { lockedSentence } from '../form/asks/useDayRule.ts';

/** Told where money is entered while the books of today are closed, before anything is typed; nothing on any other day. */
export function LockedDayNotice() {
  const lockedTo = useOwnShop()?.LockDate;
  if (lockedTo === undefined || lockedTo < vietnamToday()) return null;
  return (
    <Notice tone="warning">
      {`${lockedSentence(lockedTo)}: hôm nay chưa ghi được tiền vào sổ. Cần ghi thì mở sổ trước.`}
    </Notice>
  );
}
