import type { ReactNode } from 'react';
import './report.css';

/** Charts of one report beside each other where there is room: figures on two scales, each in its own. */
export function ReportCharts({ children }: { children: ReactNode }) {
  return <div className="report-charts">{children}</div>;
}
