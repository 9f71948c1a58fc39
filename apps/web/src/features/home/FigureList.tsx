import type { ReactNode } from 'react';
import { Link, useLeads } from '@so-the/ui';
import { StepLink } from '../../kit/places/StepLink.tsx';
import './home.css';

/** One line of a {@link FigureList}. */
export interface FigureLine {
  /** Unique in its list. */
  id: string | number;
  label: ReactNode;
  /** A second, quieter line. */
  note?: ReactNode;
  /** At the right end; a figure that an API leaves out is a dash (real-api §3). */
  figure?: ReactNode;
  /** Where the entries behind it are. */
  href?: string;
}

/** Props of {@link FigureList}. */
export interface FigureListProps {
  lines: readonly FigureLine[];
  emptyText: string;
  /** What to do when there are no lines, for who may add there. */
  emptyStep?: { label: string; href: string };
}

/** Lines of a home panel, each leading to what it is made of, where the person may go there. */
export function FigureList({ lines, emptyText, emptyStep }: FigureListProps) {
  const leads = useLeads();
  if (lines.length === 0) {
    return (
      <div className="home-list__none">
        <p>{emptyText}</p>
        {emptyStep && <StepLink href={emptyStep.href}>{emptyStep.label}</StepLink>}
      </div>
    );
  }
  return (
    <ul className="home-list">
      {lines.map(({ id, href, ...line }) => (
        <li key={id}>
          {!leads(href) ? (
            <span className="home-list__line">
              <Line {...line} />
            </span>
          ) : (
            <Link href={href} className="home-list__line home-list__line--link">
              <Line {...line} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function Line({ label, note, figure }: Pick<FigureLine, 'label' | 'note' | 'figure'>) {
  return (
    <>
      <span className="home-list__text">
        <span>{label}</span>
        {note && <span className="home-list__note">{note}</span>}
      </span>
      {figure !== undefined && <span className="home-list__figure">{figure === '' ? '–' : figure}</span>}
    </>
  );
}
