import type { ReactNode } from 'react';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import './IconButton.css';

/** Props of {@link IconButton}. */
export interface IconButtonProps extends PartProps<HTMLButtonElement> {
  /** What pressing does; read by screen readers, and shown by the app's `TooltipHost`. */
  label: string;
  /** The picture, hidden from screen readers. */
  icon: ReactNode;
  /** Called on a press. */
  onClick?: () => void;
  /** `danger` for what deletes or cancels. Default `neutral`. */
  tone?: 'neutral' | 'danger';
  /** `small` in table rows and inside fields. Default `medium`. */
  size?: 'small' | 'medium';
  /** Takes the button out of use. Default false. */
  disabled?: boolean;
  /** For a switch: whether it is on. */
  pressed?: boolean;
  /** For a button that opens a popup: whether it is open. */
  expanded?: boolean;
}

/** A button that shows a picture only; its label stays readable for everyone. */
export function IconButton({ label, icon, onClick, tone = 'neutral', size = 'medium', ...rest }: IconButtonProps) {
  return (
    <button
      {...handedOn(rest)}
      type="button"
      className={`st-icon-button st-icon-button--${tone} st-icon-button--${size}`}
      aria-label={label}
      data-tooltip={label}
      aria-pressed={rest.pressed}
      aria-expanded={rest.expanded}
      disabled={rest.disabled}
      onClick={onClick}
    >
      <span className="st-icon-button__icon" aria-hidden="true">
        {icon}
      </span>
    </button>
  );
}
