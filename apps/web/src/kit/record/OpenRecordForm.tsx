import { Fragment, type ReactNode } from 'react';
import type { OpenRecord } from './useOpenRecord.ts';

/** Props of {@link OpenRecordForm}. */
export interface OpenRecordFormProps<Row> {
  /** What the address says. */
  open: OpenRecord;
  /** Rows at hand; `undefined` while they load. */
  rows: readonly Row[] | undefined;
  /** Number of a row. */
  idOf: (row: Row) => number;
  /** The form: of a record, or of a new one. */
  children: (record: Row | undefined) => ReactNode;
}

/** Shows the form of the record that the address names; a number no row has opens nothing. */
export function OpenRecordForm<Row>({ open, rows, idOf, children }: OpenRecordFormProps<Row>) {
  if (open.id === null) return null;
  if (open.id === 'new') return children(undefined);
  const record = rows?.find((row) => idOf(row) === open.id);
  return record ? <Fragment key={open.id}>{children(record)}</Fragment> : null;
}
