import type { ReactNode } from 'react';
import { errorMark } from '../ToneMark/marks.ts';
import { ToneMark } from '../ToneMark/ToneMark.tsx';
import './Field.css';

/** Props of {@link FieldError}. */
export interface FieldErrorProps {
  /** For the control's `aria-describedby`. */
  id?: string;
  /** What is wrong, in Vietnamese. */
  children: ReactNode;
}

/** What is wrong with a field, under its control. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className="st-field__error" id={id}>
      <ToneMark mark={errorMark} />
      <span>{children}</span>
    </p>
  );
}
