import { useState, type ReactNode } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, ImportPreview, Notice, type ImportColumn } from '@so-the/ui';
import type { Batch } from './useBatch.ts';
import './BatchDialog.css';

/** Props of {@link BatchDialog}. */
export interface BatchDialogProps<Row> {
  /** Names the dialog: "Nhập thẻ từ Excel". */
  title: string;
  /** What the rows are: "thẻ". */
  noun: string;
  batch: Batch<Row>;
  /** The columns of the rows. Keep the array outside the component. */
  columns: readonly ImportColumn<Row>[];
  /** Where the rows are chosen. */
  choose: ReactNode;
  /** Text of the button that sends so many good rows: "Nhập 18 dòng". */
  saveLabel: (good: number) => string;
  /** What is told above the rows. */
  notice?: ReactNode;
  /** Buttons beside the counts of the rows. */
  actions?: ReactNode;
  /** Text of the button that goes back to choosing. Default "Chọn tệp khác". */
  backLabel?: string;
  onClose: () => void;
}

/** Rows that are chosen, judged by the server, sent together, and shown with what came of each. */
export function BatchDialog<Row>(props: BatchDialogProps<Row>) {
  const { title, noun, batch, columns, choose, saveLabel, notice, actions, backLabel, onClose } = props;
  const { state } = batch;
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await batch.save();
    setSaving(false);
  };
  const isChoosing = state.step === 'choose' || state.step === 'judging';
  return (
    <Dialog title={title} size="large" onClose={onClose}>
      <DialogBody>
        <div className="batch">
          {'problem' in state && state.problem && <Notice tone="error">{state.problem}</Notice>}
          {state.step === 'done' && <Notice tone="success">{state.message}</Notice>}
          {isChoosing ? (
            choose
          ) : (
            <>
              {notice}
              <ImportPreview label={noun} columns={columns} lines={state.lines} actions={actions} />
            </>
          )}
        </div>
      </DialogBody>
      <DialogFoot
        start={
          state.step === 'preview' && <Button onClick={() => batch.startOver()}>{backLabel ?? 'Chọn tệp khác'}</Button>
        }
      >
        <Button onClick={onClose}>{state.step === 'done' ? 'Xong' : 'Đóng'}</Button>
        {state.step === 'preview' && (
          <Button variant="primary" disabled={state.good === 0} loading={saving} onClick={() => void save()}>
            {saveLabel(state.good)}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}
