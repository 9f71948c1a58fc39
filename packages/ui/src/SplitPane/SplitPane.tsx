import { Splitter, SplitterPanel } from 'primereact/splitter';
import type { KeyboardEvent, ReactNode } from 'react';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import { PrimeScope } from '../PrimeScope/PrimeScope.tsx';
import { draggedBy, dragGutter } from './dragGutter.ts';
import './SplitPane.css';

/** Props of {@link SplitPane}. */
export interface SplitPaneProps extends PartProps {
  /** Name of the bar between the panes: "Độ rộng danh sách nhân viên". */
  label: string;
  /** The left pane. */
  start: ReactNode;
  /** The right pane. */
  end: ReactNode;
  /** Share of the left pane at first, in percent. Default 50. */
  share?: number;
  /** Smallest share of the left pane, in percent; the right one keeps at least as much. Default 20. */
  minShare?: number;
}

/** Two panes side by side whose border can be moved, by mouse, finger or arrows; one below the other on phones. */
export function SplitPane({ label, start, end, share = 50, minShare = 20, ...rest }: SplitPaneProps) {
  const press = (event: KeyboardEvent) => {
    const handle = event.target as HTMLElement;
    const gutter = handle.matches('.st-split__handle') ? handle.parentElement : null;
    const by = gutter ? draggedBy(event.key, Number(handle.getAttribute('aria-valuenow')), minShare) : null;
    if (!gutter || by === null) return;
    event.preventDefault();
    event.stopPropagation();
    dragGutter(gutter, by);
  };
  // PrimeReact's own keys wait 40 ms and turn Home and End round.
  const keys = { onKeyDownCapture: press, onKeyUpCapture: stop };
  return (
    <PrimeScope>
      <div {...handedOn(rest)} className="st-split-frame" {...keys}>
        <Splitter gutterSize={0} pt={look(label, minShare)}>
          <SplitterPanel size={share} minSize={minShare}>
            {start}
          </SplitterPanel>
          <SplitterPanel size={100 - share} minSize={minShare}>
            {end}
          </SplitterPanel>
        </Splitter>
      </div>
    </PrimeScope>
  );
}

/**
 * PrimeReact takes the width of its gutter off a pane each time it is dragged: it is told that there is none, and the one
 * that is drawn lies over the panes' own space.
 */
function look(label: string, minShare: number) {
  return {
    root: { className: 'st-split' },
    gutter: { className: 'st-split__gutter', style: { width: undefined } },
    gutterHandler: {
      className: 'st-split__handle',
      'aria-label': label,
      'aria-labelledby': undefined,
      'aria-valuemin': minShare,
      'aria-valuemax': 100 - minShare,
    },
  };
}

function stop(event: KeyboardEvent): void {
  if ((event.target as HTMLElement).matches('.st-split__handle')) event.stopPropagation();
}
