import { useRef, useState } from 'react';
import { ErrorState, Notice, useLeaveWarning } from '@so-the/ui';
import { Lacking, Refused } from '../../kit/answer/Answer.tsx';
import { isLacking } from '../../kit/answer/isLacking.ts';
import { useRights } from '../../kit/access/useRights.ts';
import { isForbidden } from '../../kit/list/listAnswer.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { LeaveGuard } from '../../kit/form/drafts/LeaveGuard.tsx';
import { FeeActions } from './FeeActions.tsx';
import { FeeCheckDialog } from './FeeCheckDialog.tsx';
import { FeeGrid } from './FeeGrid.tsx';
import { withChanges } from './feeMatrix.ts';
import { SaveFeesDialog } from './SaveFeesDialog.tsx';
import { useFeeEdits } from './useFeeEdits.ts';
import { useFeeMatrix } from './useFeeMatrix.ts';

/** The rates of one partner; what is changed in the grid is kept together once it is confirmed. */
export function PartnerFeeMatrix({ partnerID }: { partnerID: number }) {
  const { error, reload, ...matrix } = useFeeMatrix(partnerID);
  const { setEdits, restored, drop, ...held } = useFeeEdits(partnerID);
  const [dialog, setDialog] = useState<'save' | 'check' | null>(null);
  const [stale, setStale] = useState(false);
  const passing = useRef(false);
  const { edit, add } = useRights(PATHS.partnerFees);
  const readOnly = !(edit || add);
  const edits = withChanges(held.edits, matrix.saved, []);
  const count = Object.keys(edits).length;
  const close = () => setDialog(null);
  const settle = () => {
    drop();
    setStale(false);
    close();
  };
  const comeBack = (isStale: boolean) => {
    void reload();
    setStale(isStale);
    if (isStale) close();
  };
  useLeaveWarning(count > 0);
  if (error) return <Failed error={error} onRetry={reload} />;
  return (
    <>
      <LeaveGuard when={count > 0} passing={passing} />
      {stale && <Notice tone="warning">{STALE}</Notice>}
      {restored && count > 0 && <Notice tone="info">{RESTORED}</Notice>}
      <div className="partner-fees__matrix">
        <FeeGrid {...matrix} edits={edits} onEdit={setEdits} readOnly={readOnly} />
        <FeeActions
          count={count}
          readOnly={readOnly}
          onCheck={() => setDialog('check')}
          onDrop={drop}
          onSave={() => setDialog('save')}
        />
      </div>
      {dialog === 'check' && <FeeCheckDialog partnerID={partnerID} rows={matrix.rows} onClose={close} />}
      {dialog === 'save' && (
        <SaveFeesDialog
          {...matrix}
          partnerID={partnerID}
          edits={edits}
          onSaved={settle}
          onFailed={comeBack}
          onClose={close}
        />
      )}
    </>
  );
}

const STALE = 'Người khác vừa sửa bảng phí này. Bảng đã được tải lại, các ô bạn đổi vẫn còn: vui lòng xem lại rồi lưu.';
const RESTORED = 'Đã khôi phục các ô bạn đổi trước khi phiên đăng nhập hết hạn.';

function Failed({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  if (isForbidden(error)) return <Refused noun="cấu hình phí đối tác" />;
  if (isLacking(error)) return <Lacking />;
  return <ErrorState message={(error as Error).message} onRetry={() => void onRetry()} />;
}
