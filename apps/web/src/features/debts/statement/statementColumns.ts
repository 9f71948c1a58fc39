import { entryColumns } from '../../../kit/debt/entryColumns.ts';

const FIELDS: readonly string[] = ['At', 'ScheduleCode', 'Description', 'Increase', 'Decrease', 'Balance'];

/** Columns of a statement: what a counterparty recognises a movement by. */
export const statementColumns = entryColumns.filter(({ field }) => field !== undefined && FIELDS.includes(field));
