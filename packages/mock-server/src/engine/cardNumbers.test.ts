import { operations, type OperationId } from '@so-the/api-client';
import { expect, test } from 'vitest';
import { cardNumbersIn } from '../../../../e2e/watch.ts';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import { operationParts } from '../contract/contractParts.ts';
import { saveWorld } from '../core/store/world.ts';
import { createEngine, type EngineInput } from '../engine.ts';
import { redact } from './redact.ts';
import { seedWorld } from '../seed/seedWorld.ts';
import { CARD_VARIANTS, plainDigits } from '../testing/cardVariants.ts';
import { exampleOf } from '../testing/hostileInput.ts';
import { loggedIn } from '../testing/loggedIn.ts';
import { HOA, MORNING, stockedShop, visaOf } from '../testing/openShop.ts';
import { standingClock } from './clock.ts';

const PAGE: Readonly<Record<string, unknown>> = {
  PageIndex: 1,
  PageSize: 500,
  fromDate: '2026-10-01',
  toDate: '2026-11-20',
};

test('a full card number is found where there is one', () => {
  expect(cardNumbersIn('{"Note":"4111 1111 1111 1111, 4111111111111112"}')).toEqual(['4111111111111111']);
});

test('no reading call and no table of the demo holds a full card number', () => {
  const world = seedWorld({ scenario: 'demo', seed: 1, size: 'small', now: MORNING });
  const engine = createEngine({ world, clock: standingClock(MORNING) });
  const texts = [JSON.stringify(saveWorld(world))];
  let answered = 0;
  for (const account of ['owner', 'company'] as const) {
    const session = loggedIn(engine, account);
    for (const id of (Object.keys(operations) as OperationId[]).filter((each) => !operations[each].mutates)) {
      const { query, body } = operationParts(id);
      const wanted = query.filter(({ name, required }) => required || name in PAGE);
      const given: [string, unknown][] = wanted.map(({ name, schema }) => [name, PAGE[name] ?? exampleOf(schema)]);
      const input: EngineInput = { query: Object.fromEntries(given), body: body && exampleOf(body) };
      const reply = engine.call(id, input, session);
      texts.push(JSON.stringify(reply.body));
      if (reply.body.Result === 1) answered += 1;
    }
  }
  expect(texts.flatMap(cardNumbersIn)).toEqual([]);
  expect(answered).toBeGreaterThan(100);
  const megabytes = texts.reduce((sum, text) => sum + text.length, 0) / 1e6;
  tellFigure(
    32,
    `0 full card numbers in ${megabytes.toFixed(1)} MB of the demo's tables and ${texts.length - 1} answers`,
  );
});

/** The number as texts keep it, and as the log shows it. */
const MASK = /(?:\*{4} |411111\*{6})1111/g;

test('29 of 29 ways to write a card number are masked in what is stored, listed, exported, audited and logged', () => {
  const shop = stockedShop();
  const masked = CARD_VARIANTS.filter((variant, place) => {
    const customer = { ...HOA, Phone: `09${String(place).padStart(8, '3')}`, Address: variant, Note: variant };
    const { CustomerID } = shop.ask('saveCustomer', { body: customer }).Data;
    const HolderName = `Hoa ${variant}`;
    shop.ask('saveCard', { body: { ...visaOf(CustomerID), HolderName, Note: variant } });
    shop.ask('addLogAction', { MenuID: 1, ActionID: 1, Note: variant });
    const kept = [
      saveWorld(shop.engine.world).collections,
      shop.ask('listCustomers', { GeneralSearch: customer.Phone }).Data,
      shop.ask('exportCards', {}).Data,
      shop.ask('listLogActions', {}).Data,
      redact(customer),
    ];
    return kept.flatMap(textsIn).every((text) => !/4111|1{8}/.test(plainDigits(text.replaceAll(MASK, ''))));
  });
  tellFigure(
    32,
    `${masked.length} of ${CARD_VARIANTS.length} ways to write a card number masked in tables, lists, exports, audit and log`,
  );
  expect(masked).toEqual([...CARD_VARIANTS]);
  expect(CARD_VARIANTS).toHaveLength(29);
});

test('a line of an import loses card numbers and is refused with a security code, whatever type its cells have', () => {
  const shop = stockedShop();
  const line = {
    CustomerPhone: HOA.Phone,
    HolderName: 'Hoa',
    Bank: 'VCB',
    TypeCard: 'Visa',
    Last4: '9999',
    DateDues: 25,
  };
  const Rows = [
    { ...line, Note: 4_111_111_111_111_111 },
    { ...line, Last4: '9998', Note: 'CVV 123' },
  ];
  const { Rows: answered } = shop.ask('importCards', { body: { Rows } }).Data;
  expect(answered).toMatchObject([
    { Status: 'ok', Record: { Note: '**** 1111' } },
    {
      Status: 'error',
      Errors: [{ path: '/Note', message: 'Ghi chú không được chứa mã bảo mật (CVV, PIN, OTP) hay mật khẩu' }],
    },
  ]);
});

test('numbers of telephones, accounts and identity cards stay as typed', () => {
  const shop = stockedShop();
  const Note = 'SĐT 0912 345 678, CCCD 079190012345, STK 0441000765432, 30.000.000 đ';
  const account = { AccountBank: '4111111111111111', BankCode: 'VCB', AccountOwner: 'Hoa' };
  const saved = shop.ask('saveCustomer', {
    body: { ...HOA, ...account, Phone: '0933333333', CCCD: '079190012345', Note },
  });
  expect(saved.Data).toMatchObject({ ...account, AccountOwner: 'HOA', CCCD: '079190012345', Note });
});

/** Every text of a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
