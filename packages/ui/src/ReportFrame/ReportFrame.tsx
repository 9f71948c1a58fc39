import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import './ReportFrame.css';

/** Props of {@link ReportFrame}. */
export interface ReportFrameProps extends PartProps {
  /** Name of the report, a level-1 heading: "Doanh thu". */
  title: string;
  /** Shop and period in words, repeated on paper: "Cửa hàng Minh Khai · 01/11/2026–22/11/2026". */
  scope: string;
  /** Fields for shop, period and more. Not printed. */
  filters: ReactNode;
  /** Tiles with the totals. */
  totals?: ReactNode;
  /** The chart. */
  chart?: ReactNode;
  /** The table with the rows. */
  children: ReactNode;
  /** Writes all rows to a file; without it no button is shown. */
  onExport?: () => void;
  /** Prints; without it no button is shown. */
  onPrint?: () => void;
  /** The figures are still on their way. Default false. */
  loading?: boolean;
  /** Why there are no figures, in Vietnamese. */
  error?: string;
  /** Tries again after an error. */
  onRetry?: () => void;
}

/** The one frame of all reports: filters, totals, chart, rows, export and print. */
export function ReportFrame(props: ReportFrameProps) {
  const { title, scope, filters, totals, chart, children, onExport, onPrint, loading = false, error } = props;
  const ready = !loading && error === undefined;
  return (
    <section className="st-report" {...handedOn(props)} aria-label={title} aria-busy={loading || undefined}>
      <header className="st-report__head">
        <div>
          <h1>{title}</h1>
          <p>{scope}</p>
        </div>
        <div className="st-report__actions">
          {onExport ? (
            <Button icon={<Icon name="download" size={16} />} disabled={!ready} onClick={onExport}>
              Xuất Excel
            </Button>
          ) : null}
          {onPrint ? (
            <Button icon={<Icon name="print" size={16} />} disabled={!ready} onClick={onPrint}>
              In
            </Button>
          ) : null}
        </div>
      </header>
      <div className="st-report__filters">{filters}</div>
      {error === undefined ? null : <ErrorState message={error} onRetry={props.onRetry} retrying={loading} />}
      {loading && error === undefined ? <Skeleton lines={6} height={28} /> : null}
      {ready ? (
        <>
          {totals ? <div className="st-report__totals">{totals}</div> : null}
          {chart}
          {children}
        </>
      ) : null}
    </section>
  );
}
