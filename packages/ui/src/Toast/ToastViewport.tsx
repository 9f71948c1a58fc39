import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { frontDialog, onFrontDialogChange } from '../Dialog/dialogStack.ts';
import { useControlRef } from '../Field/controlRef.ts';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import { TOAST } from '../theme/constants.ts';
import { Toast } from './Toast.tsx';
import { currentToasts, onToastChange, type ToastMessage } from './toastStore.ts';
import { useClearPlace } from './useClearPlace.ts';
import { TOAST_KEY, useToastKey } from './useToastKey.ts';
import './Toast.css';

/** Props of {@link ToastViewport}. */
export interface ToastViewportProps extends PartProps {
  /** Milliseconds a message stays. Default 5000 (specification §9). */
  duration?: number;
}

/**
 * Where toasts appear; stands once in an app. They stand top right, always: below the bar, beside an open
 * drawer, and below the actions of a page or the field in use where they would lie over them. Beside an open dialog they can be
 * pressed; where it leaves no room it moves down. F8 goes to the newest.
 */
export function ToastViewport({ duration = TOAST.duration, ...rest }: ToastViewportProps) {
  const messages = useSyncExternalStore(onToastChange, currentToasts);
  const front = useSyncExternalStore(onFrontDialogChange, frontDialog);
  const stack = <ToastStack {...rest} messages={messages} duration={duration} />;
  return createPortal(stack, front ?? document.body);
}

interface ToastStackProps extends PartProps {
  messages: readonly ToastMessage[];
  duration: number;
}

function ToastStack({ messages, duration, ...rest }: ToastStackProps) {
  const box = useControlRef<HTMLElement>(rest);
  useLayoutEffect(() => {
    box.current?.showPopover();
  }, [box]);
  useClearPlace(box, messages.length > 0);
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
