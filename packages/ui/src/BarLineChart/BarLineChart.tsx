import { useState, type PointerEvent } from 'react';
import { formatMoney, groupDigits } from '../format/money.ts';
import { placeAt, placeX, plotArea, scaleOf, type ChartSeries, type PlotArea } from './geometry.ts';
import { Plot } from './Plot.tsx';
import { shortMoney } from './scale.ts';
import { useElementWidth } from './useElementWidth.ts';
import './BarLineChart.css';

/** Props of {@link BarLineChart}. */
export interface BarLineChartProps {
  /** What the chart shows: "Doanh số và doanh thu 30 ngày". */
  label: string;
  /** Names of the places along the foot, in order: "01/11". */
  places: readonly string[];
  /** One to three rows of values. */
  series: readonly ChartSeries[];
  /** `money`: whole đồng. `number`: counts. Default `money`. */
  kind?: 'money' | 'number';
  /** Height of the drawing in px. Default 240. */
  height?: number;
}

/** Bars and lines over the same places. The figures can be read one by one in the table below the drawing. */
export function BarLineChart({ label, places, series, kind = 'money', height = 240 }: BarLineChartProps) {
  const [ref, width] = useElementWidth();
  const [over, setOver] = useState<number>();
  const area = plotArea(
    width,
    height,
    series.some((one) => one.axis === 'right'),
  );
  const format = kind === 'money' ? formatMoney : groupDigits;

  const move = (event: PointerEvent<HTMLElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setOver(placeAt(x, places.length, area));
  };

  return (
    <figure className="st-chart" aria-label={label}>
      <Legend series={series} />
      <div
        ref={ref}
        className="st-chart__box"
        style={{ height }}
        onPointerMove={move}
        onPointerLeave={() => setOver(undefined)}
      >
        {width > 0 ? (
          <svg width={width} height={height} aria-hidden="true">
            {over === undefined ? null : <rect className="st-chart__over" {...band(over, places.length, area)} />}
            <Plot
              places={places}
              series={series}
              area={area}
              left={scaleOf(series, 'left', area)}
              right={scaleOf(series, 'right', area)}
              text={kind === 'money' ? shortMoney : groupDigits}
            />
          </svg>
        ) : null}
        {over === undefined ? null : (
          <Tip title={places[over] ?? ''} x={placeX(over, places.length, area)} width={width}>
            {series.map((one) => [one.name, format(one.values[over] ?? 0)])}
          </Tip>
        )}
      </div>
      <Figures label={label} places={places} series={series} format={format} />
    </figure>
  );
}

function band(index: number, count: number, area: PlotArea) {
  const width = (area.right - area.left) / count;
  return { x: area.left + index * width, y: area.top, width, height: area.bottom - area.top };
}

function Legend({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul className="st-chart__legend" aria-hidden="true">
      {series.map((one, index) => (
        <li key={one.name}>
          <span className={`st-chart__key st-chart__key--${one.kind} st-chart__series--${index}`} />
          {one.name}
        </li>
      ))}
    </ul>
  );
}

function Tip({ title, x, width, children }: { title: string; x: number; width: number; children: [string, string][] }) {
  const side = x > width / 2 ? { right: width - x + 12 } : { left: x + 12 };
  return (
    <div className="st-chart__tip" style={side} aria-hidden="true">
      <strong>{title}</strong>
      {children.map(([name, value]) => (
        <span key={name}>
          {name}: <b>{value}</b>
        </span>
      ))}
    </div>
  );
}

type FiguresProps = Pick<BarLineChartProps, 'label' | 'places' | 'series'> & { format: (value: number) => string };

function Figures({ label, places, series, format }: FiguresProps) {
  return (
    <details className="st-chart__figures">
      <summary>Xem bảng số liệu</summary>
      <section className="st-chart__scroll" aria-label={`Bảng số liệu: ${label}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Ngày</th>
              {series.map((one) => (
                <th key={one.name} scope="col">
                  {one.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.map((place, index) => (
              <tr key={place}>
                <th scope="row">{place}</th>
                {series.map((one) => (
                  <td key={one.name}>{format(one.values[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
