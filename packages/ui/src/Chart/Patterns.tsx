import { toneClass } from './Legend.tsx';

/** What tells the second series and the following from the first without their colour: lines, dots, squares on a soft ground. */
const MARKS = ['', 'M-2 2l4-4M0 8l8-8M6 10l4-4', 'M1 2h2M5 6h2', 'M0 4h8M4 0v8', 'M0 2h8M0 6h8'] as const;

/** The fillings of the series of one drawing. */
export function Patterns({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, index) => (
        <pattern
          key={index}
          id={patternId(id, index)}
          className={`st-chart__pattern ${toneClass(index)}`}
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
        >
          <rect width={8} height={8} className={markOf(index) === '' ? 'st-chart__solid' : undefined} />
          <path d={markOf(index)} />
        </pattern>
      ))}
    </defs>
  );
}

/** The filling of a series by its place in the drawing that has this id. */
export function patternFill(id: string, index: number): string {
  return `url(#${patternId(id, index)})`;
}

function patternId(id: string, index: number): string {
  return `${id}-${index}`;
}

function markOf(index: number): string {
  return MARKS[index % MARKS.length] ?? '';
}
