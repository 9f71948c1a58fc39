import { operations, type OperationId } from '@so-the/api-client';

/** Of parameters meant for many calls those that this one knows; any other name would be refused. */
export function knownNames(id: OperationId, query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const known: readonly string[] = operations[id].query;
  return Object.fromEntries(Object.entries(query).filter(([name]) => known.includes(name)));
}
