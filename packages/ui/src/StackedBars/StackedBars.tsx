import { Axes } from '../Chart/Axes.tsx';
import { ChartFrame } from '../Chart/ChartFrame.tsx';
import type { ChartFigures, ChartProps } from '../Chart/chartProps.ts';
import { barWidth, placeX, scaleOf } from '../Chart/geometry.ts';
import { stackPieces, stackTotals } from './stack.ts';

/** Props of {@link StackedBars}. */
export interface StackedBarsProps extends ChartProps {
  /** Two to five parts of a whole, from the foot up. */
  series: readonly ChartFigures[];
  /** What the parts make together. Default "Tổng". */
  totalLabel?: string;
}

/** Bars made of parts. Each part has a colour and a pattern; its figures and their sum stand in the table below. */
export function StackedBars({ series, totalLabel = 'Tổng', ...frame }: StackedBarsProps) {
  const count = frame.places.length;
  const pieces = stackPieces(series, count);
  const total = { name: totalLabel, values: stackTotals(series, count) };
  return (
    <ChartFrame {...frame} series={series.map((one) => ({ ...one, mark: 'bar' }))} extra={[total]}>
      {(area, fill) => {
        const scale = scaleOf(
          pieces.flatMap((row) => row.map(({ to }) => to)),
          area,
        );
        const width = barWidth(count, area);
        return (
          <>
            <Axes places={frame.places} kind={frame.kind} area={area} left={scale} />
            {scale
              ? pieces.map((row, index) => (
                  <g
                    key={series[index]?.name}
                    className={`st-chart__bars st-chart__series--${index}`}
                    fill={fill(index)}
                  >
                    {row.map(({ from, to }, place) => {
                      const [top, foot] = [scale.y(Math.max(from, to)), scale.y(Math.min(from, to))];
                      const x = placeX(place, count, area) - width / 2;
                      return <rect key={x} x={x} y={top} width={width} height={foot - top} />;
                    })}
                  </g>
                ))
              : null}
          </>
        );
      }}
    </ChartFrame>
  );
}
