import type { FieldOf } from '../DataTable/columns.ts';
import { groupDigits } from '../format/money.ts';

/** One line of a file as it was read. */
export interface ImportLine<Row> {
  /** Number of the line in the file, from 1. */
  line: number;
  /** What the line says; fields that could not be read hold their text. */
  row: Row;
  /** What is wrong, by field, in Vietnamese. */
  errors?: Partial<Record<FieldOf<Row>, string>>;
  /** What to look at before the line is taken, by field, in Vietnamese; it is good all the same. */
  warnings?: Partial<Record<FieldOf<Row>, string>>;
  /** What is wrong with the line as a whole, or what the server refused it with. */
  problem?: string;
  /** What came of the line once it was sent. Default: not sent yet. */
  outcome?: 'saved' | 'failed';
}

/** How many lines of a file can be taken. */
export interface ImportCounts {
  all: number;
  /** Lines that can be taken, doubtful ones as well. */
  good: number;
  /** Lines that can be taken and should be looked at. */
  doubtful: number;
  bad: number;
  saved: number;
  failed: number;
}

type Titles<Row> = readonly { field: FieldOf<Row>; header: string }[];

/** Everything that is wrong with a line, in the order of the columns: "Điện thoại: không hợp lệ"; a sentence that names its column stands alone. */
export function lineProblems<Row>({ errors, problem }: ImportLine<Row>, columns: Titles<Row>): string[] {
  const cells = atCells(errors, columns);
  return problem === undefined ? cells : [problem, ...cells];
}

/** Everything to look at in a line, as {@link lineProblems} tells what is wrong. */
export function lineWarnings<Row>({ warnings }: ImportLine<Row>, columns: Titles<Row>): string[] {
  return atCells(warnings, columns);
}

function atCells<Row>(said: ImportLine<Row>['errors'], columns: Titles<Row>): string[] {
  return columns.flatMap(({ field, header }) => {
    const text = said?.[field];
    if (text === undefined) return [];
    const isSentence = /^\p{Lu}/u.test(text) && text.toLocaleLowerCase('vi').includes(header.toLocaleLowerCase('vi'));
    return [isSentence ? text : `${header}: ${text}`];
  });
}

/** Whether something is wrong with a line: before it is sent, or in the server's answer. */
export function isBadLine<Row>({ errors, problem, outcome }: ImportLine<Row>): boolean {
  return outcome === 'failed' || problem !== undefined || (errors !== undefined && Object.keys(errors).length > 0);
}

/** Whether a line can be taken and should be looked at before. */
export function isDoubtfulLine<Row>(line: ImportLine<Row>): boolean {
  return !isBadLine(line) && line.outcome === undefined && Object.keys(line.warnings ?? {}).length > 0;
}

/** Counts the lines of a file. */
export function importCounts<Row>(lines: readonly ImportLine<Row>[]): ImportCounts {
  const bad = lines.filter(isBadLine).length;
  const failed = lines.filter((line) => line.outcome === 'failed').length;
  const saved = lines.filter((line) => line.outcome === 'saved').length;
  const doubtful = lines.filter(isDoubtfulLine).length;
  return { all: lines.length, good: lines.length - bad, doubtful, bad, saved, failed };
}

/** The counts of a file as they are told: "4 dòng: 3 hợp lệ (1 cần xem), 1 lỗi"; once something was sent, what came of it and what is left. */
export function countText({ all, good, doubtful, bad, saved, failed }: ImportCounts): string {
  if (saved + failed === 0) {
    const look = doubtful > 0 ? ` (${groupDigits(doubtful)} cần xem)` : '';
    return `${groupDigits(all)} dòng: ${groupDigits(good)} hợp lệ${look}, ${groupDigits(bad)} lỗi`;
  }
  const unsent = all - saved - bad;
  const rest = unsent > 0 ? `, còn ${groupDigits(unsent)} dòng chưa nhập` : '';
  return `Đã lưu ${groupDigits(saved)}/${groupDigits(all)} dòng, ${groupDigits(bad)} dòng lỗi${rest}`;
}
