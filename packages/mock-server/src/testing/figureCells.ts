import type { Schemas } from '@so-the/api-client';
import { isJsonObject } from '../contract/jsonObject.ts';

/** A number of a report, and what the cash book is asked by to open it. */
export interface Cell {
  name: string;
  asked: Schemas['FigureHandle'];
  figure: number;
}

/** Numbers that name a record, a kind or a place, and are no figures. */
const NO_FIGURE = /(?:ID|^LineNo|Type|TypeCard|Kind|Method|Status|Version|CreatedBy|UpdatedBy)$/;

/**
 * Every number of an answer that stands beside `Entries`, with its handle, at any depth. A number beside none is no figure
 * of a row and is left out by name in the test that counts them.
 */
export function cellsIn(name: string, value: unknown): Cell[] {
  if (Array.isArray(value)) return value.flatMap((item, place) => cellsIn(`${name} ${place + 1}`, item));
  if (!isJsonObject(value)) return [];
  const { Entries, PreviousEntries } = value;
  const inner = Object.entries(value)
    .filter(([field]) => field !== 'Entries' && field !== 'PreviousEntries')
    .flatMap(([field, child]) => cellsIn(`${name} ${field}`, child));
  if (!isJsonObject(Entries)) return inner;
  const own = Object.entries(value).flatMap(([field, figure]): Cell[] => {
    if (typeof figure !== 'number' || NO_FIGURE.test(field)) return [];
    const handle = (field === 'PreviousAmount' ? PreviousEntries : Entries) as Schemas['FigureHandle'];
    return [
      { name: `${name} ${field}`, asked: { ...handle, Figure: handle.Figure ?? (field as Schemas['Figure']) }, figure },
    ];
  });
  return [...own, ...inner];
}
