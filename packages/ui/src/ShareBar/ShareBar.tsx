import { useId } from 'react';
import type { ChartUnit, NamedFigure } from '../Chart/chartProps.ts';
import { toneClass } from '../Chart/Legend.tsx';
import { patternFill, Patterns } from '../Chart/Patterns.tsx';
import { figureText } from '../Chart/units.ts';
import { formatPercent } from '../format/percent.ts';
import { Link } from '../Link/Link.tsx';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { sharesOf } from './shares.ts';
import '../Chart/Chart.css';
import './ShareBar.css';

/** Props of {@link ShareBar}. */
export interface ShareBarProps extends PartProps {
  /** What is divided: "Doanh số theo loại thẻ". */
  label: string;
  /** The parts, in the order shown; values below zero are listed without a share. */
  parts: readonly NamedFigure[];
  /** What they are counted in. Default `money`. */
  kind?: ChartUnit;
  /** Holds its room while the figures are on their way. Default false. */
  loading?: boolean;
}

/** The parts of one whole: a bar, and each part with its figure and its percent, which add up to 100. */
export function ShareBar({ label, parts, kind = 'money', loading = false, ...rest }: ShareBarProps) {
  const id = useId();
  if (loading) {
    return (
      <figure {...handedOn(rest)} className="st-share" aria-label={label} aria-busy="true">
        <Skeleton lines={4} height={28} />
      </figure>
    );
  }
  const shares = sharesOf(parts.map(({ value }) => value));
  const before = shares.map((_, index) => shares.slice(0, index).reduce((sum, share) => sum + share, 0));
  return (
    <figure {...handedOn(rest)} className="st-share st-chart" aria-label={label}>
      <svg className="st-share__bar" width="100%" height={24} aria-hidden="true">
        <Patterns id={id} count={parts.length} />
        {parts.map(({ name }, index) => (
          <rect
            key={name}
            x={`${(before[index] ?? 0) / 10}%`}
            width={`${(shares[index] ?? 0) / 10}%`}
            height={24}
            fill={patternFill(id, index)}
          />
        ))}
      </svg>
      {parts.length === 0 ? <p className="st-share__none">Chưa có số liệu</p> : null}
      <ul>
        {parts.map(({ name, value, href }, index) => (
          <li key={name}>
            <svg className={`st-chart__key ${toneClass(index)}`} width={18} height={12} aria-hidden="true">
              <rect width={18} height={12} rx={2} fill={patternFill(id, index)} />
            </svg>
            <span className="st-share__name">{name}</span>
            <b>{href === undefined ? figureText(value, kind) : <Link href={href}>{figureText(value, kind)}</Link>}</b>
            <span className="st-share__part">
              {value >= 0 && value < Infinity ? formatPercent((shares[index] ?? 0) * 100) : '–'}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
