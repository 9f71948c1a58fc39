import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { nearestBox, placeAt, type Box, type PlotArea } from './geometry.ts';
import { spotAfterKey, type Spot } from './spot.ts';

interface SpotScope {
  places: number;
  rows: number;
  area: PlotArea;
  boxes: ((place: number) => Box[]) | undefined;
}

/**
 * The point of a chart that is meant, and what the drawing and the box around it listen to. A mouse points by hovering and
 * opens by a click; a tap points and stays until the next, the figures beside it open; keys walk and Enter opens.
 */
export function useSpot({ places, rows, area, boxes }: SpotScope) {
  const [spot, setSpot] = useState<Spot>();
  const ref = useRef<HTMLDivElement>(null);
  const open = () => ref.current?.querySelector<HTMLAnchorElement>('[data-meant] a')?.click();
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [event.clientX - left, event.clientY - top];
    const place = placeAt(x, places, area);
    setSpot(place === undefined ? undefined : { place, row: nearestBox(boxes?.(place) ?? [], x, y) });
  };
  const key = (event: KeyboardEvent) => {
    const next = spotAfterKey(event.key, spot ?? { place: 0, row: 0 }, places, rows);
    if (event.key === 'Enter') open();
    else if (event.key === 'Escape' && spot) setSpot(undefined);
    else if (next) setSpot(next);
    else return;
    event.preventDefault();
  };
  return {
    spot: spot && spot.place < places && spot.row < rows ? spot : undefined,
    ref,
    outer: {
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && setSpot(undefined),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        !currentTarget.contains(relatedTarget) && setSpot(undefined),
    },
    inner: {
      onPointerMove: point,
      onPointerDown: point,
      onKeyDown: key,
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setSpot(spot ?? { place: 0, row: 0 }),
      onClick: (event: MouseEvent) => (event.nativeEvent as globalThis.PointerEvent).pointerType !== 'touch' && open(),
    },
  };
}
