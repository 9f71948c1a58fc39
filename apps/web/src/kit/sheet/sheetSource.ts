import type { Data, OperationId } from '@so-the/api-client';
import type { Column } from '@so-the/ui';

/** Where the rows of an exported file come from, and the columns of the file. */
export interface SheetSource {
  call: OperationId;
  columns: readonly Column<object>[];
}

/** A call whose rows are those of the file, with their columns; its filters are those of the list. */
export function sheetSource<Id extends OperationId>(call: Id, columns: readonly Column<RowOf<Id>>[]): SheetSource {
  return { call, columns: columns as unknown as SheetSource['columns'] };
}

/** A row of what a call answers. */
type RowOf<Id extends OperationId> = Data<Id> extends readonly (infer Row)[] ? Row : never;
