import { formatDate, Notice, vietnamToday } from '@so-the/ui';
import { useSession } from '../../session/useSession.ts';

/** Days before the account ends during which every page says so. */
const WARN_DAYS = 7;
const DAY_MS = 24 * 60 * 60_000;

/** Says that the account is about to end, or has ended. */
export function ExpiryNotice() {
  const { ExpiredDate } = useSession().user;
  const daysLeft = (Date.parse(ExpiredDate) - Date.parse(vietnamToday())) / DAY_MS;
  if (Number.isNaN(daysLeft) || daysLeft > WARN_DAYS) return null;
  const date = formatDate(ExpiredDate);
  return (
    <Notice tone="warning">
      {daysLeft < 0 ? `Tài khoản đã hết hạn sử dụng từ ngày ${date}.` : `Tài khoản hết hạn sử dụng vào ngày ${date}.`}
    </Notice>
  );
}
