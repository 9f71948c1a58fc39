import { useRef, useState } from 'react';
import { Button, FileDrop, FormDialog, Notice, toast } from '@so-the/ui';
import { LeaveGuard } from '../../../kit/form/drafts/LeaveGuard.tsx';
import { PHOTO_BYTES, PHOTOS } from '../../../kit/pictures/photo/preparePhoto.ts';
import { countsOf, isUnfinished, takenSwipes, toSave } from './billBatch.ts';
import { BillEditor } from './BillEditor.tsx';
import { BillLines } from './BillLines.tsx';
import { useBillBatch } from './useBillBatch.ts';

/** Props of {@link UploadBillsDialog}. */
export interface UploadBillsDialogProps {
  /** Swipe the first picture is the slip of; absent where the pictures say it. */
  swipeId?: number;
  onClose: () => void;
}

/** Pictures of slips: dropped or taken, read, compared one by one, and only then kept. */
export function UploadBillsDialog({ swipeId, onClose }: UploadBillsDialogProps) {
  const batch = useBillBatch();
  const [chosenId, choose] = useState<string>();
  const passing = useRef(false);
  const { items } = batch;
  const chosen = items.find(({ id }) => id === chosenId) ?? items[0];
  const waiting = toSave(items);
  const isDirty = items.some(isUnfinished);
  const close = () => {
    passing.current = true;
    onClose();
  };
  const save = async () => {
    if (waiting.length === 0) throw new Error('Chưa có ảnh nào để lưu.');
    if (!(await batch.save())) throw new Error('Có bill bị từ chối, xem lý do ở từng ảnh rồi sửa.');
    toast.success(`Lưu ${waiting.length} bill thành công`);
    if (waiting.length === items.filter(isUnfinished).length) close();
  };
  return (
    <FormDialog
      title="Tải bill"
      size="large"
      dirty={isDirty}
      submitLabel={waiting.length > 0 ? `Lưu ${waiting.length} bill` : 'Lưu bill'}
      onSubmit={save}
      onClose={close}
    >
      <LeaveGuard when={isDirty} passing={passing} />
      <FileDrop
        label="Ảnh bill"
        accept={PHOTOS}
        maxBytes={PHOTO_BYTES}
        camera
        onFiles={(files) => void batch.add(files, items.length === 0 ? swipeId : undefined)}
      />
      <BatchNote batch={batch} />
      {items.length > 1 && (
        <BillLines
          items={items}
          chosen={chosen?.id}
          onChoose={choose}
          onRetry={(id) => batch.retry([id])}
          onCancel={batch.cancel}
        />
      )}
      {chosen && (
        <BillEditor
          key={chosen.id}
          item={chosen}
          taken={takenSwipes(items, chosen.id)}
          onChange={(change) => batch.edit(chosen.id, change)}
        />
      )}
    </FormDialog>
  );
}

/** How many pictures are in each state, and what can be done about those that failed or wait for the connection. */
function BatchNote({ batch: { items, isHeld, goOn, retry } }: { batch: ReturnType<typeof useBillBatch> }) {
  const failed = items.filter(({ step }) => step === 'failed').map(({ id }) => id);
  return (
    <div className="bill-note">
      {isHeld && (
        <>
          <Notice tone="warning">Mất kết nối: phần còn lại đọc tiếp khi có mạng.</Notice>
          <Button onClick={goOn}>Đọc tiếp</Button>
        </>
      )}
      {failed.length > 0 && <Button onClick={() => retry(failed)}>Đọc lại {failed.length} ảnh lỗi</Button>}
      {items.length > 0 && <output>{`${items.length} ảnh: ${countsOf(items)}`}</output>}
    </div>
  );
}
