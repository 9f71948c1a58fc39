import { useId, type ReactNode } from 'react';
import { drawnValue } from '../format/noFigure.ts';
import { handedOn } from '../Part/partProps.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { ChartFigures, ChartProps, DrawnFigures } from './chartProps.ts';
import { FigureTable } from './FigureTable.tsx';
import { footLabels } from './foot.ts';
import { plotArea, SCALE, type Box, type PlotArea } from './geometry.ts';
import { Legend } from './Legend.tsx';
import { patternFill, Patterns } from './Patterns.tsx';
import { Plot } from './Plot.tsx';
import { useElementWidth } from './useElementWidth.ts';
import './Chart.css';

/** What a chart draws into its area. */
export interface Drawing {
  picture: ReactNode;
  /** Where the point of each row stands at a place, in the order of the rows. */
  boxes: (place: number) => Box[];
}

interface ChartFrameProps extends ChartProps {
  series: readonly DrawnFigures[];
  /** Figures that stand in the table and beside the pointer without being drawn: a sum. */
  extra?: readonly ChartFigures[];
  /** Leaves room for a scale at the right. */
  hasRight?: boolean;
  /** The drawing; `fill` gives the filling of a row by its tone. */
  children: (area: PlotArea, fill: (tone: number) => string) => Drawing;
}

/** What all charts share: the legend, the drawing whose points are pointed at and walked by key, and the table of all figures. */
export function ChartFrame(props: ChartFrameProps) {
  const {
    label,
    places,
    placeLabel = 'Ngày',
    series,
    extra = [],
    kind = 'money',
    height = 240,
    hasRight = false,
  } = props;
  const [ref, width] = useElementWidth();
  const id = useId();
  const foot = footLabels(places, width - SCALE - (hasRight ? SCALE : 8));
  const area = plotArea(width, height, hasRight, Math.max(1, ...foot.map(({ lines }) => lines.length)));
  const isEmpty = series.every(({ values }) => values.every((value) => drawnValue(value) === 0));
  const rows = [...series, ...extra];

  if (props.loading) {
    return (
      <figure {...handedOn(props)} className="st-chart" aria-label={label} aria-busy="true">
        <Skeleton height={height} />
      </figure>
    );
  }
  const fill = (tone: number) => patternFill(id, tone);
  const drawing = width > 0 ? props.children(area, fill) : undefined;
  return (
    <figure {...handedOn(props)} className="st-chart" aria-label={label}>
      <Legend series={series} fill={fill} />
      <div ref={ref} className="st-chart__box" style={drawing ? undefined : { minHeight: height }}>
        {drawing ? (
          <Plot
            {...{ label, places, placeLabel, rows, kind, area, width, height }}
            boxes={isEmpty ? undefined : drawing.boxes}
          >
            <Patterns id={id} count={Math.max(0, ...series.map(({ tone }) => tone + 1))} />
            {drawing.picture}
          </Plot>
        ) : null}
        {isEmpty ? <p className="st-chart__empty">Chưa có số liệu</p> : null}
      </div>
      <FigureTable {...{ label, places, placeLabel, rows, kind }} />
    </figure>
  );
}
