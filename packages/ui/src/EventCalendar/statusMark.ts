import type { CSSProperties } from 'react';
import type { StatusMap } from '../DataTable/columns.ts';
import { shapeAt } from './statusShapes.ts';

/** The look of a status as a small shape in the colour of its tone: a class and style whose `::before` draws it. */
export function statusMark(statuses: StatusMap, status: string | number): { className: string; style: CSSProperties } {
  const shape = shapeAt(Object.keys(statuses).indexOf(String(status)));
  return {
    className: `st-mark st-mark--${statuses[status]?.tone ?? 'neutral'}`,
    style: { '--st-mark': `path(evenodd, '${shape}')` } as CSSProperties,
  };
}
