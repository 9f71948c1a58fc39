import type { ReactNode } from 'react';
import './FieldRow.css';

/** Props of {@link FieldRow}. */
export interface FieldRowProps {
  /** Two to four fields that belong together. */
  children: ReactNode;
}

/** Fields side by side where there is room, one below the other on a phone. */
export function FieldRow({ children }: FieldRowProps) {
  return <div className="st-field-row">{children}</div>;
}
