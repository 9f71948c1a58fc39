import type { DrawnFigures } from './chartProps.ts';

interface LegendProps {
  series: readonly DrawnFigures[];
  fill: (tone: number) => string;
}

/** Which mark belongs to which row of figures. */
export function Legend({ series, fill }: LegendProps) {
  return (
    <ul className="st-chart__legend" aria-hidden="true">
      {series.map(({ name, mark, tone }) => (
        <li key={name}>
          <svg className={`st-chart__key st-chart__${mark} ${toneClass(tone)}`} width={18} height={12}>
            {mark === 'bar' ? <rect width={18} height={12} rx={2} fill={fill(tone)} /> : <path d="M0 6h18" />}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** How many colours there are; further rows begin again, with other patterns. */
const TONES = 8;

/** The class that gives a row its colour. */
export function toneClass(tone: number): string {
  return `st-chart__series--${tone % TONES}`;
}
