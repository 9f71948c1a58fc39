import { operations } from '@so-the/api-client';
import { expect, test } from 'vitest';
import { DOORS } from '../../testing/worthDoors.ts';
import { WRITE_KIND } from '../records/heldWrite.ts';
import { MAY_WAIT, NEVER_WAITS, WAITING_WRITES } from './writes.ts';

test('every write of the contract stands in one of the two columns', () => {
  const writes = Object.entries(operations).flatMap(([id, { mutates }]) => (mutates ? [id] : []));
  const told = [...WAITING_WRITES, ...NEVER_WAITS];
  expect(told.toSorted()).toEqual(writes.toSorted());
});

test('what changes worth without money is a door that tests try, and what waits by this rule has its number', () => {
  // An adjustment of an order is one of its customer's debt.
  expect([...Object.keys(DOORS), 'adjustScheduleDebt'].toSorted()).toEqual(by('worth').toSorted());
  const numbered = Object.keys(WRITE_KIND).filter((id) => !(id in DOORS));
  expect(numbered.toSorted()).toEqual(by('undoing').toSorted());
});

/** Calls of a column of what may wait. */
function by(column: string): string[] {
  return Object.entries(MAY_WAIT).flatMap(([id, how]) => (how === column ? [id] : []));
}
