import { Fragment, useState, type ReactNode } from 'react';
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

/**
 * Shows the form of the record that the address names; a number no row has opens nothing. A form that is open stays open
 * when its record leaves the rows, because somebody else renamed it out of the search or deleted it.
 */
export function OpenRecordForm<Row>({ open, rows, idOf, children }: OpenRecordFormProps<Row>) {
  const [kept, setKept] = useState<Row>();
  const found = rows?.find((row) => idOf(row) === open.id);
  if (found !== undefined && found !== kept) setKept(found);
  if (open.id === 'new') return children(undefined);
  const record = found ?? (kept !== undefined && idOf(kept) === open.id ? kept : undefined);
  return record === undefined ? null : <Fragment key={open.id}>{children(record)}</Fragment>;
}
