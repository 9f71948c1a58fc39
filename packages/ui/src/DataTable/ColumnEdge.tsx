import { useState, type DragEvent, type PointerEvent } from 'react';

interface ColumnEdgeProps {
  id: string;
  /** Draws the column to a width in px; `undefined` gives it back its own. */
  onWidth: (id: string, width: number | undefined) => void;
}

/** The edge of a title, drawn to make its column wider or narrower; a double press gives it back its own width. */
export function ColumnEdge({ id, onWidth }: ColumnEdgeProps) {
  const [from, setFrom] = useState<number>();
  const [by, setBy] = useState(0);
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setFrom(event.clientX);
  };
  const move = ({ clientX }: PointerEvent) => from !== undefined && setBy(clientX - from);
  const end = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const title = currentTarget.closest('th');
    if (from !== undefined && title && clientX !== from) onWidth(id, title.offsetWidth + clientX - from);
    stop();
  };
  const stop = () => {
    setFrom(undefined);
    setBy(0);
  };
  return (
    <span
      className="st-table__edge"
      aria-hidden="true"
      data-drawn={from === undefined ? undefined : ''}
      style={by === 0 ? undefined : { transform: `translateX(${by}px)` }}
      draggable
      onDragStart={noDrag}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={stop}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={() => onWidth(id, undefined)}
    />
  );
}

/** The title around it is dragged to move its column: its edge is not. */
function noDrag(event: DragEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
