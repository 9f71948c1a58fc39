import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { frontDialog, onFrontDialogChange } from '../Dialog/dialogStack.ts';
import { useControlRef } from '../Field/controlRef.ts';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import { TOAST } from '../theme/constants.ts';
import { Toast } from './Toast.tsx';
import { currentToasts, onToastChange, type ToastMessage } from './toastStore.ts';
import { useClearOfFocus } from './useClearOfFocus.ts';
import { TOAST_KEY, useToastKey } from './useToastKey.ts';
import './Toast.css';

/** Props of {@link ToastViewport}. */
export interface ToastViewportProps extends PartProps {
  /** Milliseconds a message stays. Default 5000 (specification §9). */
  duration?: number;
}

/**
 * Where toasts appear; stands once in an app. Inside an open dialog they stay readable and pressable, beside it or above its title,
 * never over it, nor over what has the focus; F8 goes to the newest.
 */
export function ToastViewport({ duration = TOAST.duration, ...rest }: ToastViewportProps) {
  const messages = useSyncExternalStore(onToastChange, currentToasts);
  const front = useSyncExternalStore(onFrontDialogChange, frontDialog);
  const stack = <ToastStack {...rest} messages={messages} duration={duration} floats={front === null} />;
  return createPortal(stack, front ?? document.body);
}

interface ToastStackProps extends PartProps {
  messages: readonly ToastMessage[];
  duration: number;
  /** Above everything on the page; else it is part of the dialog that it stands in. */
  floats: boolean;
}

function ToastStack({ messages, duration, floats, ...rest }: ToastStackProps) {
  const box = useControlRef<HTMLElement>(rest);
  useLayoutEffect(() => {
    if (floats) box.current?.showPopover();
  }, [box, floats]);
  useClearOfFocus(box, messages.length > 0);
  const back = useToastKey(box);
  return (
    <section
      {...handedOn(rest)}
      ref={box}
      className="st-toasts"
      popover={floats ? 'manual' : undefined}
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
