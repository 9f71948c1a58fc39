import type { ReactNode } from 'react';
import './FormSection.css';

/** Props of {@link RecordSection}. */
export interface RecordSectionProps {
  /** Names a group of fields. Default: no title, for a form of one group. */
  title?: string;
  children: ReactNode;
}

/** Fields of a record form, two side by side, one below the other on phones. */
export function RecordSection({ title, children }: RecordSectionProps) {
  return (
    <fieldset className="record-section">
      {title && <legend className="record-section__title">{title}</legend>}
      {children}
    </fieldset>
  );
}

/** A field that takes the whole width of its section. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className="record-section__wide">{children}</div>;
}
