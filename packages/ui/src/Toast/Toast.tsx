import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { marks } from '../ToneMark/marks.ts';
import { ToneMark } from '../ToneMark/ToneMark.tsx';
import { dismissToast, withdrawAction, type ToastMessage } from './toastStore.ts';
import { useToastTime } from './useToastTime.ts';

interface ToastProps {
  message: ToastMessage;
  /** Milliseconds it stays. */
  duration: number;
  /** It was closed by hand: gives the focus back where a key took it from. */
  onLeave: () => void;
}

/** One message: what happened, what can be done about it, and its way out. */
export function Toast({ message, duration, onLeave }: ToastProps) {
  const box = useRef<HTMLDivElement>(null);
  const { id, tone, text, action } = message;
  useToastTime(box, duration, id);
  useEffect(() => action?.watch?.(() => withdrawAction(id)), [action, id]);
  const leave = () => {
    onLeave();
    dismissToast(id);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    leave();
  };
  const listens = { onKeyDown: keys };
  return (
    <div {...listens} ref={box} className={`st-toast st-toast--${tone}`} role={tone === 'error' ? 'alert' : undefined}>
      <p className="st-toast__text">
        <ToneMark mark={marks[tone]} />
        <span>{text}</span>
      </p>
      {action ? (
        <Button
          size="small"
          variant="ghost"
          onClick={() => {
            leave();
            action.run();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <button type="button" className="st-toast__close" aria-label="Đóng thông báo" onClick={leave}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
