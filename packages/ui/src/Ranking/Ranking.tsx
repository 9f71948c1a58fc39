import { figureText } from '../Chart/units.ts';
import type { ChartUnit, NamedFigure } from '../Chart/chartProps.ts';
import { Link } from '../Link/Link.tsx';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { ranked } from './ranked.ts';
import './Ranking.css';

/** Props of {@link Ranking}. */
export interface RankingProps extends PartProps {
  /** What is ranked: "Doanh thu phí theo nhân viên". */
  label: string;
  /** The figures, in any order. */
  figures: readonly NamedFigure[];
  /** What they are counted in. Default `money`. */
  kind?: ChartUnit;
  /** How many lines there are before the rest is summed up as "Khác". Default 10. */
  most?: number;
  /** Holds its room while the figures are on their way. Default false. */
  loading?: boolean;
}

/** Who has most: a list with names as long as they are, each figure in full above its bar and open to what it is made of. */
export function Ranking({ label, figures, kind = 'money', most = 10, loading = false, ...rest }: RankingProps) {
  if (loading) {
    return (
      <figure {...handedOn(rest)} className="st-ranking" aria-label={label} aria-busy="true">
        <Skeleton lines={6} height={28} />
      </figure>
    );
  }
  return (
    <figure {...handedOn(rest)} className="st-ranking" aria-label={label}>
      {figures.length === 0 ? <p className="st-ranking__none">Chưa có số liệu</p> : null}
      <ol>
        {ranked(figures, most).map(({ name, value, href, from, width }) => (
          <li key={name}>
            <span className="st-ranking__name">{name}</span>
            <Amount text={figureText(value, kind)} href={href} />
            <svg width="100%" height={8} aria-hidden="true">
              <rect className="st-ranking__track" width="100%" height={8} rx={4} />
              <rect data-loss={value < 0 || undefined} x={`${from}%`} width={`${width}%`} height={8} rx={4} />
            </svg>
          </li>
        ))}
      </ol>
    </figure>
  );
}

function Amount({ text, href }: { text: string; href: string | undefined }) {
  return <b>{href === undefined ? text : <Link href={href}>{text}</Link>}</b>;
}
