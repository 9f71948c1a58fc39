import type { StatusMap } from '../DataTable/columns.ts';
import { shapeAt } from './statusShapes.ts';

interface StatusMarkProps {
  statuses: StatusMap;
  status: string | number;
}

/** A status as a small shape in the colour of its tone. Decoration: the words stand beside it. */
export function StatusMark({ statuses, status }: StatusMarkProps) {
  const shape = shapeAt(Object.keys(statuses).indexOf(String(status)));
  return (
    <svg className={`st-mark st-mark--${statuses[status]?.tone ?? 'neutral'}`} viewBox="0 0 12 12" aria-hidden="true">
      <path d={shape} fillRule="evenodd" />
    </svg>
  );
}
