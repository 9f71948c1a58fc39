import { Axes } from '../Chart/Axes.tsx';
import { ChartFrame } from '../Chart/ChartFrame.tsx';
import type { ChartFigures, ChartProps } from '../Chart/chartProps.ts';
import { barAt, boxBetween, scaleOf } from '../Chart/geometry.ts';
import { toneClass } from '../Chart/Legend.tsx';
import { stackPieces, stackTotals } from './stack.ts';

/** Props of {@link StackedBars}. */
export interface StackedBarsProps extends ChartProps {
  /** Two to eight parts of a whole, all in the unit of the chart, from the foot up. */
  series: readonly Omit<ChartFigures, 'unit'>[];
  /** What the parts make together. Default "Tổng". */
  totalLabel?: string;
}

/** Bars made of parts. Each part has a colour and a pattern; its figures and their sum stand in the table below. */
export function StackedBars({ series, totalLabel = 'Tổng', ...frame }: StackedBarsProps) {
  const count = frame.places.length;
  const pieces = stackPieces(series, count);
  const total = { name: totalLabel, values: stackTotals(series, count) };
  return (
    <ChartFrame {...frame} series={series.map((one, tone) => ({ ...one, mark: 'bar', tone }))} extra={[total]}>
      {(area, fill) => {
        const scale = scaleOf([...pieces.flat().map(({ to }) => to), 0], area);
        const drawn = pieces.map((row) =>
          row.map(({ from, to }, place) => {
            const { x, width } = barAt(place, count, area);
            return boxBetween(x, width, scale.y(from), scale.y(to));
          }),
        );
        return {
          boxes: (place) => drawn.flatMap((row) => row[place] ?? []),
          picture: (
            <>
              <Axes places={frame.places} units={[frame.kind]} area={area} left={scale} />
              {drawn.map((row, tone) => (
                <g key={series[tone]?.name} className={`st-chart__bars ${toneClass(tone)}`} fill={fill(tone)}>
                  {row.map((box) => (
                    <rect key={box.x} {...box} />
                  ))}
                </g>
              ))}
            </>
          ),
        };
      }}
    </ChartFrame>
  );
}
