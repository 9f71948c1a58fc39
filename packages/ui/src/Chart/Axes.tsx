import { groupDigits } from '../format/money.ts';
import type { ChartProps } from './chartProps.ts';
import { placeX, type PlotArea, type Scale } from './geometry.ts';
import { labelStride, shortMoney } from './scale.ts';

interface AxesProps extends Pick<ChartProps, 'places' | 'kind'> {
  area: PlotArea;
  left: Scale | undefined;
  right?: Scale;
}

/** The marks of the scales, their hairlines, and the names of the places that have room. */
export function Axes({ places, kind = 'money', area, left, right }: AxesProps) {
  const stride = labelStride(places.length, area.right - area.left, 48);
  const text = kind === 'money' ? shortMoney : groupDigits;
  const main = left ?? right;
  return (
    <>
      {main?.ticks.map((tick) => (
        <line key={tick} className={tick === 0 ? 'st-chart__zero' : 'st-chart__grid'} {...across(area, main.y(tick))} />
      ))}
      {left?.ticks.map((tick) => (
        <text key={tick} x={area.left - 8} y={left.y(tick) + 4} textAnchor="end">
          {text(tick)}
        </text>
      ))}
      {right?.ticks.map((tick) => (
        <text key={tick} x={area.right + 8} y={right.y(tick) + 4}>
          {text(tick)}
        </text>
      ))}
      {places.map((place, index) =>
        index % stride === 0 ? (
          <text key={place} x={placeX(index, places.length, area)} y={area.bottom + 18} textAnchor="middle">
            {place}
          </text>
        ) : null,
      )}
    </>
  );
}

function across(area: PlotArea, y: number) {
  return { x1: area.left, x2: area.right, y1: y, y2: y };
}
