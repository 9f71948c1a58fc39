import { useId, type ReactNode } from 'react';
import { useLeads } from '../Link/Link.tsx';
import type { ChartFigures, ChartUnit } from './chartProps.ts';
import { ChartTip } from './ChartTip.tsx';
import { placeX, type Box, type PlotArea } from './geometry.ts';
import { figureText } from './units.ts';
import { useSpot } from './useSpot.ts';

interface PlotProps {
  label: string;
  places: readonly string[];
  placeLabel: string;
  rows: readonly ChartFigures[];
  /** Unit of rows without one. */
  kind: ChartUnit;
  area: PlotArea;
  width: number;
  height: number;
  /** Where the points of a place stand; without it there is nothing to point at. */
  boxes: ((place: number) => Box[]) | undefined;
  children: ReactNode;
}

/** One stop of the Tab key that the arrow keys move along. */
const SLIDER = { role: 'slider', tabIndex: 0, 'aria-valuemin': 1 } as const;

/**
 * The drawing, whose points the pointer, a tap and the arrow keys find. To the keyboard it is one slider: ← → among the
 * places, ↑ ↓ among the rows, Enter opens what the point is made of; each step is spoken.
 */
export function Plot({ label, places, placeLabel, rows, kind, area, width, height, boxes, children }: PlotProps) {
  const leads = useLeads();
  const { spot, ref, outer, inner } = useSpot({ places: places.length, rows: rows.length, area, boxes });
  const hint = useId();
  const drawing = (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {spot ? <rect className="st-chart__over" {...band(spot.place, places.length, area)} /> : null}
      {children}
      {spot ? <Ring box={boxes?.(spot.place)[spot.row]} /> : null}
    </svg>
  );
  if (!boxes) return drawing;
  const { place, row } = spot ?? { place: 0, row: 0 };
  const href = rows[row]?.hrefs?.[place];
  const figures = rows.map((one) => ({
    name: one.name,
    text: figureText(one.values[place] ?? 0, one.unit ?? kind),
    href: one.hrefs?.[place],
  }));
  return (
    <div ref={ref} {...outer}>
      <div
        className="st-chart__plot"
        {...SLIDER}
        aria-label={label}
        aria-describedby={hint}
        aria-valuemax={places.length}
        aria-valuenow={place + 1}
        aria-valuetext={`${places[place] ?? ''}, ${figures[row]?.name ?? ''}: ${figures[row]?.text ?? ''}`}
        data-opens={(spot && leads(href)) || undefined}
        {...inner}
      >
        {drawing}
      </div>
      <span id={hint} hidden>
        {hintOf(
          placeLabel,
          rows.length,
          rows.some(({ hrefs }) => hrefs?.some(leads)),
        )}
      </span>
      {spot ? (
        <ChartTip title={places[place] ?? ''} x={placeX(place, places.length, area)} {...{ width, figures, row }} />
      ) : null}
    </div>
  );
}

function hintOf(placeLabel: string, rows: number, opens: boolean): string {
  const words = [
    `Mũi tên trái, phải để đổi ${placeLabel.toLocaleLowerCase('vi-VN')}`,
    ...(rows > 1 ? ['mũi tên lên, xuống để đổi dãy số'] : []),
    ...(opens ? ['Enter để mở các dòng của con số'] : []),
  ];
  return words.join(', ');
}

function band(index: number, count: number, area: PlotArea) {
  const width = (area.right - area.left) / count;
  return { x: area.left + index * width, y: area.top, width, height: area.bottom - area.top };
}

/** The line around the point that is meant. */
function Ring({ box }: { box: Box | undefined }) {
  if (!box) return null;
  const { x, y, width, height } = box;
  return (
    <rect
      className="st-chart__ring"
      x={x - 4}
      y={y - 4}
      width={width + 8}
      height={height + 8}
      rx={width === 0 ? 8 : 4}
    />
  );
}
