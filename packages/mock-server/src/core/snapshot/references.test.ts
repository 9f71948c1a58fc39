import { expect, test } from 'vitest';
import shapes from '../../node/recordShapes.gen.json' with { type: 'json' };
import { SCENARIOS, seedWorld } from '../../seed/seedWorld.ts';
import { MORNING } from '../../testing/openShop.ts';
import { COLLECTION_NAMES, loadWorld, saveWorld, type World } from '../store/world.ts';
import { secretField } from './recordSecrets.ts';
import { missingReference } from './references.ts';

/** Fields that name no record: of terminals, menus, rights and groups. */
const NAME_NOTHING = new Set(['TID', 'MID', 'MenuID', 'ActionID', 'ActionIDs', 'GroupID']);
/** Nobody has it. */
const NOBODY = 987_654_321;

const demo = seedWorld({ scenario: 'demo', seed: 1, size: 'small', now: MORNING });
const saved = saveWorld(demo);
const TABLES = ['entries', ...COLLECTION_NAMES] as const;

test.each(SCENARIOS.filter((scenario) => scenario !== 'large'))(
  '%s names only records that are there, and holds no secret',
  (scenario) => {
    const world = seedWorld({ scenario, seed: 2, size: 'small', now: MORNING });
    expect(missing(world)).toBeUndefined();
    const secret = COLLECTION_NAMES.flatMap((name) => world[name].rows.map((row) => secretField(name, row)));
    expect(secret.filter(Boolean)).toEqual([]);
  },
);

test('each number by which a record of the demo names another is refused when that is not there', () => {
  const passed: string[] = [];
  let tried = 0;
  for (const name of TABLES) {
    const rows: readonly object[] = name === 'entries' ? saved.entries : saved.collections[name].rows;
    for (const field of referringFields(shapes[name])) {
      const place = rows.findIndex((row) => numbersAt(row, field));
      const changed = withNumber(rows[place], field);
      if (place < 0 || ownNumber(name, changed) === NOBODY || isOfLog(name, field)) continue;
      tried += 1;
      const told = missing(worldWith(name, place, changed));
      if (told !== `${name}: bản ghi thứ ${place + 1} có ${field} ${NOBODY} không tồn tại`)
        passed.push(`${name}.${field}: ${told}`);
    }
  }
  expect(passed).toEqual([]);
  expect(tried).toBeGreaterThan(110);
});

test.each([
  ['customer/', 'customer/987654321'],
  ['fund:bank/', 'fund:bank/987654321'],
  ['pos/', 'pos/987654321'],
  ['aff/', 'aff/987654321'],
  ['partner/', 'partner/987654321'],
])('an account of nobody is refused: %s', (beginning, account) => {
  const place = saved.entries.findIndex(({ Lines }) => Lines.some(({ Account }) => Account.startsWith(beginning)));
  const entry = saved.entries[place];
  const Lines = entry?.Lines.map((line) => (line.Account.startsWith(beginning) ? { ...line, Account: account } : line));
  expect(missing(worldWith('entries', place, { ...entry, Lines }))).toMatch(
    new RegExp(`^entries: bản ghi thứ ${place + 1} có Account ${account} không tồn tại$`),
  );
});

test.each([
  ['customers', { Note: 'thẻ 4111 1111 1111 1111' }, 'Note'],
  ['customers', { FullName: 'CVV 123' }, 'FullName'],
  ['swipes', { RuleWarnings: [{ Message: 'thẻ 4111111111111111' }] }, 'RuleWarnings'],
  ['customers', { AccountBank: '4111111111111111', CCCD: '079190012345' }, undefined],
  ['files', { Content: '4111111111111111' }, undefined],
  ['comments', { Content: '4111111111111111' }, 'Content'],
])('of a record in %s with %j the field %s is told', (kind, record, field) => {
  expect(secretField(kind, record)).toBe(field);
});

function missing(world: World): string | undefined {
  const looking = missingReference(world);
  for (;;) {
    const step = looking.next();
    if (step.done) return step.value;
  }
}

function ownNumber(name: (typeof TABLES)[number], row: object): number | undefined {
  if (name === 'entries') return 'EntryID' in row ? Number(row.EntryID) : undefined;
  return (demo[name] as unknown as { numberOf: (row: object) => number }).numberOf(row);
}

/** A line of the log may tell of what was never made: a wrong number somebody asked for. */
function isOfLog(name: string, field: string): boolean {
  return name === 'actions' && field === 'RefID';
}

/** The demo with one record or entry changed. */
function worldWith(name: (typeof TABLES)[number], place: number, row: object): World {
  const changed = (rows: readonly object[]) => rows.with(place, row);
  if (name === 'entries') return loadWorld({ ...saved, entries: changed(saved.entries) as typeof saved.entries });
  const { lastId, rows } = saved.collections[name];
  return loadWorld({ ...saved, collections: { ...saved.collections, [name]: { lastId, rows: changed(rows) } } });
}

/** Fields of a shape, at any depth, that a number names something by. */
function referringFields(shape: object): string[] {
  return [...new Set(fieldsOf(shape))].filter(
    (field) => /(ID|Id|IDs|By|PartOf)$/.test(field) && !NAME_NOTHING.has(field),
  );
}

function fieldsOf(shape: unknown): string[] {
  if (typeof shape !== 'object' || shape === null) return [];
  const own = 'properties' in shape ? Object.keys(shape.properties as object) : [];
  return [...own, ...Object.values(shape).flatMap(fieldsOf)];
}

function numbersAt(row: unknown, field: string): boolean {
  if (typeof row !== 'object' || row === null) return false;
  return Object.entries(row).some(([name, value]) => (name === field ? isNumbers(value) : numbersAt(value, field)));
}

function isNumbers(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : typeof value === 'number' && value !== 0;
}

function withNumber(row: unknown, field: string): object {
  const changed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(changed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        if (name !== field || inner === undefined) return [name, changed(inner)];
        return [name, Array.isArray(inner) ? [NOBODY] : NOBODY];
      }),
    );
  };
  return changed(row) as object;
}
