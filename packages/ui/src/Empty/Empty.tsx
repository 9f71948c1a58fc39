import type { ReactNode } from 'react';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import './Empty.css';

/** Props of {@link Empty}. */
export interface EmptyProps extends PartProps {
  /** `noData`: nothing exists yet. `noMatch`: something exists, but not with these filters. */
  kind: 'noData' | 'noMatch';
  /** Headline. Default "Chưa có dữ liệu" or "Không có kết quả phù hợp". */
  title?: string;
  /** A sentence on how to go on. */
  children?: ReactNode;
  /** The next step: add the first record, clear the filters. */
  action?: ReactNode;
}

const TITLES = { noData: 'Chưa có dữ liệu', noMatch: 'Không có kết quả phù hợp' };

/** Says why a place is empty and what to do about it. */
export function Empty({ kind, title = TITLES[kind], children, action, ...rest }: EmptyProps) {
  return (
    <div className="st-empty" {...handedOn(rest)}>
      <svg className="st-empty__picture" viewBox="0 0 48 48" width="40" height="40" aria-hidden="true">
        {kind === 'noData' ? (
          <path d="M6 28l6-16h24l6 16v10H6zM6 28h10l3 4h10l3-4h10" />
        ) : (
          <path d="M21 8a13 13 0 1 1 0 26 13 13 0 0 1 0-26zM30.5 30.5L41 41M16 21h10" />
        )}
      </svg>
      <p className="st-empty__title">{title}</p>
      {children && <div className="st-empty__text">{children}</div>}
      {action ? <div className="st-empty__action">{action}</div> : null}
    </div>
  );
}
