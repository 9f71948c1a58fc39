import { useState, type ReactNode } from 'react';
import type { MenuItem } from '@so-the/ui';
import { DeleteRecord } from './DeleteRecord.tsx';

/** How records of one kind are deleted. */
export interface DeletionOptions<Row> {
  /** The kind of record inside a sentence: "khách hàng". */
  noun: string;
  /** What one record is called: "máy POS quầy 1". */
  name: (row: Row) => string;
  /** Deletes it; rejects with the failure of the call. */
  send: (row: Row) => Promise<unknown>;
}

/** The deletion of one record of a list. */
export interface Deletion<Row> {
  /** The line of a row's menu that asks whether to delete it. */
  action: (row: Row) => MenuItem;
  /** The question, to be drawn somewhere on the screen. */
  dialog: ReactNode;
}

/** Deletes a record of a list after asking; what the server refuses is shown in the question. */
export function useDeletion<Row>({ noun, name, send }: DeletionOptions<Row>): Deletion<Row> {
  const [row, setRow] = useState<Row | null>(null);
  return {
    action: (chosen) => ({
      label: 'Xóa',
      icon: 'trash',
      danger: true,
      separated: true,
      onSelect: () => setRow(chosen),
    }),
    dialog: row !== null && (
      <DeleteRecord noun={noun} name={name(row)} onDelete={() => send(row)} onClose={() => setRow(null)} />
    ),
  };
}
