import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { frontDialog, onFrontDialogChange } from '../Dialog/dialogStack.ts';
import { Icon } from '../Icon/Icon.tsx';
import { TOAST } from '../theme/constants.ts';
import { marks } from '../ToneMark/marks.ts';
import { ToneMark } from '../ToneMark/ToneMark.tsx';
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
  return createPortal(<ToastStack messages={messages} duration={duration} />, front ?? document.body);
}

function ToastStack({ messages, duration }: { messages: readonly ToastMessage[]; duration: number }) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => box.current?.showPopover(), []);
  return (
    <section ref={box} className="st-toasts" popover="manual" aria-label="Thông báo" aria-live="polite">
      {messages.map((message) => (
        <Toast key={message.id} message={message} duration={duration} />
      ))}
    </section>
  );
}

const HELD_CHECK = 500;

function Toast({ message, duration }: { message: ToastMessage; duration: number }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const leave = () => {
      if (box.current?.matches(':hover, :focus-within')) timer = window.setTimeout(leave, HELD_CHECK);
      else dismissToast(message.id);
    };
    let timer = window.setTimeout(leave, duration);
    return () => window.clearTimeout(timer);
  }, [duration, message.id]);
  return (
    <div
      ref={box}
      className={`st-toast st-toast--${message.tone}`}
      role={message.tone === 'error' ? 'alert' : undefined}
    >
      <p className="st-toast__text">
        <ToneMark mark={marks[message.tone]} />
        <span>{message.text}</span>
      </p>
      <button
        type="button"
        className="st-toast__close"
        aria-label="Đóng thông báo"
        onClick={() => dismissToast(message.id)}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
