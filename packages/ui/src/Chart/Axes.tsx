import type { ChartUnit } from './chartProps.ts';
import { footLabels } from './foot.ts';
import { placeX, type PlotArea, type Scale } from './geometry.ts';
import { tickText } from './units.ts';

interface AxesProps {
  places: readonly string[];
  area: PlotArea;
  left: Scale | undefined;
  right?: Scale | undefined;
  /** Units of both scales. */
  units: readonly (ChartUnit | undefined)[];
}

/** The marks of the scales, their hairlines, and the names of the places that have room. */
export function Axes({ places, area, left, right, units }: AxesProps) {
  const main = left ?? right;
  return (
    <>
      {main?.ticks.map((tick) => (
        <line key={tick} className={tick === 0 ? 'st-chart__zero' : 'st-chart__grid'} {...across(area, main.y(tick))} />
      ))}
      <Marks scale={left} unit={units[0]} x={area.left - 8} anchor="end" />
      <Marks scale={right} unit={units[1]} x={area.right + 8} anchor="start" />
      {footLabels(places, area.right - area.left).map(({ index, lines }) => (
        <text key={index} y={area.bottom + 18} textAnchor="middle">
          {lines.map((line, row) => (
            <tspan key={line} x={placeX(index, places.length, area)} dy={row * 14}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </>
  );
}

interface MarksProps {
  scale: Scale | undefined;
  unit: ChartUnit | undefined;
  x: number;
  anchor: 'start' | 'end';
}

function Marks({ scale, unit = 'money', x, anchor }: MarksProps) {
  return scale?.ticks.map((tick) => (
    <text key={tick} x={x} y={scale.y(tick) + 4} textAnchor={anchor}>
      {tickText(tick, unit)}
    </text>
  ));
}

function across(area: PlotArea, y: number) {
  return { x1: area.left, x2: area.right, y1: y, y2: y };
}
