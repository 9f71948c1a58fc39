import { useState } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, Notice } from '@so-the/ui';
import '../../../kit/sheet/ExportDialog.css';
import { useBillZip, type ZipSource, type ZipState } from './useBillZip.ts';

/** Props of {@link BillZipDialog}. */
export interface BillZipDialogProps {
  source: ZipSource;
  /** Closing while it runs stops it; nothing is downloaded then. */
  onClose: () => void;
}

/** Packs the pictures of slips into one .zip file while it is open, tells how far it is, and downloads it. */
export function BillZipDialog({ source, onClose }: BillZipDialogProps) {
  const [attempt, setAttempt] = useState(1);
  return (
    <Dialog title="Tải ảnh bill" size="small" onClose={onClose}>
      <ZipRun key={attempt} source={source} onClose={onClose} onRetry={() => setAttempt(attempt + 1)} />
    </Dialog>
  );
}

function ZipRun({ source, onClose, onRetry }: BillZipDialogProps & { onRetry: () => void }) {
  const state = useBillZip(source);
  return (
    <>
      <DialogBody>
        <ZipProgress state={state} />
      </DialogBody>
      <DialogFoot>
        {state.step === 'failed' && <Button onClick={onRetry}>Thử lại</Button>}
        <Button variant={state.step === 'done' ? 'primary' : undefined} onClick={onClose}>
          {state.step === 'running' ? 'Dừng tải' : 'Đóng'}
        </Button>
      </DialogFoot>
    </>
  );
}

function ZipProgress({ state }: { state: ZipState }) {
  if (state.step === 'failed') return <Notice tone="error">{state.message}</Notice>;
  if (state.step === 'done') return <Notice tone="success">Đã tải {state.count} ảnh bill.</Notice>;
  return (
    <div className="export-progress">
      <progress
        aria-label="Đang lấy ảnh bill"
        max={state.total || undefined}
        value={state.total ? state.done : undefined}
      />
      <span aria-live="polite">{`Đã lấy ${state.done} trong ${state.total} ảnh`}</span>
    </div>
  );
}
