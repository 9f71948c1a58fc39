import type { Schemas } from '@so-the/api-client';
import type { ListPage } from '../core/listing/listing.ts';
import type { CashBookAnswer } from '../core/reports/money/bookLines.ts';
import type { Done, Refusal, Result } from '../core/command/result.ts';
import { answer, type Answered } from '../engine/operationType.ts';

/** Answers one page of a list with its count and its sums. */
export function answerPage<View, Totals>(page: Result<ListPage<View, Totals>>): Answered<View[], Totals> | Refusal {
  if (!page.ok) return page;
  const { rows, ...found } = page.value;
  return answer(rows, found);
}

/** Answers a cash book with the count of its lines and its sums. */
export function answerBook(
  found: Result<CashBookAnswer>,
): Answered<Schemas['CashBook'], Schemas['CashBookTotals']> | Refusal {
  if (!found.ok) return found;
  const { book, ...lines } = found.value;
  return answer(book, lines);
}

/** Answers a list that has no pages with its count. */
export function answerAll<View>(rows: View[]): Answered<View[], undefined> {
  return answer(rows, { total: rows.length });
}

/** Answers a command with the record as it is shown, or its refusal. */
export function answerWith<Row, View>(
  result: Result<Row>,
  viewOf: (row: Row) => View,
  message?: string,
): Answered<View, undefined> | Refusal {
  return result.ok ? answer(viewOf(result.value), { message: heldWords(result) ?? message }) : result;
}

/** What is said of a write that was kept for a second person instead of being carried out. */
function heldWords({ held }: Done<unknown>): string | undefined {
  return held && `Chờ người thứ hai duyệt: ${held.Title}`;
}

/** Message of a save: `Thêm … thành công`, or `Cập nhật … thành công` for a record that has its number (domain §1). */
export function savedMessage(what: string, id: number | undefined): string {
  return `${id === undefined ? 'Thêm' : 'Cập nhật'} ${what} thành công`;
}
