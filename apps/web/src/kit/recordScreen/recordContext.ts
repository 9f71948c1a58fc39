import { createContext, useContext } from 'react';
import type { List } from '../list/useList.ts';
import type { OpenRecord } from '../record/useOpenRecord.ts';

/** What a record screen knows of its records. */
export interface RecordKind<Row> {
  /** Title of the screen: "Máy POS". */
  title: string;
  /** The kind of record inside a sentence: "máy POS". */
  noun: string;
  /** Parameter of the address that names the record in the form. Default `open`; another where rows open something else. */
  formParam?: string;
  /** Number of a record. */
  idOf: (row: Row) => number;
  /** What one record is called when it is asked about: "máy POS quầy 1". */
  nameOf: (row: Row) => string;
}

/** What the parts of a record screen share. */
export interface RecordScreenValue<Row> extends RecordKind<Row> {
  list: List<object, Row & object>;
  /** The form that the address names. */
  form: OpenRecord;
}

/** Shared by the parts of {@link recordScreen}; rows are told apart by its types alone. */
export const RecordContext = createContext<RecordScreenValue<object> | null>(null);

/** @throws Error outside a record screen */
export function useRecordScreen(part: string): RecordScreenValue<object> {
  const value = useContext(RecordContext);
  if (!value) throw new Error(`Screen.${part} must be inside a record screen: put it among the children of one.`);
  return value;
}
