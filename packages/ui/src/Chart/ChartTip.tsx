import type { CSSProperties } from 'react';
import { Link } from '../Link/Link.tsx';
import './ChartTip.css';

interface ChartTipProps {
  title: string;
  /** Place of the pointer and width of the drawing in px: the tip stands at the side with more room. */
  x: number;
  width: number;
  /** The figures of the place; which of them is meant is said by `row`. */
  figures: readonly { name: string; text: string; href?: string }[];
  row: number;
}

/** The figures of the place that is meant, each leading to what it is made of. Screen readers hear them as they walk. */
export function ChartTip({ title, x, width, figures, row }: ChartTipProps) {
  return (
    <div className="st-chart__tip" style={placeOf(x, width)} aria-hidden="true">
      <strong>{title}</strong>
      {figures.map(({ name, text, href }, index) => (
        <span key={name} data-meant={index === row || undefined}>
          {name}:{' '}
          {href === undefined ? (
            <b>{text}</b>
          ) : (
            <Link href={href} tabIndex={-1}>
              {text}
            </Link>
          )}
        </span>
      ))}
    </div>
  );
}

/** Below this width in px no side of the point has room for figures. */
const NARROW = 480;

/** At the side with more room; in a narrow drawing above all of it. */
function placeOf(x: number, width: number): CSSProperties {
  if (width < NARROW) return { insetInline: 0, top: 'auto', bottom: '100%' };
  return x > width / 2 ? { right: width - x + 12 } : { left: x + 12 };
}
