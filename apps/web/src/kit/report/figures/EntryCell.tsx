import type { CashBookEntry } from '@so-the/api-client';
import { StatusTag } from '@so-the/ui';
import { cancelled } from '../../list/statusMaps.ts';

/** What a line of the cash book was for; a cancelled one is struck through, the line that mirrors it says so. */
export function EntryCell({ entry }: { entry: CashBookEntry }) {
  const { Description, IsCancelled, ReversesEntryID } = entry;
  if (IsCancelled) {
    return (
      <span title={Description}>
        <StatusTag {...cancelled} /> <s>{Description}</s>
      </span>
    );
  }
  return (
    <span title={Description}>
      {ReversesEntryID !== undefined && <StatusTag label="Dòng đảo" />} {Description}
    </span>
  );
}
