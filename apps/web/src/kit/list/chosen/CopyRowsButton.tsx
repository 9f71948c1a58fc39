import { useState } from 'react';
import type { ApiFailure } from '@so-the/api-client';
import { Button, toast, type Column } from '@so-the/ui';
import { useClient } from '../../../api/ClientContext.ts';
import { COPY_REFUSED } from './copyRefused.ts';
import { readChosen, type ChosenRows } from './chosenRows.ts';
import { rowsAsText } from '../../rows/rowsAsText.ts';

/** Props of {@link CopyRowsButton}. */
export interface CopyRowsButtonProps<Row> {
  columns: readonly Column<Row>[];
  chosen: ChosenRows<Row>;
}

/** Copies the chosen rows as tab-separated text, for a sheet or a message. */
export function CopyRowsButton<Row>({ columns, chosen }: CopyRowsButtonProps<Row>) {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const copy = async () => {
    setBusy(true);
    try {
      const rows = await readChosen(client, chosen);
      await navigator.clipboard.writeText(rowsAsText(columns, rows));
      toast.success(`Đã sao chép ${rows.length} dòng`);
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
