import { useState } from 'react';
import type { ApiFailure } from '@so-the/api-client';
import { Button, toast, type Column } from '@so-the/ui';
import { useClient } from '../../api/ClientContext.ts';
import { COPY_REFUSED } from './copyRefused.ts';
import type { RowSource } from './readAllRows.ts';
import { collect } from './useAllRows.ts';
import { rowsAsText } from './rowsAsText.ts';

/** Props of {@link CopyRowsButton}. */
export interface CopyRowsButtonProps<Row> {
  columns: readonly Column<Row>[];
  /** The chosen rows. */
  rows: readonly Row[];
  /** Set when all matches are chosen: the call that reads them. */
  all?: RowSource<Row>;
}

/** Copies the chosen rows as tab-separated text, for a sheet or a message. */
export function CopyRowsButton<Row>({ columns, rows, all }: CopyRowsButtonProps<Row>) {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const chosenRows = async (): Promise<readonly Row[]> => {
    return all ? collect(client, all, new AbortController().signal) : rows;
  };
  const copy = async () => {
    setBusy(true);
    try {
      const chosen = await chosenRows();
      await navigator.clipboard.writeText(rowsAsText(columns, chosen));
      toast.success(`Đã sao chép ${chosen.length} dòng`);
    } catch (error) {
      const { kind, message } = error as Partial<ApiFailure>;
      toast.error(kind && message ? message : COPY_REFUSED);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" loading={busy} onClick={() => void copy()}>
      Sao chép
    </Button>
  );
}
