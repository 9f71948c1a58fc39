import { useState } from 'react';
import type { ApiFailure } from '@so-the/api-client';
import { Button, groupDigits, toast } from '@so-the/ui';
import { useClient } from '../../api/ClientContext.ts';
import { readChosen, type ChosenRows } from './chosenRows.ts';

/** A button beside "Đã chọn 3". */
export interface ChosenAction<Row> {
  /** As a verb: "Lên lịch làm". */
  label: string;
  /** Given the chosen rows; of all matches only where {@link ChosenAction.limit} says how many may come. */
  onSelect: (rows: readonly Row[]) => void;
  /** How much one call takes; more is refused with words. Default: as many rows as a person ticks, never all matches. */
  limit?: {
    most: number;
    /** What is counted: "thẻ". */
    noun: string;
    /** How many a row holds. Default 1. */
    count?: (row: Row) => number;
  };
}

/** Props of {@link ChosenRowsButton}. */
export interface ChosenRowsButtonProps<Row> {
  action: ChosenAction<Row>;
  chosen: ChosenRows<Row>;
}

/** Does something with the chosen rows, those of pages never seen included; away where all matches are chosen and it may not take them. */
export function ChosenRowsButton<Row>({ action, chosen }: ChosenRowsButtonProps<Row>) {
  const { label, onSelect, limit } = action;
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      const rows = await readChosen(client, chosen);
      const refused = limit && refusal(label, limit, rows);
      if (refused) toast.error(refused);
      else onSelect(rows);
    } catch (caught) {
      toast.error((caught as ApiFailure).message);
    } finally {
      setBusy(false);
    }
  };
  if (chosen.all && !limit) return null;
  return (
    <Button size="small" loading={busy} onClick={() => void take()}>
      {label}
    </Button>
  );
}

function refusal<Row>(
  label: string,
  { most, noun, count = () => 1 }: NonNullable<ChosenAction<Row>['limit']>,
  rows: readonly Row[],
): string | undefined {
  const sum = rows.reduce((all, row) => all + count(row), 0);
  return sum > most ? `${label} nhiều nhất ${groupDigits(most)} ${noun} một lần: hãy chọn bớt.` : undefined;
}
