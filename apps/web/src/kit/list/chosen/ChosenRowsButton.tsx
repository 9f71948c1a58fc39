import { useState } from 'react';
import type { ApiFailure } from '@so-the/api-client';
import { Button, groupDigits, toast } from '@so-the/ui';
import { useClient } from '../../../api/ClientContext.ts';
import { readChosen, type ChosenRows } from './chosenRows.ts';

/** Something that is done with the chosen rows of a list, wherever they stand. */
export interface ChosenDeed<Row> {
  /** As a verb: "Lên lịch làm". */
  label: string;
  /** What is counted: "thẻ". */
  noun: string;
  /** How many one call takes; more are refused with words. */
  most: number;
  /** How many a row holds. Default 1. */
  count?: (row: Row) => number;
  /** Given the rows, those of pages never seen included, and a way to leave only some of them chosen. */
  run: (rows: readonly Row[], choose: (left: readonly Row[]) => void) => void;
}

/** Props of {@link ChosenRowsButton}. */
export interface ChosenRowsButtonProps<Row> {
  deed: ChosenDeed<Row>;
  chosen: ChosenRows<Row>;
  /** Leaves these rows alone chosen. */
  choose: (left: readonly Row[]) => void;
}

/** Reads the chosen rows and does something with them. */
export function ChosenRowsButton<Row>({ deed, chosen, choose }: ChosenRowsButtonProps<Row>) {
  const { label, noun, most, count = one, run } = deed;
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      const rows = await readChosen(client, chosen);
      const sum = rows.reduce((all, row) => all + count(row), 0);
      if (sum > most) toast.error(`${label} nhiều nhất ${groupDigits(most)} ${noun} một lần: hãy chọn bớt.`);
      else run(rows, choose);
    } catch (caught) {
      toast.error((caught as ApiFailure).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" loading={busy} onClick={() => void take()}>
      {label}
    </Button>
  );
}

function one(): number {
  return 1;
}
