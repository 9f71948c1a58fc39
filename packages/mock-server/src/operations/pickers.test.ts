import type { OperationId } from '@so-the/api-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import { dig, isJsonObject } from '../contract/jsonObject.ts';
import { ACTION, ALL_MENUS, MENU, type MenuName } from '../core/values/menus.ts';
import { PICKERS, type PickerRule } from '../core/access/pickers.ts';
import { grant } from '../core/access/rights.ts';
import { createEngine, type Engine, type EngineSession } from '../engine.ts';
import { standingClock } from '../engine/clock.ts';
import { seedWorld } from '../seed/seedWorld.ts';
import { ACCOUNTS, loggedIn } from '../testing/loggedIn.ts';
import { MORNING } from '../testing/openShop.ts';

const ids = Object.keys(PICKERS) as (keyof typeof PICKERS)[];
const menus = Object.keys(MENU) as MenuName[];
const rules: Readonly<Record<string, PickerRule>> = PICKERS;
const QUERY: Partial<Record<OperationId, Record<string, unknown>>> = {
  getAffPercent: { AffID: 1, TypeCard: 1 },
  listBankCards: { PageIndex: 1, PageSize: 500 },
};

let engine: Engine;
let cashier: EngineSession;

beforeAll(() => {
  const world = seedWorld({ scenario: 'demo', seed: 1, size: 'small', now: MORNING });
  engine = createEngine({ world, clock: standingClock(MORNING) });
  cashier = loggedIn(engine, 'cashier');
});

test('every choice opens with the screens that have it, and shows each what it needs: the whole table', async () => {
  const lines = menus.map((menu) => {
    allow(menu);
    return [menu, ...ids.map((id) => seen(id))].join(' | ');
  });
  const table = [['menu', ...ids].join(' | '), ...lines, ''].join('\n');
  await expect(table).toMatchFileSnapshot('pickers.table.txt');
  tellFigure(
    23,
    `${ids.length} calls that fill choices × ${menus.length} menus: each opens and shows as the table says`,
  );
});

test('without any right every choice but that of the shop is refused, and that one names no account', () => {
  allow();
  const open = ids.filter((id) => ask(id).status !== 403);
  expect(open).toEqual(['listActiveShops']);
  expect(fieldsOf(ask('listActiveShops').body).filter((field) => /^(Account|Bank)/.test(field))).toEqual([]);
  const login = engine.call('login', { body: ACCOUNTS.cashier }, null).body.Data;
  expect(login).toMatchObject({ AccountBank: '', AccountOwner: '', BankCode: '' });
  allow('contracts');
  expect(engine.call('login', { body: ACCOUNTS.cashier }, null).body.Data).toMatchObject({ BankCode: 'VCB' });
});

describe('a cashier', () => {
  const counter: MenuName[] = ['home', 'customers', 'cards', 'appointments', 'contracts'];

  test('chooses an account without its balance, nor the sum of them, nor their order by it', () => {
    allow(...counter);
    expect(fieldsOf(ask('listBankCards').body).filter((field) => /Balance/.test(field))).toEqual([]);
    const query = { PageIndex: 1, PageSize: 500, SortBy: 'Balance' };
    expect(engine.call('listBankCards', { query }, cashier)).toMatchObject({
      status: 403,
      body: { Code: 'Forbidden' },
    });
    allow(...counter, 'cashBook');
    expect(engine.call('listBankCards', { query }, cashier).body).toMatchObject({ Result: 1 });
    expect(fieldsOf(ask('listBankCards').body)).toContain('Balance');
  });

  test('chooses a terminal without what it costs, and reads that nowhere else among the terminals', () => {
    allow(...counter);
    expect(fieldsOf(ask('listAllPos').body)).not.toContain('Fees');
    expect(engine.call('listPos', { query: { PageIndex: 1, PageSize: 20 } }, cashier).status).toBe(403);
    allow(...counter, 'pos');
    expect(fieldsOf(ask('listAllPos').body)).toContain('Fees');
  });

  test('finds customers by phone with what they owe, and partners and collaborators without their phones', () => {
    allow(...counter);
    expect(fieldsOf(ask('searchCustomers').body)).toEqual(expect.arrayContaining(['Phone', 'Debt']));
    expect(fieldsOf(ask('listAllPartners').body)).not.toContain('Phone');
    expect(fieldsOf(ask('listAllAffs').body)).not.toContain('Phone');
  });
});

test('no rule names a field that its call never answers', () => {
  grant(engine.world, cashier.userId, everything());
  const unknown = ids.flatMap((id) => {
    const answered = new Set(fieldsOf(ask(id).body));
    return Object.keys(rules[id]?.fields ?? {}).filter((field) => !answered.has(field));
  });
  expect(unknown).toEqual([]);
});

function allow(...names: MenuName[]): void {
  grant(
    engine.world,
    cashier.userId,
    names.map((menu) => ({ MenuID: MENU[menu], ActionIDs: [ACTION.view] })),
  );
}

function everything() {
  return ALL_MENUS.map((MenuID) => ({ MenuID, ActionIDs: [ACTION.view] }));
}

function ask(id: OperationId) {
  return engine.call(id, { query: QUERY[id] }, cashier);
}

/** `–` for a call that is refused, else the fields that not everybody sees. */
function seen(id: (typeof ids)[number]): string {
  const { status, body } = ask(id);
  if (status === 403) return '–';
  const shown = new Set(fieldsOf(body));
  return ['có', ...Object.keys(rules[id]?.fields ?? {}).filter((field) => shown.has(field))].join(' ');
}

/** Names of every field of an answer, at any depth. */
function fieldsOf(body: unknown): string[] {
  return [...new Set([...namesIn(dig(body, 'Data')), ...namesIn(dig(body, 'Totals'))])];
}

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => namesIn(item));
  if (!isJsonObject(value)) return [];
  return [...Object.keys(value), ...Object.values(value).flatMap((inner) => namesIn(inner))];
}
