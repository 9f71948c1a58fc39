import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Dialog, DialogBody, DialogFoot, type DialogProps } from '../Dialog/Dialog.tsx';
import { useLeaveWarning } from '../Dialog/useLeaveWarning.ts';
import { useOneRun } from '../Dialog/useOneRun.ts';
import { focusUnreadable } from '../Field/controlRef.ts';
import { Notice } from '../Notice/Notice.tsx';
import { handedOn } from '../Part/partProps.ts';

/** Props of {@link FormDialog}. */
export interface FormDialogProps extends Omit<DialogProps, 'role'> {
  /**
   * Checks and saves. While its promise runs the form cannot be sent again; when it rejects, the error's Vietnamese
   * `message` is shown and everything typed stays. Closing after success is up to the owner.
   */
  onSubmit: () => Promise<unknown> | void;
  /** Whether something was changed; closing then asks first. Default false. */
  dirty?: boolean;
  /** Text of the saving button. Default "Lưu". */
  submitLabel?: string;
  /** Adds "Lưu & thêm mới", which saves and keeps the dialog for the next record. */
  onSubmitAndNew?: () => Promise<unknown> | void;
  /** A second way to save what is typed, as a button before the main one: "Lưu lịch" beside "Lưu và bắt đầu". Default: none. */
  otherSubmit?: { label: string; onSubmit: () => Promise<unknown> | void };
  /** Stands at the left of the buttons: delete, a link to the record. */
  footStart?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog: Enter saves, Escape closes, unsaved changes are guarded, it is sent once at a time. */
export function FormDialog({ open = true, ...props }: FormDialogProps) {
  return open ? <OpenFormDialog {...props} /> : null;
}

function OpenFormDialog(props: Omit<FormDialogProps, 'open'>) {
  const { title, size, onClose, onSubmit, dirty = false, submitLabel = 'Lưu', footStart } = props;
  const other = props.otherSubmit ?? andNewSubmit(props.onSubmitAndNew);
  const [asking, setAsking] = useState(false);
  const saving = useOneRun(false);
  const form = useRef<HTMLFormElement>(null);
  const takesOther = useRef(false);
  useLeaveWarning(dirty);
  const close = () => {
    if (saving.running) return;
    if (dirty) setAsking(true);
    else onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const next = takesOther.current && other ? other.onSubmit : onSubmit;
    takesOther.current = false;
    if (!focusUnreadable(event.currentTarget)) saving.run(next);
  };
  const submitOther = () => {
    takesOther.current = true;
    form.current?.requestSubmit();
  };
  return (
    <Dialog {...handedOn(props)} title={title} size={size} onClose={close}>
      <form ref={form} className="st-dialog__form" noValidate onSubmit={submit}>
        <DialogBody>
          {saving.failure && <Notice tone="error">{saving.failure}</Notice>}
          {props.children}
        </DialogBody>
        <DialogFoot start={footStart}>
          <Button onClick={close}>Đóng</Button>
          {other && (
            <Button onClick={submitOther} disabled={saving.running}>
              {other.label}
            </Button>
          )}
          <Button type="submit" variant="primary" loading={saving.running}>
            {submitLabel}
          </Button>
        </DialogFoot>
      </form>
      <ConfirmDialog
        open={asking}
        title="Bỏ các thay đổi?"
        confirmLabel="Bỏ thay đổi"
        cancelLabel="Tiếp tục sửa"
        tone="danger"
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        Bạn có thay đổi chưa lưu. Nếu đóng, các thay đổi này sẽ mất.
      </ConfirmDialog>
    </Dialog>
  );
}

function andNewSubmit(onSubmit: FormDialogProps['onSubmitAndNew']): FormDialogProps['otherSubmit'] {
  return onSubmit && { label: 'Lưu & thêm mới', onSubmit };
}
