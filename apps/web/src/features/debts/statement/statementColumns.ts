import { entryColumns } from '../../../kit/debt/entryColumns.ts';

const shown = new Set<string | undefined>(['At', 'ScheduleCode', 'Description', 'Increase', 'Decrease', 'Balance']);

/** Columns of a statement: what a counterparty recognises a movement by. */
export const statementColumns = entryColumns.filter(({ field }) => shown.has(field));
