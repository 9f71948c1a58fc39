import { useState } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, FileDrop, Notice, useUploads } from '@so-the/ui';
import { useHas } from '../../../kit/access/useHas.ts';
import { BankPicker } from '../../../kit/pickers/BankPicker.tsx';
import { PosPicker } from '../../../kit/pickers/PosPicker.tsx';
import { TeachDialog } from './TeachDialog.tsx';
import { UnreadLines } from './UnreadLines.tsx';
import { useTakeStatement } from './useTakeStatement.ts';
import './statements.css';

/** Types and endings: Windows calls a .csv file by whatever program opens it. */
const ACCEPTED = ['application/pdf', '.xlsx', '.csv'];
const MAX_BYTES = 5 * 1024 * 1024;

/** Props of {@link UploadDialog}. */
export interface UploadDialogProps {
  /** Called with each statement as soon as it was read. */
  onTaken: (fileId: number) => void;
  onClose: () => void;
}

/** Takes statements of one terminal, file by file: what was read of each, what is to be looked at, and why one was not taken. No money moves. */
export function UploadDialog({ onTaken, onClose }: UploadDialogProps) {
  const [posid, setPos] = useState<number | null>(null);
  const [bankID, setBank] = useState<number | null>(null);
  const [teaching, setTeaching] = useState<File | null>(null);
  const { take, looked } = useTakeStatement({ posid, bankID }, onTaken);
  const uploads = useUploads(take, 1);
  const isTaken = looked.some(({ statement }) => statement !== undefined);
  const isFixed = looked.length > 0;
  const teaches = useHas('readStatement', 'saveStatementLayout');
  return (
    <Dialog title="Tải sao kê lên" size="large" onClose={onClose}>
      <DialogBody>
        <div className="upload-statement">
          <PosPicker label="Máy POS" value={posid} onChange={(id) => setPos(id)} disabled={isFixed} required />
          <BankPicker
            label="Ngân hàng"
            value={bankID}
            onChange={setBank}
            disabled={isFixed}
            placeholder="Theo máy POS"
          />
          {posid === null && <Notice tone="info">Chọn máy POS trước, rồi chọn hoặc thả tệp của ngân hàng.</Notice>}
          <FileDrop
            label="Sao kê"
            accept={ACCEPTED}
            maxBytes={MAX_BYTES}
            disabled={posid === null}
            files={uploads.files}
            onFiles={uploads.add}
            onRetry={uploads.retry}
            onCancel={uploads.cancel}
          />
          {looked
            .filter(({ isUnclear }) => isUnclear)
            .map(({ file, statement }) => (
              <section key={file.name} className="upload-statement__unclear" aria-label={`Cần xem ở ${file.name}`}>
                {statement && <UnreadLines name={file.name} lines={statement.UnreadLines} />}
                {teaches && <Button onClick={() => setTeaching(file)}>{`Chỉ cột của ${file.name}`}</Button>}
              </section>
            ))}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{isTaken ? 'Xem các dòng' : 'Đóng'}</Button>
      </DialogFoot>
      {teaching && posid !== null && (
        <TeachDialog
          file={teaching}
          about={{ posid, ...(bankID !== null && { bankID }) }}
          onTaught={() => {
            setTeaching(null);
            takeAgain(uploads, teaching);
          }}
          onClose={() => setTeaching(null)}
        />
      )}
    </Dialog>
  );
}

/** Sends a file anew that was not taken before what it means was taught. */
function takeAgain({ files, retry, add }: ReturnType<typeof useUploads>, file: File): void {
  const failed = files.findLast(({ name, state }) => name === file.name && state === 'failed');
  if (failed) retry(failed.id);
  else add([file]);
}
