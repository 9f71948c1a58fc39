import type { ReactNode } from 'react';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import './Button.css';

/** Props of {@link Button}. */
export interface ButtonProps extends PartProps<HTMLButtonElement> {
  /** What pressing does, as a verb: "Lưu", "Thêm mới". */
  children: ReactNode;
  /** Weight on the page: one `primary` a view, `danger` for what deletes or cancels. Default `secondary`. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** `small` in tables and bars, `large` on lone pages. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** `submit` inside a form. Default `button`. */
  type?: 'button' | 'submit';
  /** Called on a press; never while `loading` or `disabled`. */
  onClick?: () => void;
  /** Shows that the work runs, keeps the focus and refuses further presses. Default false. */
  loading?: boolean;
  /** Takes the button out of use. Default false. */
  disabled?: boolean;
  /** Decoration before the text. */
  icon?: ReactNode;
  /** Fills the width of its container. Default false. */
  fullWidth?: boolean;
  /** On a phone the icon stands alone, and the text is its name; elsewhere the text does, a primary one's with the icon. Default false. */
  folds?: boolean;
  /** Name of a submit button, to tell it from the form's others. */
  name?: string;
  /** Full name for screen readers, where the text alone does not say enough; must begin with the text. */
  'aria-label'?: string;
}

/** A press that does something. While `loading` it stays focusable, so that the keyboard does not lose its place. */
export function Button({ children, variant = 'secondary', size = 'medium', type = 'button', ...rest }: ButtonProps) {
  const { onClick, loading = false, disabled = false, icon, fullWidth = false, folds = false } = rest;
  return (
    <button
      {...handedOn(rest)}
      type={loading ? 'button' : type}
      name={rest.name}
      className={`st-button st-button--${variant} st-button--${size}${fullWidth ? ' st-button--full' : ''}${folds ? ' st-button--folds' : ''}`}
      disabled={disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      aria-label={rest['aria-label']}
      onClick={loading ? undefined : onClick}
    >
      {loading ? <span className="st-button__spinner" aria-hidden="true" /> : icon}
      <span className="st-button__text">{children}</span>
    </button>
  );
}
