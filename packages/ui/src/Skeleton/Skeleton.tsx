import type { CSSProperties } from 'react';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import './Skeleton.css';

/** Props of {@link Skeleton}. */
export interface SkeletonProps extends PartProps {
  /** CSS width of a line. Default 100%. */
  width?: CSSProperties['width'];
  /** CSS height of a line. Default the height of a text line. */
  height?: CSSProperties['height'];
  /** How many lines; the last of several is shorter. Default 1. */
  lines?: number;
  /** Drawn with a round outline, for pictures. Default false. */
  round?: boolean;
}

/** Holds the place of content that is loading, so that nothing jumps when it arrives. Hidden from screen readers. */
export function Skeleton({ width, height, lines = 1, round = false, ...rest }: SkeletonProps) {
  return (
    <span className="st-skeleton" aria-hidden="true" {...handedOn(rest)}>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          className={round ? 'st-skeleton__line st-skeleton__line--round' : 'st-skeleton__line'}
          style={{ width: lines > 1 && line === lines - 1 ? '60%' : width, height }}
        />
      ))}
    </span>
  );
}
