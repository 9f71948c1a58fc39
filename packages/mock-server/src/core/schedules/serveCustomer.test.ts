import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../../scripts/random.ts';
import { grant } from '../access/rights.ts';
import { addStaff } from '../staff/staff.ts';
import { imageOf, must, openShop, startOrder, type TestShop } from '../testing/openShop.ts';
import { ACTION, MENU, type MenuName } from '../values/menus.ts';
import { saveCard } from '../cards/saveCard.ts';
import { saveCustomer } from '../customers/saveCustomer.ts';
import { createSchedule } from './saveSchedule.ts';
import { serveCustomer, type ServeCommand } from './serveCustomer.ts';

const Amount = 30_000_000;
const MAI = { FullName: 'Lê Thị Mai', Phone: '0912000333' } as const;
const TCB = { HolderName: 'LE THI MAI', BankID: 5, Last4: '4822', DateDues: 25 } as const;
const TAKEN = '0987654321';

test('an appointment made and started is as one that was made, confirmed and begun step by step', () => {
  const shop = openShop();
  const { world, owner } = shop;
  const stepped = startOrder(shop, { Amount });
  const { ScheduleID, Code, ...started } = must(serveCustomer(world, { ...known(shop), Start: true }, owner));
  const { ScheduleID: steppedId, Code: _code, ...terms } = stepped;
  expect([Code, started]).toEqual(['HD000002', terms]);
  const stepsOf = (id: number) =>
    world.statusLogs.by('schedule', id).map(({ OldStatus, Status }) => [OldStatus, Status]);
  expect(stepsOf(ScheduleID)).toEqual(stepsOf(steppedId));
});

test('somebody new with a card is served as if they, the card and the appointment were saved one after another', () => {
  const [atOnce, stepped] = [openShop(), openShop()];
  must(serveCustomer(atOnce.world, newcomer(atOnce), atOnce.owner));
  const { CustomerID } = must(saveCustomer(stepped.world, MAI, stepped.owner));
  const { cardDataID } = must(saveCard(stepped.world, { ...TCB, CustomerID }, stepped.owner));
  must(createSchedule(stepped.world, { ...terms(stepped), CustomerID, CardDataID: cardDataID }, stepped.owner));
  expect(imageOf(atOnce.world)).toBe(imageOf(stepped.world));
});

test('a new card of a customer on file is put on file with the appointment', () => {
  const shop = openShop();
  const { CardDataID, ...who } = known(shop);
  const order = must(serveCustomer(shop.world, { ...who, NewCard: TCB }, shop.owner));
  expect(order.CardDataID).toBe(CardDataID + 1);
  expect(shop.world.cards.get(order.CardDataID)).toMatchObject({ CustomerID: shop.customerId, Last4: '4822' });
});

test.each<[string, (shop: TestShop) => ServeCommand, string, string | undefined]>([
  ['no amount', (shop) => ({ ...newcomer(shop), Amount: 0 }), 'Invalid', 'Amount'],
  ['a taken phone', (shop) => newcomer(shop, { Phone: TAKEN }), 'Duplicate', 'NewCustomer/Phone'],
  ['no name', (shop) => newcomer(shop, { FullName: ' ' }), 'Invalid', 'NewCustomer/FullName'],
  ['a wrong card', (shop) => newcomer(shop, {}, { Last4: '48' }), 'Invalid', 'NewCard/Last4'],
  ['a card that may not be used', (shop) => newcomer(shop, {}, { Status: 2 }), 'Inactive', 'CardDataID'],
  [
    'a day before the first',
    (shop) => ({ ...newcomer(shop), AppointmentDate: '2025-12-31T09:00:00+07:00' }),
    'BeforeFirstDay',
    'AppointmentDate',
  ],
  [
    'a copy of a card',
    (shop) => ({ ...terms(shop), CustomerID: shop.customerId, NewCard: { ...TCB, Last4: '4821' } }),
    'Duplicate',
    'NewCard/Last4',
  ],
  [
    'a customer new and on file',
    (shop) => ({ ...newcomer(shop), CustomerID: shop.customerId }),
    'Invalid',
    'CustomerID',
  ],
  ['a card new and on file', (shop) => ({ ...known(shop), NewCard: TCB }), 'Invalid', 'CardDataID'],
  [
    'a card of somebody else',
    (shop) => ({ ...terms(shop), NewCustomer: MAI, CardDataID: shop.cardId }),
    'NotFound',
    undefined,
  ],
  ['nobody', terms, 'Invalid', 'CustomerID'],
  ['no card', (shop) => ({ ...terms(shop), CustomerID: shop.customerId }), 'Invalid', 'CardDataID'],
  ['an unknown card', (shop) => ({ ...known(shop), CardDataID: 99 }), 'NotFound', undefined],
])('with %s nothing is kept, and the field at fault is named', (_what, commandOf, code, field) => {
  const shop = openShop();
  const before = imageOf(shop.world);
  const refused = serveCustomer(shop.world, { ...commandOf(shop), Start: true }, shop.owner);
  expect(refused.ok ? 'done' : [refused.code, refused.field]).toEqual([code, field]);
  expect(imageOf(shop.world)).toBe(before);
});

