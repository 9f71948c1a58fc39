import type { FieldOf } from '../DataTable/columns.ts';

/** One line of a file as it was read. */
export interface ImportLine<Row> {
  /** Number of the line in the file, from 1. */
  line: number;
  /** What the line says; fields that could not be read hold their text. */
  row: Row;
  /** What is wrong, by field, in Vietnamese. */
  errors?: Partial<Record<FieldOf<Row>, string>>;
  /** What is wrong with the line as a whole, or what the server refused it with. */
  problem?: string;
  /** What came of the line once it was sent. Default: not sent yet. */
  outcome?: 'saved' | 'failed';
}

/** How many lines of a file can be taken. */
export interface ImportCounts {
  all: number;
  good: number;
  bad: number;
  saved: number;
  failed: number;
}

/** Everything that is wrong with a line, in the order of the columns: "Điện thoại: không hợp lệ"; a sentence that names its column stands alone. */
export function lineProblems<Row>(
  line: ImportLine<Row>,
  columns: readonly { field: FieldOf<Row>; header: string }[],
): string[] {
  const { errors, problem } = line;
  const cells = columns.flatMap(({ field, header }) => {
    const error = errors?.[field];
    if (error === undefined) return [];
    const isSentence = /^\p{Lu}/u.test(error) && error.toLocaleLowerCase('vi').includes(header.toLocaleLowerCase('vi'));
    return [isSentence ? error : `${header}: ${error}`];
  });
  return problem === undefined ? cells : [problem, ...cells];
}

/** Whether something is wrong with a line: before it is sent, or in the server's answer. */
export function isBadLine<Row>({ errors, problem, outcome }: ImportLine<Row>): boolean {
  return outcome === 'failed' || problem !== undefined || (errors !== undefined && Object.keys(errors).length > 0);
}

/** Counts the lines of a file. */
export function importCounts<Row>(lines: readonly ImportLine<Row>[]): ImportCounts {
  const bad = lines.filter(isBadLine).length;
  const failed = lines.filter((line) => line.outcome === 'failed').length;
  const saved = lines.filter((line) => line.outcome === 'saved').length;
  return { all: lines.length, good: lines.length - bad, bad, saved, failed };
}
