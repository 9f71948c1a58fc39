import { useState } from 'react';
import type { Schemas } from '@so-the/api-client';
import { Button, Dialog, DialogBody, DialogFoot, FileDrop, Notice, useUploads } from '@so-the/ui';
import { useUploadStatementPdfMutation } from '../../../api/statementApi.ts';
import { BankPicker } from '../../../kit/pickers/BankPicker.tsx';
import { PosPicker } from '../../../kit/pickers/PosPicker.tsx';
import './statements.css';

const PDF = ['application/pdf'];
const MAX_BYTES = 5 * 1024 * 1024;

/** Props of {@link UploadDialog}. */
export interface UploadDialogProps {
  /** Called with each statement as soon as it was read. */
  onTaken: (fileId: number) => void;
  onClose: () => void;
}

/** Takes statements of one terminal, file by file: what was read of each, and why one was not taken. No money moves. */
export function UploadDialog({ onTaken, onClose }: UploadDialogProps) {
  const [upload] = useUploadStatementPdfMutation();
  const [posid, setPos] = useState<number | null>(null);
  const [bankID, setBank] = useState<number | null>(null);
  const [isTaken, setTaken] = useState(false);
  const uploads = useUploads(async (file, { signal, onProgress }) => {
    const about = { posid: posid ?? 0, ...(bankID !== null && { bankID }) };
    const sending = upload({ ...about, body: { file }, onUpload: onProgress });
    signal.addEventListener('abort', () => sending.abort(), { once: true });
    const { Data } = await sending.unwrap();
    setTaken(true);
    onTaken(Data.FileID);
    return outcomeWords(Data);
  }, 1);
  return (
    <Dialog title="Tải sao kê PDF" onClose={onClose}>
      <DialogBody>
        <div className="upload-statement">
          <PosPicker label="Máy POS" value={posid} onChange={(id) => setPos(id)} required />
          <BankPicker label="Ngân hàng" value={bankID} onChange={setBank} placeholder="Theo máy POS" />
          {posid === null && <Notice tone="info">Chọn máy POS trước, rồi chọn hoặc thả tệp PDF của ngân hàng.</Notice>}
          <FileDrop
            label="Sao kê PDF"
            accept={PDF}
            maxBytes={MAX_BYTES}
            disabled={posid === null}
            files={uploads.files}
            onFiles={uploads.add}
            onRetry={uploads.retry}
            onCancel={uploads.cancel}
          />
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{isTaken ? 'Xem các dòng' : 'Đóng'}</Button>
      </DialogFoot>
    </Dialog>
  );
}

/** "40 dòng: 37 khớp, 2 nghi ngờ, 1 không tìm thấy". */
function outcomeWords({ Lines, Totals, UnreadRows }: Schemas['StatementPdf']): string {
  const doubtful = Lines.filter(({ Status, Candidates }) => Status === 0 && Candidates.length > 0).length;
  const parts = [
    `${Totals.Matched} khớp`,
    `${doubtful} nghi ngờ`,
    `${Totals.Unmatched - doubtful} không tìm thấy`,
    Totals.Ignored > 0 && `${Totals.Ignored} trùng hoặc bỏ qua`,
    UnreadRows > 0 && `${UnreadRows} không đọc được`,
  ];
  return `${Lines.length} dòng: ${parts.filter(Boolean).join(', ')}`;
}
