import { useState } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, groupDigits, Notice } from '@so-the/ui';
import './ExportDialog.css';
import { useExport, type ExportPlan, type ExportState } from './useExport.ts';

/** Props of {@link ExportDialog}. */
export interface ExportDialogProps<Row> {
  plan: ExportPlan<Row>;
  /** Closing while it runs stops the export; nothing is downloaded then. */
  onClose: () => void;
}

/** Makes an .xlsx file of all rows that match while it is open, tells how far it is, and downloads it. */
export function ExportDialog<Row>({ plan, onClose }: ExportDialogProps<Row>) {
  const [attempt, setAttempt] = useState(1);
  return (
    <Dialog title="Xuất Excel" size="small" onClose={onClose}>
      <ExportRun key={attempt} plan={plan} onClose={onClose} onRetry={() => setAttempt(attempt + 1)} />
    </Dialog>
  );
}

function ExportRun<Row>({ plan, onClose, onRetry }: ExportDialogProps<Row> & { onRetry: () => void }) {
  const state = useExport(plan);
  return (
    <>
      <DialogBody>
        <ExportProgress state={state} />
      </DialogBody>
      <DialogFoot>
        {state.step === 'failed' && <Button onClick={onRetry}>Thử lại</Button>}
        <Button variant={state.step === 'done' ? 'primary' : undefined} onClick={onClose}>
          {state.step === 'running' ? 'Dừng xuất' : 'Đóng'}
        </Button>
      </DialogFoot>
    </>
  );
}

function ExportProgress({ state }: { state: ExportState }) {
  if (state.step === 'failed') return <Notice tone="error">{state.message}</Notice>;
  if (state.step === 'done') {
    return <Notice tone="success">Xuất Excel thành công: {groupDigits(state.count)} dòng.</Notice>;
  }
  const { done, total } = state;
  return (
    <div className="export-progress">
      <progress aria-label="Đang xuất Excel" max={total ?? undefined} value={total === null ? undefined : done} />
      <span aria-live="polite">
        {total === null ? 'Đang chuẩn bị…' : `Đã lấy ${groupDigits(done)} trong ${groupDigits(total)} dòng`}
      </span>
    </div>
  );
}
