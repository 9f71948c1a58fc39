import { useId, type ReactNode } from 'react';
import './Panel.css';

/** Props of {@link Panel}. */
export interface PanelProps {
  /** Title of the part, a level-2 heading; without it the panel is a plain box. */
  title?: string;
  /** At the right of the title: a figure, a link, a small button. */
  aside?: ReactNode;
  /** Leaves out the inner space, for tables and lists that reach the edges. Default false. */
  flush?: boolean;
  children: ReactNode;
}

/** A white box that holds one subject of a page. */
export function Panel({ title, aside, flush = false, children }: PanelProps) {
  const id = useId();
  return (
    <section className="st-panel" aria-labelledby={title ? id : undefined}>
      {title || aside ? (
        <header className="st-panel__head">
          {title ? <h2 id={id}>{title}</h2> : null}
          {aside}
        </header>
      ) : null}
      <div className={flush ? 'st-panel__body st-panel__body--flush' : 'st-panel__body'}>{children}</div>
    </section>
  );
}
