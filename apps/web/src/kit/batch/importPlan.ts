import type { Schemas } from '@so-the/api-client';
import type { BatchAnswer } from './useBatch.ts';
import type { ImportField } from './reading/importField.ts';

/** What the server says of lines: with the key of each, by which lines of one file are told apart. */
export interface ImportAnswer extends BatchAnswer {
  Data: Schemas['ImportCounts'] & { Rows: readonly Schemas['ImportLine'][] };
}

/** How one kind of record is imported. */
export interface ImportPlan {
  /** The kind of record inside a sentence: "đối tác". */
  noun: string;
  fields: readonly ImportField[];
  /**
   * Sends a part of the lines, under a key where they are kept; a preview keeps nothing. Rejects with the failure of the
   * call. No list is read again for it.
   */
  send: (body: Schemas['ImportInput'], idempotencyKey?: string) => Promise<ImportAnswer>;
  /** Reads again the lists that show such records: called once when parts were sent, and also where they were stopped. */
  readAgain: () => void;
}
