import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { frontDialog, onFrontDialogChange } from '../Dialog/dialogStack.ts';
import { TOAST } from '../theme/constants.ts';
import { currentToasts, dismissToast, onToastChange, type ToastMessage } from './toastStore.ts';
import './Toast.css';

/** Props of {@link ToastViewport}. */
export interface ToastViewportProps {
  /** Milliseconds a message stays. Default 5000 (specification §9). */
  duration?: number;
}

/** Where toasts appear; stands once in an app. Inside an open dialog they stay readable and pressable. */
export function ToastViewport({ duration = TOAST.duration }: ToastViewportProps) {
  const messages = useSyncExternalStore(onToastChange, currentToasts);
  const front = useSyncExternalStore(onFrontDialogChange, frontDialog);
  const box = useRef<HTMLElement>(null);
  const [held, setHeld] = useState(false);
  useLayoutEffect(() => {
    box.current?.hidePopover();
    if (messages.length > 0) box.current?.showPopover();
  }, [messages, front]);
  return createPortal(
    <section
      ref={box}
      className="st-toasts"
      popover="manual"
      aria-label="Thông báo"
      aria-live="polite"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {messages.map((message) => (
        <Toast key={message.id} message={message} duration={duration} held={held} />
      ))}
    </section>,
    front ?? document.body,
  );
}

function Toast({ message, duration, held }: { message: ToastMessage; duration: number; held: boolean }) {
  useEffect(() => {
    if (held) return undefined;
    const timer = window.setTimeout(() => dismissToast(message.id), duration);
    return () => window.clearTimeout(timer);
  }, [held, duration, message.id]);
  return (
    <div className={`st-toast st-toast--${message.tone}`} role={message.tone === 'error' ? 'alert' : undefined}>
      <p className="st-toast__text">{message.text}</p>
      <button
        type="button"
        className="st-toast__close"
        aria-label="Đóng thông báo"
        onClick={() => dismissToast(message.id)}
      >
        ×
      </button>
    </div>
  );
}
