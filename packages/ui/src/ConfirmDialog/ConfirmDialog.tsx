import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog, DialogBody, DialogFoot } from '../Dialog/Dialog.tsx';
import { useOneRun } from '../Dialog/useOneRun.ts';
import { Notice } from '../Notice/Notice.tsx';
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx';

/** The reason a user must give before something is cancelled or adjusted. */
export interface ReasonRule {
  /** Names the reason field. Default "Lý do". */
  label?: string;
  /** Fewest characters taken, not counting spaces at the ends. Default 5. */
  minLength?: number;
}

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  /** The question. */
  title: string;
  /** What will happen, in a sentence or a list of facts. */
  children?: ReactNode;
  /** Whether it is shown. Default true. */
  open?: boolean;
  /** The verb of the confirming button. Default "Xác nhận". */
  confirmLabel?: string;
  /** Text of the button that goes back. Default "Đóng". */
  cancelLabel?: string;
  /** `danger` for what deletes or cancels. Default `primary`. */
  tone?: 'primary' | 'danger';
  /** Asks for a reason, without which nothing is confirmed. */
  reason?: ReasonRule;
  /**
   * Does it, given the trimmed reason ('' when none is asked). Runs once however often the user presses; when it rejects,
   * the error's Vietnamese `message` is shown and the user may try again. Closing after success is up to the owner.
   */
  onConfirm: (reason: string) => Promise<unknown> | void;
  /** Called on Escape and the going-back button; never while it runs. */
  onClose: () => void;
}

/** Asks before something is done, and does it once. */
export function ConfirmDialog({ open = true, ...props }: ConfirmDialogProps) {
  return open ? <OpenConfirmDialog {...props} /> : null;
}

function OpenConfirmDialog(props: Omit<ConfirmDialogProps, 'open'>) {
  const { title, children, tone = 'primary', reason: rule, onConfirm, onClose } = props;
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const confirming = useOneRun(true);
  const problem = rule ? reasonProblem(reason, rule) : undefined;
  const close = () => {
    if (!confirming.running) onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (problem) event.currentTarget.querySelector('textarea')?.focus();
    else confirming.run(() => onConfirm(reason.trim()));
  };
  return (
    <Dialog title={title} size="small" role="alertdialog" onClose={close}>
      <form className="st-dialog__form" noValidate onSubmit={submit}>
        <DialogBody>
          {confirming.failure && <Notice tone="error">{confirming.failure}</Notice>}
          {children}
          {rule && (
            <TextAreaField
              label={rule.label ?? 'Lý do'}
              value={reason}
              onChange={setReason}
              error={tried ? problem : undefined}
              required
              rows={2}
            />
          )}
        </DialogBody>
        <DialogFoot>
          <Button onClick={close}>{props.cancelLabel ?? 'Đóng'}</Button>
          <Button type="submit" variant={tone} loading={confirming.running}>
            {props.confirmLabel ?? 'Xác nhận'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

function reasonProblem(reason: string, { label = 'Lý do', minLength = 5 }: ReasonRule): string | undefined {
  const length = reason.trim().length;
  if (length === 0) return `Vui lòng nhập ${label.toLowerCase()}`;
  return length < minLength ? `${label} cần ít nhất ${minLength} ký tự` : undefined;
}
