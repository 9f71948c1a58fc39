import type { ReactNode } from 'react';
import './FormSection.css';

/** Props of {@link FormSection}. */
export interface FormSectionProps {
  /** Names a group of fields. Default: no title, for a form of one group. */
  title?: string;
  children: ReactNode;
}

/** Fields of a record form, two side by side, one below the other on phones. */
export function FormSection({ title, children }: FormSectionProps) {
  return (
    <fieldset className="form-section">
      {title && <legend className="form-section__title">{title}</legend>}
      {children}
    </fieldset>
  );
}

/** A field that takes the whole width of its section. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className="form-section__wide">{children}</div>;
}
