import { useId, useState, type PointerEvent, type ReactNode } from 'react';
import { formatMoney, groupDigits } from '../format/money.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { ChartTip } from './ChartTip.tsx';
import type { ChartFigures, ChartMark, ChartProps } from './chartProps.ts';
import { FigureTable } from './FigureTable.tsx';
import { placeAt, placeX, plotArea, type PlotArea } from './geometry.ts';
import { patternFill, Patterns } from './Patterns.tsx';
import { useElementWidth } from './useElementWidth.ts';
import './Chart.css';

interface ChartFrameProps extends ChartProps {
  series: readonly (ChartFigures & { mark: ChartMark })[];
  /** Figures that stand in the table and beside the pointer without being drawn: a sum. */
  extra?: readonly ChartFigures[];
  /** Leaves room for a scale at the right. */
  hasRight?: boolean;
  /** The drawing; `fill` gives the filling of a series by its place. */
  children: (area: PlotArea, fill: (series: number) => string) => ReactNode;
}

/** What all charts share: the legend, the drawing with the figures under the pointer, and the table of all figures. */
export function ChartFrame(props: ChartFrameProps) {
  const { label, places, series, extra = [], kind = 'money', height = 240, loading = false } = props;
  const [ref, width] = useElementWidth();
  const [over, setOver] = useState<number>();
  const id = useId();
  const area = plotArea(width, height, props.hasRight ?? false);
  const isEmpty = series.every(({ values }) => values.every((value) => value === 0));
  const figures = [...series, ...extra];
  const format = kind === 'money' ? formatMoney : groupDigits;
  const move = (event: PointerEvent<HTMLElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setOver(placeAt(x, places.length, area));
  };

  if (loading) {
    return (
      <figure className="st-chart" aria-label={label} aria-busy="true">
        <Skeleton height={height} />
      </figure>
    );
  }
  return (
    <figure className="st-chart" aria-label={label}>
      <Legend id={id} series={series} />
      <div
        ref={ref}
        className="st-chart__box"
        style={{ height }}
        onPointerMove={isEmpty ? undefined : move}
        onPointerLeave={() => setOver(undefined)}
      >
        {width > 0 ? (
          <svg width={width} height={height} aria-hidden="true">
            <Patterns id={id} count={series.length} />
            {over === undefined ? null : <rect className="st-chart__over" {...band(over, places.length, area)} />}
            {props.children(area, (index) => patternFill(id, index))}
          </svg>
        ) : null}
        {isEmpty ? <p className="st-chart__empty">Chưa có số liệu</p> : null}
        {over === undefined ? null : (
          <ChartTip title={places[over] ?? ''} x={placeX(over, places.length, area)} width={width}>
            {figures.map((one) => [one.name, format(one.values[over] ?? 0)])}
          </ChartTip>
        )}
      </div>
      <FigureTable {...{ label, places, figures, format }} placeLabel={props.placeLabel ?? 'Ngày'} />
    </figure>
  );
}

function band(index: number, count: number, area: PlotArea) {
  const width = (area.right - area.left) / count;
  return { x: area.left + index * width, y: area.top, width, height: area.bottom - area.top };
}

function Legend({ id, series }: Pick<ChartFrameProps, 'series'> & { id: string }) {
  return (
    <ul className="st-chart__legend" aria-hidden="true">
      {series.map(({ name, mark }, index) => (
        <li key={name}>
          <svg className={`st-chart__key st-chart__series--${index} st-chart__key--${mark}`} width={18} height={12}>
            {mark === 'bar' ? (
              <rect width={18} height={12} rx={2} fill={patternFill(id, index)} />
            ) : (
              <path d="M0 6h18" />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
