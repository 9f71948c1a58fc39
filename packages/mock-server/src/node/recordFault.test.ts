import { expect, test } from 'vitest';
import { COLLECTION_NAMES } from '../core/store/world.ts';
import { seedWorld } from '../seed/seedWorld.ts';
import { MORNING } from '../testing/openShop.ts';
import { recordFault } from './recordFault.ts';

const demo = seedWorld({ scenario: 'demo', seed: 1, size: 'small', now: MORNING });
const KINDS = [
  ...COLLECTION_NAMES.map((name) => ({ kind: name, rows: demo[name].rows as readonly object[] })),
  { kind: 'entries' as const, rows: demo.books.entries as readonly object[] },
];

test('every record and entry of the demo is of its type', () => {
  const faults = KINDS.flatMap(({ kind, rows }) =>
    rows.map((row) => recordFault(kind, JSON.parse(JSON.stringify(row)))).filter((fault) => fault !== undefined),
  );
  expect(faults).toEqual([]);
});

test('a field of another type is told by its name, whichever field of whichever record', () => {
  const passed: string[] = [];
  let fields = 0;
  for (const { kind, rows } of KINDS) {
    for (const [field, value] of Object.entries(rows.at(-1) ?? {})) {
      if (value === undefined) continue;
      fields += 1;
      for (const wrong of [null, { x: 1 }, typeof value === 'number' ? 1.5 : 7]) {
        if (!recordFault(kind, { ...rows.at(-1), [field]: wrong })?.startsWith(field)) passed.push(`${kind} ${field}`);
      }
    }
  }
  expect(passed).toEqual([]);
  expect(fields).toBeGreaterThan(300);
});

test.each([
  ['users', null, 'bản ghi không đúng kiểu'],
  ['users', {}, 'UserID – Vui lòng nhập trường này'],
  ['entries', { ...demo.books.entries[0], Lines: 3 }, 'Lines – Phải là danh sách'],
  ['entries', { ...demo.books.entries[0], BusinessDate: '2026-02-31' }, 'BusinessDate – Không hợp lệ'],
] as const)('of %s %j is told', (kind, record, fault) => expect(recordFault(kind, record)).toBe(fault));
