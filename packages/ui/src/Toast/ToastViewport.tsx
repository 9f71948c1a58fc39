import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { frontDialog, onFrontDialogChange } from '../Dialog/dialogStack.ts';
import { useControlRef } from '../Field/controlRef.ts';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import { TOAST } from '../theme/constants.ts';
import { Toast } from './Toast.tsx';
import { currentToasts, onToastChange, type ToastMessage } from './toastStore.ts';
import { TOAST_KEY, useToastKey } from './useToastKey.ts';
import './Toast.css';

/** Props of {@link ToastViewport}. */
export interface ToastViewportProps extends PartProps {
  /** Milliseconds a message stays. Default 5000 (specification §9). */
  duration?: number;
}

/** Where toasts appear; stands once in an app. Inside an open dialog they stay readable and pressable; F8 goes to the newest. */
export function ToastViewport({ duration = TOAST.duration, ...rest }: ToastViewportProps) {
  const messages = useSyncExternalStore(onToastChange, currentToasts);
  const front = useSyncExternalStore(onFrontDialogChange, frontDialog);
  return createPortal(<ToastStack {...rest} messages={messages} duration={duration} />, front ?? document.body);
}

interface ToastStackProps extends PartProps {
  messages: readonly ToastMessage[];
  duration: number;
}

function ToastStack({ messages, duration, ...rest }: ToastStackProps) {
  const box = useControlRef<HTMLElement>(rest);
  useLayoutEffect(() => box.current?.showPopover(), [box]);
  const back = useToastKey(box);
  return (
    <section
      {...handedOn(rest)}
      ref={box}
      className="st-toasts"
      popover="manual"
      aria-label="Thông báo"
      aria-live="polite"
      aria-keyshortcuts={TOAST_KEY}
    >
      {messages.map((message) => (
        <Toast key={message.id} message={message} duration={message.action?.lasts ?? duration} onLeave={back} />
      ))}
    </section>
  );
}
