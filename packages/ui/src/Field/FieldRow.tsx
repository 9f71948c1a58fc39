import type { ReactNode } from 'react';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import './FieldRow.css';

/** Props of {@link FieldRow}. */
export interface FieldRowProps extends PartProps {
  /** Two to four fields that belong together. */
  children: ReactNode;
}

/** Fields side by side where there is room, one below the other on a phone. */
export function FieldRow({ children, ...rest }: FieldRowProps) {
  return (
    <div {...handedOn(rest)} className="st-field-row">
      {children}
    </div>
  );
}
