import { readPreference, writePreference } from '../../../session/preferences.ts';
import type { ColumnChoice } from './readLines.ts';
import { plainTitle, type TitleRow } from './titles.ts';

/** So many shapes of files are remembered for each kind of record; the oldest goes. */
const MOST_SHAPES = 30;

/** What was said of each column, by the shape of the file. */
type Remembered = readonly { shape: string; fields: readonly (string | null)[] }[];

/** What this person said of a file with the same titles in the same order; undefined of a new one. */
export function rememberedColumns(noun: string, titles: TitleRow): ColumnChoice | undefined {
  const shape = shapeOf(titles);
  const known = kept(noun).find((one) => one.shape === shape);
  if (known?.fields.length !== titles.columns.length) return undefined;
  return titles.columns.map(({ place }, at) => ({ place, field: known.fields[at] ?? undefined }));
}

/** Keeps what was said of each column, for the next file of this shape. */
export function rememberColumns(noun: string, titles: TitleRow, columns: ColumnChoice): void {
  const shape = shapeOf(titles);
  const others = kept(noun).filter((one) => one.shape !== shape);
  const fields = columns.map(({ field }) => field ?? null);
  writePreference(nameOf(noun), [{ shape, fields }, ...others].slice(0, MOST_SHAPES));
}

function nameOf(noun: string): string {
  return `import/${noun}`;
}

function shapeOf({ columns }: TitleRow): string {
  return columns.map(({ place, title }) => `${place}:${plainTitle(title)}`).join('|');
}

function kept(noun: string): Remembered {
  const value = readPreference(nameOf(noun));
  if (!Array.isArray(value)) return [];
  return value.filter(isRemembered);
}

function isRemembered(one: unknown): one is Remembered[number] {
  const { shape, fields } = (one ?? {}) as Partial<Remembered[number]>;
  return typeof shape === 'string' && Array.isArray(fields);
}
