import { Button, Notice } from '@so-the/ui';
import { formatDate, formatTime, vietnamToday } from '@so-the/ui/format';
import type { Conflict } from './useConflict.ts';

/** Props of {@link ConflictNotice}. */
export interface ConflictNoticeProps {
  conflict: Conflict;
  /** Labels of the form's fields by name. */
  labels: ReadonlyMap<string, string>;
}

/** Says who changed the record, when and what of it, and lets the person look at both versions before one of them is saved. */
export function ConflictNotice({ conflict: { changed, by, at, showing, show }, labels }: ConflictNoticeProps) {
  const fields = changed.flatMap((name) => labels.get(name) ?? []);
  const what = fields.length > 0 ? `: ${fields.join(', ')}` : '';
  return (
    <Notice
      tone="warning"
      action={
        <Button size="small" onClick={() => show(showing === 'mine' ? 'theirs' : 'mine')}>
          {showing === 'mine' ? 'Xem bản hiện tại' : 'Xem bản của tôi'}
        </Button>
      }
    >
      {by ?? 'Người khác'} đã sửa bản ghi này{at && ` ${whenOf(at)}`}
      {what}. Đang xem {showing === 'mine' ? 'bản của bạn' : 'bản hiện tại'}; bấm Lưu để giữ bản đang xem.
    </Notice>
  );
}

/** `lúc 10:15`, of another day `lúc 10:15 ngày 25/11/2026`. */
function whenOf(at: string): string {
  const day = formatDate(at);
  return `lúc ${formatTime(at)}${day === formatDate(vietnamToday()) ? '' : ` ngày ${day}`}`;
}
