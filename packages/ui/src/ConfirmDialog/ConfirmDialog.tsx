import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog, DialogBody, DialogFoot } from '../Dialog/Dialog.tsx';
import { useOneRun } from '../Dialog/useOneRun.ts';
import { Notice } from '../Notice/Notice.tsx';
import { describedBy, handedOn, type PartProps } from '../Part/partProps.ts';
import { ReasonField } from './ReasonField.tsx';
import { reasonProblem, type ReasonRule } from './reasonRule.ts';
import './ConfirmDialog.css';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps extends PartProps<HTMLDialogElement> {
  /** The question. */
  title: string;
  /** What will happen, in a sentence or a list of facts. */
  children?: ReactNode;
  /** Whether it is shown. Default true. */
  open?: boolean;
  /** The verb of the confirming button. Default "Xác nhận". */
  confirmLabel?: string;
  /** Text of the button that goes back. Default "Đóng", with warnings "Sửa lại". */
  cancelLabel?: string;
  /**
   * What is unusual about it, a sentence each that names what was entered and what is usual. It is asked about this one
   * time: the focus stands at the reason, else on the way back, so that Enter in a hurry changes nothing, and the other
   * button says "Vẫn …".
   */
  warnings?: readonly string[];
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
  const { title, children, reason: rule, warnings = [], onConfirm, onClose } = props;
  const { reason, type, problem } = useReason(rule);
  const [tried, setTried] = useState(false);
  const confirming = useOneRun(true);
  const [isWarned, asksReason] = [warnings.length > 0, rule !== undefined];
  const { cancelLabel, confirmLabel, tone } = buttonsOf(props, isWarned);
  const warningsId = useId();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const field = asksReason ? back.current?.form?.querySelector('textarea') : null;
    if (field?.value === '') field.focus();
    else if (isWarned) back.current?.focus();
  }, [isWarned, asksReason]);
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
  const keys = { onKeyDown: sendByEnter };
  return (
    <Dialog
      title={title}
      size="small"
      role="alertdialog"
      {...handedOn(props)}
      aria-describedby={describedBy(isWarned && warningsId, props['aria-describedby'])}
      onClose={close}
    >
      <form {...keys} className="st-dialog__form" noValidate onSubmit={submit}>
        <DialogBody>
          {confirming.failure && <Notice tone="error">{confirming.failure}</Notice>}
          {children}
          {isWarned && <Warnings id={warningsId} warnings={warnings} />}
          {rule && <ReasonField rule={rule} value={reason} onChange={type} error={tried ? problem : undefined} />}
        </DialogBody>
        <DialogFoot>
          <Button ref={back} onClick={close}>
            {cancelLabel}
          </Button>
          <Button type="submit" variant={tone} loading={confirming.running}>
            {confirmLabel}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

/** Enter in the reason sends it, with Shift it breaks the line. */
function sendByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const isBreak = event.shiftKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing;
  if (event.key !== 'Enter' || isBreak || !(event.target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.requestSubmit();
}

/** The reason as it stands, and why it is not taken. */
function useReason(rule: ReasonRule | undefined) {
  const [typed, setTyped] = useState<string>();
  const reason = typed ?? rule?.start ?? '';
  const type = (text: string) => {
    setTyped(text);
    rule?.onTyped?.(text);
  };
  return { reason, type, problem: rule && reasonProblem(reason, rule) };
}

function Warnings({ id, warnings }: { id: string; warnings: readonly string[] }) {
  return (
    <Notice tone="warning">
      <ul id={id} className="st-confirm__warnings">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** Texts and weight of the two buttons; past a warning leads only the dangerous one. */
function buttonsOf(
  { cancelLabel, confirmLabel = 'Xác nhận', tone = 'primary' }: ConfirmDialogProps,
  isWarned: boolean,
) {
  if (!isWarned) return { cancelLabel: cancelLabel ?? 'Đóng', confirmLabel, tone };
  const verb = confirmLabel.charAt(0).toLowerCase() + confirmLabel.slice(1);
  return { cancelLabel: cancelLabel ?? 'Sửa lại', confirmLabel: `Vẫn ${verb}`, tone: 'danger' } as const;
}
