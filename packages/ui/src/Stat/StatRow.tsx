import type { ReactNode } from 'react';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import './Stat.css';

/** Props of {@link StatRow}. */
export interface StatRowProps extends PartProps {
  /** The figures, each a `Stat`. */
  children: ReactNode;
}

/** The sums above a list, low enough for its first row to stay high: what a figure changed by stands beside it. */
export function StatRow({ children, ...rest }: StatRowProps) {
  return (
    <div {...handedOn(rest)} className="st-stat-row">
      {children}
    </div>
  );
}
