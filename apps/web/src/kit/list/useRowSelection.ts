import { useState } from 'react';
import type { TableSelection } from '@so-the/ui';

/** Chosen rows of a list. */
export interface RowSelection<Row> {
  /** For the table. */
  table: Pick<TableSelection<Row>, 'selected' | 'onChange' | 'allMatching' | 'onAllMatching'>;
  /** All matches over all pages are chosen, whatever `rows` holds. */
  all: boolean;
  /** The chosen rows, those of pages left behind included, in the order they were first seen. */
  rows: readonly Row[];
}

/**
 * Which rows are chosen, over all pages; a row's record is remembered as it was last seen. Other filters are other
 * matches: what was chosen as "all" before them is chosen no more.
 *
 * @param matches names the matches: the same text as long as the filters are the same
 */
export function useRowSelection<Row>(
  rows: readonly Row[] | undefined,
  keyOf: (row: Row) => string,
  matches: string,
): RowSelection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const [allOf, setAllOf] = useState<string>();
  const seen = new Map(rows?.map((row) => [keyOf(row), row]));
  const all = allOf === matches;
  return {
    table: {
      selected: new Set(chosen.keys()),
      onChange: (keys) => {
        const kept = [...keys].flatMap((key) => {
          const row = seen.get(key) ?? chosen.get(key);
          return row === undefined ? [] : [[key, row] as const];
        });
        setChosen(new Map(kept));
      },
      allMatching: all,
      onAllMatching: (next) => setAllOf(next ? matches : undefined),
    },
    all,
    rows: [...chosen].map(([key, row]) => seen.get(key) ?? row),
  };
}
