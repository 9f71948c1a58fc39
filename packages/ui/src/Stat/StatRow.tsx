import type { ReactNode } from 'react';
import './Stat.css';

/** Props of {@link StatRow}. */
export interface StatRowProps {
  /** The figures, each a `Stat`. */
  children: ReactNode;
}

/** The sums above a list, low enough for its first row to stay high: what a figure changed by stands beside it. */
export function StatRow({ children }: StatRowProps) {
  return <div className="st-stat-row">{children}</div>;
}
