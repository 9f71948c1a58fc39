import { useState } from 'react';
import type { TableSelection } from '@so-the/ui';
import type { List } from '../useList.ts';

/** Chosen rows of a list. */
export interface RowSelection<Row> {
  /** For the table. */
  table: Pick<TableSelection<Row>, 'selected' | 'onChange' | 'allMatching' | 'onAllMatching'>;
  /** All matches over all pages are chosen, whatever `rows` holds. */
  all: boolean;
  /** The chosen rows, those of pages left behind included, in the order of the list as they were last seen. */
  rows: readonly Row[];
  /** Chooses these rows alone, those of pages never seen included. */
  choose: (rows: readonly Row[]) => void;
}

/** A row, and its place among all matches when it was last seen. */
interface Seen<Row> {
  row: Row;
  place: number;
}

/**
 * Which rows are chosen, over all pages; a row's record is remembered as it was last seen. Other filters are other
 * matches: what was chosen as "all" before them is chosen no more.
 */
export function useRowSelection<Row extends object>(
  { answer, address, query }: Pick<List<never, Row>, 'answer' | 'address' | 'query'>,
  keyOf: (row: Row) => string,
): RowSelection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Seen<Row>>>(new Map());
  const [allOf, setAllOf] = useState<string>();
  const first = (query.page - 1) * query.pageSize;
  const seen = new Map(answer.data?.Data.map((row, index) => [keyOf(row), { row, place: first + index }]));
  // The same text as long as the filters are the same.
  const matches = address.query;
  const all = allOf === matches;
  return {
    table: {
      selected: new Set(chosen.keys()),
      onChange: (keys) => {
        const kept = [...keys].flatMap((key) => {
          const one = seen.get(key) ?? chosen.get(key);
          return one === undefined ? [] : [[key, one] as const];
        });
        setChosen(new Map(kept));
      },
      allMatching: all,
      onAllMatching: (next) => setAllOf(next ? matches : undefined),
    },
    all,
    rows: [...chosen]
      .map(([key, one]) => seen.get(key) ?? one)
      .toSorted((a, b) => a.place - b.place)
      .map(({ row }) => row),
    choose: (rows) => {
      const kept = rows.map((row, place) => [keyOf(row), seen.get(keyOf(row)) ?? { row, place }] as const);
      setAllOf(undefined);
      setChosen(new Map(kept));
    },
  };
}
