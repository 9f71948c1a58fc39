import type { Schemas } from '@so-the/api-client';

/** One field that an action changed. */
export interface ChangedValue {
  field: string;
  /** What it was; absent for a new record. */
  before: string | undefined;
  /** What it became; absent for a deleted record. */
  after: string | undefined;
}

/** The fields that a line of the history keeps, before and after, already masked by the server. */
export function changedValues({ OldValue, NewValue }: Pick<Schemas['LogAction'], 'OldValue' | 'NewValue'>) {
  const before = fieldsOf(OldValue);
  const after = fieldsOf(NewValue);
  return [...new Set([...before.keys(), ...after.keys()])].map((field): ChangedValue => ({
    field,
    before: before.get(field),
    after: after.get(field),
  }));
}

function fieldsOf(json: string | undefined): Map<string, string> {
  if (json === undefined) return new Map();
  try {
    const values: unknown = JSON.parse(json);
    if (typeof values !== 'object' || values === null) return new Map();
    return new Map(Object.entries(values).map(([field, value]) => [field, textOf(value)]));
  } catch {
    return new Map([['', json]]);
  }
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Có' : 'Không';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value ?? null);
}
