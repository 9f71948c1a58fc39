import { useState, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popup } from '../Popup/Popup.tsx';

interface CalendarButtonProps {
  /** What is picked, for the name of the button. */
  label: string;
  disabled?: boolean;
  /** The panel; `close` gives the focus back to the button. */
  children: (close: () => void) => ReactNode;
}

/** The button at the end of a date field and the panel it opens. */
export function CalendarButton({ label, disabled, children }: CalendarButtonProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button?.focus();
  };
  return (
    <>
      <IconButton
        ref={setButton}
        label={`Chọn ${label} trên lịch`}
        icon={<Icon name="calendar" />}
        size="small"
        disabled={disabled}
        expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && button && (
        <Popup anchor={button} align="end" onClose={() => setOpen(false)}>
          {children(close)}
        </Popup>
      )}
    </>
  );
}
