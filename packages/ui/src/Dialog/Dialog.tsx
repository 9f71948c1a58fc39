import { useEffect, useEffectEvent, useId, useLayoutEffect, type KeyboardEvent, type ReactNode } from 'react';
import { useControlRef } from '../Field/controlRef.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import { enterDialog } from './dialogStack.ts';
import { giveFocusBack } from './giveFocusBack.ts';
import './Dialog.css';

/** Props of {@link Dialog}. */
export interface DialogProps extends PartProps<HTMLDialogElement> {
  /** Names the dialog; shown at its head. */
  title: string;
  /** Whether it is shown; its content is dropped when it closes. Default true. */
  open?: boolean;
  /** Called on Escape, the close button and the back gesture. Closing is up to the owner. */
  onClose: () => void;
  /** Width: 400, 560 or 800 px; the whole screen on phones. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** `alertdialog` for a question that interrupts. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
  /** Starts at the main button in place of the first field, where Enter is to do what it is for. Default false. */
  startsAtButton?: boolean;
  /** Body and foot: see {@link DialogBody} and {@link DialogFoot}. */
  children: ReactNode;
}

/**
 * A modal native dialog: starts at its first field, keeps the focus inside and gives it back when closed. A press beside
 * it never closes it, and a held Enter key never presses through it.
 */
export function Dialog({ open = true, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

/** Where the focus starts: the first field that can be seen, else the main button, else (before something is deleted) the way back. */
function firstStop(dialog: HTMLElement, atButton: boolean): HTMLElement | null {
  const main = dialog.querySelector<HTMLElement>('.st-dialog__foot .st-button--primary:enabled');
  return (
    (atButton ? main : null) ??
    dialog.querySelector<HTMLElement>('.st-dialog__body :is(input:not([type="file"]), select, textarea):enabled') ??
    dialog.querySelector<HTMLElement>('.st-dialog__foot .st-button--primary') ??
    dialog.querySelector<HTMLElement>('.st-dialog__foot .st-button')
  );
}

function OpenDialog({
  title,
  onClose,
  size = 'medium',
  role,
  startsAtButton = false,
  children,
  ...rest
}: Omit<DialogProps, 'open'>) {
  const titleId = useId();
  const box = useControlRef<HTMLDialogElement>(rest);
  const close = useEffectEvent(onClose);
  const startHere = useEffectEvent((dialog: HTMLElement) => firstStop(dialog, startsAtButton)?.focus());
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return undefined;
    const refuse = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      close();
    };
    const opener = document.activeElement;
    const leave = enterDialog(dialog);
    dialog.addEventListener('cancel', refuse);
    dialog.showModal();
    startHere(dialog);
    return () => {
      leave();
      dialog.removeEventListener('cancel', refuse);
      dialog.close();
      giveFocusBack(opener);
    };
  }, [box]);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <dialog
      {...handedOn(rest)}
      ref={box}
      className={`st-dialog st-dialog--${size}`}
      role={role}
      aria-labelledby={titleId}
      onKeyDown={press}
    >
      <div className="st-dialog__head">
        <h2 id={titleId} className="st-dialog__title">
          {title}
        </h2>
        <IconButton label="Đóng" icon={<Icon name="close" />} size="small" onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}

/** The part of a dialog that scrolls. */
export function DialogBody({ children, ...rest }: PartProps & { children: ReactNode }) {
  const box = useControlRef<HTMLDivElement>(rest);
  useEffect(() => (box.current ? keepScrollable(box.current) : undefined), [box]);
  return (
    <div {...handedOn(rest)} ref={box} className="st-dialog__body">
      {children}
    </div>
  );
}

/** A text that scrolls and holds nothing to stop at becomes a stop itself, so that the keyboard can scroll it. */
function keepScrollable(body: HTMLElement): () => void {
  const update = () => {
    const stuck =
      body.scrollHeight > body.clientHeight && body.querySelector('a, button, input, select, textarea') === null;
    if (stuck) body.tabIndex = 0;
    else body.removeAttribute('tabindex');
  };
  update();
  const resized = new ResizeObserver(update);
  resized.observe(body);
  return () => resized.disconnect();
}

/** The buttons of a dialog, always in sight. `start` stands at the left. */
export function DialogFoot({ start, children, ...rest }: PartProps & { start?: ReactNode; children: ReactNode }) {
  return (
    <footer {...handedOn(rest)} className="st-dialog__foot">
      {start && <div className="st-dialog__foot-start">{start}</div>}
      {children}
    </footer>
  );
}
