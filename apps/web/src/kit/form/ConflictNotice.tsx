import { Button, Notice } from '@so-the/ui';
import type { Conflict } from './useConflict.ts';

/** Props of {@link ConflictNotice}. */
export interface ConflictNoticeProps {
  conflict: Conflict;
  /** Labels of the form's fields by name. */
  labels: ReadonlyMap<string, string>;
}

/** Says what somebody else changed, and lets the person look at both versions before one of them is saved. */
export function ConflictNotice({ conflict: { changed, showing, show }, labels }: ConflictNoticeProps) {
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
      Người khác đã sửa bản ghi này{what}. Đang xem {showing === 'mine' ? 'bản của bạn' : 'bản hiện tại'}; bấm Lưu để
      giữ bản đang xem.
    </Notice>
  );
}
