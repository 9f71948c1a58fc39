import type { StatusMap } from '../DataTable/columns.ts';
import { shapeAt } from './statusShapes.ts';
import './statusShape.css';

interface StatusShapeProps {
  statuses: StatusMap;
  status: string | number;
  /** Says the status in words, where no text beside it does. */
  label?: string;
}

/**
 * The look of a status as a small shape in the colour of its tone. Drawn, not cut out of a box: hundreds stand on a page,
 * and each box that is cut makes a layer of its own for the browser.
 */
export function StatusShape({ statuses, status, label }: StatusShapeProps) {
  return (
    <svg
      className={`st-shape st-shape--${statuses[status]?.tone ?? 'neutral'}`}
      viewBox="0 0 12 12"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <path d={shapeAt(Object.keys(statuses).indexOf(String(status)))} fillRule="evenodd" />
    </svg>
  );
}
