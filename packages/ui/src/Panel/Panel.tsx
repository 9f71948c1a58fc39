import { Panel as PrimePanel } from 'primereact/panel';
import { useId, type ReactNode } from 'react';
import { marksOf, type PartProps } from '../Part/partProps.ts';
import { usePrimeRef } from '../Part/primeRef.ts';
import { PrimeScope } from '../PrimeScope/PrimeScope.tsx';
import './Panel.css';

/** Props of {@link Panel}. */
export interface PanelProps extends PartProps {
  /** Title of the part, a level-2 heading; without it the panel is a plain box. */
  title?: string;
  /** At the right of the title: a figure, a link, a small button. */
  aside?: ReactNode;
  /** Leaves out the inner space, for tables and lists that reach the edges. Default false. */
  flush?: boolean;
  children: ReactNode;
}

/** A white box that holds one subject of a page. */
export function Panel({ title, aside, flush = false, children, ...rest }: PanelProps) {
  const part = usePrimeRef<PrimePanel>(rest);
  const id = useId();
  const head =
    title || aside ? (
      <header className="st-panel__head">
        {title ? <h2 id={id}>{title}</h2> : null}
        {aside}
      </header>
    ) : null;
  return (
    <PrimeScope>
      <PrimePanel ref={part} {...marksOf(rest)} headerTemplate={head} pt={look(flush, title ? id : undefined)}>
        {children}
      </PrimePanel>
    </PrimeScope>
  );
}

/** Head and body together are the region that the title names; PrimeReact names the body alone. */
function look(flush: boolean, titleId: string | undefined) {
  return {
    root: {
      id: undefined,
      className: 'st-panel',
      ...(titleId && { role: 'region', 'aria-labelledby': titleId }),
    },
    toggleableContent: { id: undefined, role: undefined, 'aria-labelledby': undefined, 'aria-hidden': undefined },
    content: { className: flush ? 'st-panel__body st-panel__body--flush' : 'st-panel__body' },
  };
}
