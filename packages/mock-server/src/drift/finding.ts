/** How much a deviation matters: an error breaks the client, a note is something the contract does not know yet. */
export type Severity = 'error' | 'note';

/** What deviates. */
export type DriftKind =
  | 'extra'
  | 'missing'
  | 'type'
  | 'enumeration'
  | 'value'
  | 'status'
  | 'parameter'
  | 'twice'
  | 'address'
  | 'unreadable';

/** A deviation of an API from the contract. */
export interface Finding {
  severity: Severity;
  kind: DriftKind;
  /** Empty for an address the contract does not know. */
  operationId: string;
  /** JSON pointer into the answer, with `*` for any item of a list; `query NAME` or `body /NAME` for what was sent. */
  where: string;
  /** A sentence without a value of the API, but for one of an enumeration. */
  says: string;
  /** How often it was met. */
  times: number;
  /** The first call that has it, counted from 1. */
  firstCall: number;
  /** Of a field the contract does not name: type of its values. */
  seen?: SeenType;
}

/** JSON type of values that were met, and of the items of a list. */
export interface SeenType {
  type: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null';
  items?: SeenType['type'];
}

/** JSON type of a value. */
export function typeOf(value: unknown): SeenType['type'] {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (typeof value === 'boolean') return 'boolean';
  return typeof value === 'string' ? 'string' : 'object';
}

/** What stands in place of an item's number. */
export const ANY_ITEM = '*';