test.each<[string, MenuName]>([
  ['customers', 'customers'],
  ['cards', 'cards'],
])('who may not add %s serves nobody new, and nothing is kept', (_what, missing) => {
  const shop = openShop();
  const all = (['appointments', 'contracts', 'customers', 'cards'] as const).filter((menu) => menu !== missing);
  const clerk = clerkOf(shop, all, [ACTION.view, ACTION.add, ACTION.edit]);
  const before = imageOf(shop.world);
  expect(serveCustomer(shop.world, newcomer(shop), clerk)).toMatchObject({ ok: false, code: 'Forbidden' });
  expect(imageOf(shop.world)).toBe(before);
});

test('who may add appointments but not move orders starts none, and nothing is kept', () => {
  const shop = openShop();
  const clerk = clerkOf(shop, ['appointments', 'customers', 'cards'], [ACTION.view, ACTION.add]);
  const before = imageOf(shop.world);
  const starting = { ...newcomer(shop), Start: true };
  expect(serveCustomer(shop.world, starting, clerk)).toMatchObject({ ok: false, code: 'Forbidden' });
  expect(imageOf(shop.world)).toBe(before);
});

test('whatever is typed, all of it is on file afterwards or nothing is', () => {
  const typed = fc.record({
    Phone: typedAs<string>(MAI.Phone, TAKEN, '12', ''),
    FullName: typedAs<string>(MAI.FullName, '  '),
    AffID: typedAs<number | undefined>(undefined, 99),
    Last4: typedAs<string>('4822', '48', ''),
    DateDues: typedAs(25, 0, 32),
    Amount: typedAs(Amount, 0, -1, 0.5),
    PartnerID: typedAs<number | undefined>(undefined, 99),
    AppointmentDate: typedAs('2026-11-20T09:00:00+07:00', 'hôm nay', '2020-01-01T09:00:00+07:00'),
    Start: fc.boolean(),
  });
  fc.assert(
    fc.property(typed, ({ Phone, FullName, AffID, Last4, DateDues, ...rest }) => {
      const shop = openShop();
      const { world } = shop;
      const before = imageOf(world);
      const counts = () => [world.customers, world.cards, world.schedules].map(({ rows }) => rows.length);
      const all = counts().map((count) => count + 1);
      const command = { ...newcomer(shop, { Phone, FullName, AffID }, { Last4, DateDues }), ...rest };
      const isKept = serveCustomer(world, command, shop.owner).ok;
      expect(isKept ? counts() : imageOf(world)).toEqual(isKept ? all : before);
    }),
    runs(100),
  );
});

/** Mostly what is right. */
function typedAs<Value>(good: Value, ...bad: Value[]) {
  return fc.constantFrom(good, good, good, ...bad);
}

function terms({ owner }: TestShop) {
  return { ServiceType: 1 as const, Amount, CustomerFeePercent: 1800, AppointmentDate: owner.now };
}

function known(shop: TestShop) {
  return { ...terms(shop), CustomerID: shop.customerId, CardDataID: shop.cardId };
}

function newcomer(
  shop: TestShop,
  person: Partial<ServeCommand['NewCustomer']> = {},
  card: Partial<ServeCommand['NewCard']> = {},
): ServeCommand {
  return { ...terms(shop), NewCustomer: { ...MAI, ...person }, NewCard: { ...TCB, ...card } };
}

function clerkOf(
  { world, owner }: TestShop,
  menus: readonly MenuName[],
  ActionIDs: (typeof ACTION)[keyof typeof ACTION][],
) {
  const person = { UserName: 'lichhen', Password: 'Lichhen123', FullName: 'Lịch Hẹn', GroupID: 4 as const, Rights: [] };
  const place = { ShopIDs: [owner.shopId], OwnerUserID: owner.userId, ExpiredDate: '2027-12-31' };
  const clerk = { ...owner, userId: must(addStaff(world, { ...person, ...place }, owner)).UserID };
  const none = Object.values(MENU).map((MenuID) => ({ MenuID, ActionIDs: [] }));
  grant(world, clerk.userId, [...none, ...menus.map((menu) => ({ MenuID: MENU[menu], ActionIDs }))]);
  return clerk;
}
