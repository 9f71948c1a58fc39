import { formatMoney, groupDigits } from '../format/money.ts';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { sparkPoints } from './sparkPath.ts';
import './Sparkline.css';

/** Props of {@link Sparkline}. */
export interface SparklineProps extends PartProps<Element> {
  /** What the curve shows: "Doanh thu 30 ngày". */
  label: string;
  /** The values in order of time. */
  values: readonly number[];
  /** `money`: whole đồng. `number`: counts. Default `money`. */
  kind?: 'money' | 'number';
  /** Width and height in px. Default 120 × 32. */
  width?: number;
  height?: number;
  /** Holds its room while the values are on their way. Default false. */
  loading?: boolean;
}

/** A small curve without scales for a tile or a cell. What it shows is said in words, for everyone who does not see it. */
export function Sparkline({ label, values, width = 120, height = 32, loading = false, ...rest }: SparklineProps) {
  if (loading) return <Skeleton {...handedOn(rest)} width={width} height={height} />;
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) {
    return (
      <span {...handedOn(rest)} className="st-spark__none">
        Chưa có số liệu
      </span>
    );
  }
  const format = rest.kind === 'number' ? groupDigits : formatMoney;
  const range = `thấp nhất ${format(Math.min(...values))}, cao nhất ${format(Math.max(...values))}`;
  const words = `${label}: từ ${format(first)} đến ${format(last)}, ${range}`;
  const points = sparkPoints(values, width, height, 4);
  const end = points.at(-1);
  const picture = { role: 'img', className: 'st-spark', width, height } as const;
  return (
    <svg {...picture} {...handedOn(rest)}>
      <title>{words}</title>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {end ? <circle cx={end.x} cy={end.y} r={3} /> : null}
    </svg>
  );
}
