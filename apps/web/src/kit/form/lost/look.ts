import type { Args, OperationId } from '@so-the/api-client';
import type { AskAnew } from '../../../api/declare.ts';
import type { ShownIn } from '../../../api/sendPressed.ts';

/** Who did something to a record, and when. What the API does not say is undefined. */
export interface Done {
  at?: string;
  /** Name. */
  by?: string;
  /** UserID. */
  byId?: number;
}

/** A record of the books that a lost write may have left. */
export interface Trace {
  /** What was done to it. Default "Đã ghi". */
  done?: string;
  /** The record in words: "phiếu PT000279". */
  what: string;
  /** Who made it, or changed it to what it is. */
  made: Done;
  /** Where it is shown. */
  href?: string;
  /**
   * The record is now as the write was to make it, whoever made it so and whenever: a document is cancelled once. Such a
   * write is never to be sent again.
   */
  isSettled?: boolean;
  /** It was taken back since, or may be another one. */
  isDoubtful?: boolean;
}

/** What a look needs beside the arguments of the lost write. */
export interface Looking {
  /** Reads the books anew. */
  ask: AskAnew;
  shownIn: ShownIn;
  /** Day it was pressed on, and today: `2026-11-20`. */
  days: { from: string; to: string };
}

/** Where a write shows once it is recorded (real-api §2); one for each call that moves money. */
export interface Look<Id extends OperationId> {
  /** The write in words, with its amount: "Thu nợ 300.000 đ". */
  what: (sent: Args<Id>) => string;
  /**
   * Reads the document's own list for records like it: same party, same amount. Rejects with the failure of the call, or
   * where the answer is no list.
   */
  find: (sent: Args<Id>, looking: Looking) => Promise<readonly Trace[]>;
}

/** Most rows that are looked through: the newest come first. */
export const PAGE = { PageIndex: 1, PageSize: 100 } as const;

/** An answer that an API of its own may leave without what is looked through. */
export function rowsOf<Row>(rows: readonly Row[] | undefined): readonly Row[] {
  if (rows === undefined) throw new Error('Máy chủ không cho xem danh sách để so');
  return rows;
}

/** What is asked about, where its number is known. */
export function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('Không biết bản ghi nằm ở đâu');
  return value;
}

/**
 * Whether a row is as it was sent in these fields. What was not sent, or what the API leaves out, says nothing against it.
 */
export function isAlike<Row extends object, Sent extends object>(
  row: Row,
  sent: Sent,
  fields: readonly (keyof Row & keyof Sent)[],
): boolean {
  return fields.every((field) => {
    const [had, wanted]: [unknown, unknown] = [row[field], sent[field]];
    return wanted === undefined || wanted === null || had === undefined || had === null || had === wanted;
  });
}

/** Fields of every stored record: who made it and when, who changed it last and when. */
interface Audited {
  CreatedBy?: number;
  CreatedByName?: string;
  CreatedDate?: string;
  UpdatedBy?: number;
  UpdatedByName?: string;
  UpdatedDate?: string;
}

/** Who made a record, and when. */
export function madeBy({ CreatedBy, CreatedByName, CreatedDate }: Audited): Done {
  return { at: CreatedDate, by: CreatedByName, byId: CreatedBy };
}

/** Who changed a record last, and when. */
export function changedBy({ UpdatedBy, UpdatedByName, UpdatedDate }: Audited): Done {
  return { at: UpdatedDate, by: UpdatedByName, byId: UpdatedBy };
}

/** A record that is now as it was to become. */
export function settled(done: string, what: string, row: Audited): Trace {
  return { done, what, made: changedBy(row), isSettled: true };
}

/** The earlier of two days, each written as a day or as a moment. */
export function earlierDay(one: string | null | undefined, other: string): string {
  const day = (one ?? other).slice(0, other.length);
  return day < other ? day : other;
}
