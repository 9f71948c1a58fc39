import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { frontDialog, onFrontDialogChange } from '../Dialog/dialogStack.ts';
import { TOAST } from '../theme/constants.ts';
import { Toast } from './Toast.tsx';
import { currentToasts, onToastChange, type ToastMessage } from './toastStore.ts';
import { TOAST_KEY, useToastKey } from './useToastKey.ts';
import './Toast.css';

/** Props of {@link ToastViewport}. */
export interface ToastViewportProps {
  /** Milliseconds a message stays. Default 5000 (specification §9). */
  duration?: number;
}

/** Where toasts appear; stands once in an app. Inside an open dialog they stay readable and pressable; F8 goes to the newest. */
export function ToastViewport({ duration = TOAST.duration }: ToastViewportProps) {
  const messages = useSyncExternalStore(onToastChange, currentToasts);
  const front = useSyncExternalStore(onFrontDialogChange, frontDialog);
  return createPortal(<ToastStack messages={messages} duration={duration} />, front ?? document.body);
}

function ToastStack({ messages, duration }: { messages: readonly ToastMessage[]; duration: number }) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => box.current?.showPopover(), []);
  const back = useToastKey(box);
  return (
    <section
      ref={box}
      className="st-toasts"
      popover="manual"
      aria-label="Thông báo"
      aria-live="polite"
      aria-keyshortcuts={TOAST_KEY}
    >
      {messages.map((message) => (
        <Toast key={message.id} message={message} duration={duration} onLeave={back} />
      ))}
    </section>
  );
}
