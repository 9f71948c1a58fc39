import type { Client } from '@so-the/api-client';
import type { RowSource } from '../../rows/readAllRows.ts';
import { collect } from '../../rows/useAllRows.ts';

/** Rows of a list that somebody chose. */
export interface ChosenRows<Row> {
  rows: readonly Row[];
  /** Set when all matches are chosen, over all pages: the call that reads them. */
  all?: RowSource<Row>;
}

/**
 * The chosen rows, read where all matches are chosen.
 *
 * @throws ApiError as the call of the list does
 */
export async function readChosen<Row>(client: Client, { rows, all }: ChosenRows<Row>): Promise<readonly Row[]> {
  return all ? collect(client, all, new AbortController().signal) : rows;
}
