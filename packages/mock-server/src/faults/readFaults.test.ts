import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/random.ts';
import { delayOf } from './deliver.ts';
import type { FaultRule, ShownFault } from './faultRule.ts';
import { FaultSet } from './faultSet.ts';
import { readFaults } from './readFaults.ts';
import { Refused } from './refused.ts';
import { spoilt } from './spoilt.ts';

const PAY = { operationId: 'payDebtCustomer' } as const;
const ANSWER = { kind: 'answer', status: 500 } as const;

/** The part at fault and what is said of it. */
function refusalOf(given: unknown): [path: string, message: string] {
  try {
    readFaults(given);
  } catch (error) {
    if (error instanceof Refused) return [error.path, error.message];
    throw error;
  }
  throw new Error('It was expected to be refused.');
}

test.each([
  { kind: 'slow', medianMs: 800 },
  { kind: 'slow', medianMs: 300, p99Ms: 2000 },
  { kind: 'answer' },
  { kind: 'answer', status: 503, body: { any: ['thing', null] } },
  { kind: 'answer', Result: 0, Message: 'Đã đủ' },
  { kind: 'lost', when: 'after' },
  { kind: 'spoilt', how: 'wrongType' },
  { kind: 'dribble', bytesPerSecond: 20 },
])('%j is read, with what it matches and when', (fault) => {
  const turns = { skip: 2, times: 1, every: 3 };
  const match = { ...PAY, method: 'POST', path: '/api/Debt', user: 'chushop', shop: 1, Amount: 5_000_000 };
  expect(readFaults({ rules: [{ match, ...turns, ...fault }] })).toEqual([{ match, ...turns, ...fault }]);
  expect(readFaults({ rules: [fault] })).toEqual([{ match: {}, ...fault }]);
});

test('no rules are none', () => {
  expect([readFaults({}), readFaults({ rules: [] })]).toEqual([[], []]);
});

test.each([
  [{ operationId: 'payDebtCustmer' }, 'operationId', 'Không có lời gọi "payDebtCustmer", có phải là payDebtCustomer?'],
  [{ operationId: 'paydebtcust' }, 'operationId', 'Không có lời gọi "paydebtcust", có phải là payDebtCustomer?'],
  [{ operationId: 5 }, 'operationId', 'Không có lời gọi như vậy'],
  [{ operationId: 'zzzzzzzz' }, 'operationId', 'Không có lời gọi "zzzzzzzz"'],
  [
    { path: '/api/Debts/PayDebtCustomer' },
    'path',
    'Không đường dẫn nào có "/api/Debts/PayDebtCustomer", có phải là /api/Debt/PayDebtCustomer?',
  ],
  [{ path: '/api/Custmer' }, 'path', 'Không đường dẫn nào có "/api/Custmer", có phải là /api/Customer?'],
  [{ path: 'PayDebtCustmer' }, 'path', expect.stringMatching(/có phải là PayDebtCustomer\?$/)],
  [{ path: '' }, 'path', expect.stringMatching(/^Không đường dẫn nào có ""/)],
  [{ ...PAY, path: '/api/Customer' }, 'path', expect.stringMatching(/^Không đường dẫn nào có/)],
  [{ ...PAY, method: 'GET' }, 'method', 'Không có lời gọi nào như vậy bằng "GET", chỉ có POST'],
  [{ ...PAY, amount: 5 }, 'amount', 'Không lời gọi nào như vậy có trường "amount", có phải là Amount?'],
  [{ ...PAY, 'body.Amout': 5 }, 'body.Amout', expect.stringMatching(/có phải là body\.Amount\?$/)],
  [{ operationID: 'login' }, 'operationID', expect.stringMatching(/có phải là operationId\?$/)],
  [{ ...PAY, Amount: { $gt: 1 } }, 'Amount', 'Phải là chữ, số hoặc đúng, sai'],
  [{ operationId: 'login', Password: 'x' }, 'Password', 'Không so sánh được trường bí mật'],
  [{ user: '' }, 'user', 'Phải là số hoặc tên đăng nhập'],
  [{ shop: '1' }, 'shop', 'Phải là số của cửa hàng'],
  [
    JSON.parse('{"__proto__":{"kind":"lost"}}') as object,
    '__proto__',
    expect.stringMatching(/^Không lời gọi nào như vậy/),
  ],
  [{ constructor: 'x' }, 'constructor', expect.stringMatching(/^Không lời gọi nào như vậy/)],
])('a rule for %j can never match, and says which name was meant', (match: object, path, message) => {
  expect(refusalOf({ rules: [{ ...ANSWER }, { match, ...ANSWER }] })).toEqual([`rules/1/match/${path}`, message]);
});

test.each([
  [{ ...ANSWER, times: 0 }, 'times', expect.stringMatching(/^Quy tắc 0 lần không bao giờ xảy ra, phải là/)],
  [{ ...ANSWER, times: 1.5 }, 'times', expect.stringMatching(/^Phải là số nguyên từ 1/)],
  [{ ...ANSWER, skip: -1 }, 'skip', expect.stringMatching(/từ 0/)],
  [{ ...ANSWER, every: 0 }, 'every', expect.stringMatching(/từ 1/)],
  [{ ...ANSWER, every: 1e300 }, 'every', expect.stringMatching(/đến 1000000/)],
  [{ ...ANSWER, tmies: 1 }, 'tmies', 'Quy tắc không có "tmies", có phải là times?'],
  [{ status: 500 }, 'kind', 'Phải là một trong slow, answer, lost, spoilt, dribble'],
  [{ kind: 'lots' }, 'kind', expect.stringMatching(/có phải là lost\?$/)],
  [{ kind: 'answer', status: 100 }, 'status', 'Phải là số từ 200 đến 599'],
  [{ kind: 'answer', status: 500.5 }, 'status', 'Phải là số nguyên'],
  [{ kind: 'answer', body: {}, Message: 'x' }, 'body', expect.stringMatching(/^Chọn một trong hai/)],
  [{ kind: 'answer', Message: 5 }, 'Message', expect.stringMatching(/^Phải là chữ/)],
  [{ kind: 'answer', medianMs: 5 }, 'medianMs', expect.stringMatching(/^Quy tắc không có "medianMs"/)],
  [{ kind: 'slow' }, 'medianMs', 'Phải là số từ 0 đến 600000'],
  [{ kind: 'slow', medianMs: '5' }, 'medianMs', expect.stringMatching(/^Phải là số/)],
  [{ kind: 'slow', medianMs: 500, p99Ms: 100 }, 'p99Ms', 'Phải là số từ 500 đến 600000'],
  [{ kind: 'lost', when: 'never' }, 'when', 'Phải là một trong before, after, hang'],
  [{ kind: 'spoilt', how: 'wrongtype' }, 'how', expect.stringMatching(/có phải là wrongType\?$/)],
  [{ kind: 'dribble', bytesPerSecond: 0 }, 'bytesPerSecond', 'Phải là số từ 1 đến 10000000'],
  [{ ...ANSWER, match: 'login' }, 'match/', 'Điều kiện phải là một bản ghi JSON'],
  [
    JSON.parse('{"kind":"answer","__proto__":{"status":500}}') as object,
    '__proto__',
    expect.stringMatching(/^Quy tắc không có/),
  ],
])('the rule %j is refused at the part that makes no sense', (rule, path, message) => {
  expect(refusalOf({ rules: [rule] })).toEqual([`rules/0/${path}`, message]);
});

test.each([
  [5, ''],
  [[], ''],
  [{ rules: {} }, 'rules'],
  [{ rules: [5] }, 'rules/0/'],
  [{ status: 500, match: 'login' }, 'status'],
])('%j is no list of rules', (given, path) => {
  expect(refusalOf(given)[0]).toBe(path);
});

/** Names and values that stand in rules, and those that attack what reads them. */
const names = fc.constantFrom(
  '',
  ...'match skip times every kind status body Result Message when how medianMs p99Ms bytesPerSecond'.split(' '),
  ...'operationId path method user shop Amount body.Amount query. . body.. Password'.split(' '),
  ...'__proto__ constructor toString hasOwnProperty'.split(' '),
);
const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('slow', 'answer', 'lost', 'spoilt', 'dribble', 'login', 'payDebtCustomer', 'after', 'html', 'POST'),
    fc.constantFrom(0, 1, 500, -1, 1e300, 0.5, true, null, '', 'x'.repeat(5000)),
    fc.array(tie('json'), { maxLength: 3 }),
    // Read from text, so that "__proto__" is a name like any other.
    fc.array(fc.tuple(names, tie('json')), { maxLength: 5 }).map(recordOf),
  ),
}));

function recordOf(entries: [string, unknown][]): unknown {
  return JSON.parse(`{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join()}}`);
}

test('whatever is sent is read, or refused with a short sentence; nothing else happens', () => {
  const faults = new FaultSet([{ match: PAY, ...ANSWER }]);
  const before = JSON.stringify(faults.rules);
  const sentences: string[] = [];
  fc.assert(
    fc.property(fc.array(json, { maxLength: 3 }), (rules) => {
      const refusal = refusedBy(() => new FaultSet(rules as FaultRule[]));
      expect(refusedBy(() => faults.replace(rules as FaultRule[]))).toBe(refusal);
      if (refusal !== undefined) sentences.push(refusal);
      else faults.replace([{ match: PAY, ...ANSWER }]);
      expect(faults.rules.map(withoutId)).toEqual((JSON.parse(before) as ShownFault[]).map(withoutId));
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
    runs(2000),
  );
  expect(sentences.length).toBeGreaterThan(500);
  expect(sentences.filter((sentence) => sentence.length < 5 || sentence.length > 400)).toEqual([]);
});

function refusedBy(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
}

function withoutId({ id: _id, ...rest }: ShownFault): object {
  return rest;
}

test('too many rules, and a body too long, are refused', () => {
  expect(refusalOf({ rules: Array.from({ length: 51 }, () => ANSWER) })).toEqual(['rules', 'Tối đa 50 quy tắc']);
  const long = { kind: 'answer', body: 'x'.repeat(300_000) };
  expect(refusalOf({ rules: [long] })).toEqual(['rules/0/body', 'Dài nhất 200000 chữ']);
});

test('a set that refuses stays as it was, counts and all', () => {
  const faults = new FaultSet([{ match: PAY, skip: 2, ...ANSWER }]);
  faults.take({ id: 'payDebtCustomer', userId: 2, shopId: 1, nameOf: () => undefined });
  const before = JSON.stringify(faults.rules);
  expect(() => faults.replace([{ ...ANSWER, times: 0 }])).toThrow(Refused);
  expect(() => faults.add({ ...ANSWER, match: { path: '/nothing' } })).toThrow(Refused);
  expect(JSON.stringify(faults.rules)).toBe(before);
});

test('a rule that has no turn because an earlier one takes all of its calls is told', () => {
  const faults = new FaultSet([
    { match: { path: '/api/debt' }, ...ANSWER },
    { match: PAY, times: 1, ...ANSWER },
    { match: { operationId: 'login' }, every: 2, ...ANSWER },
    { match: { operationId: 'login' }, ...ANSWER },
  ]);
  expect(faults.rules.map(({ hiddenBy }) => hiddenBy)).toEqual([undefined, 1, undefined, undefined]);
  faults.add({ match: PAY, times: 1, ...ANSWER });
  expect(faults.rules.map(({ id, hiddenBy }) => [id, hiddenBy])).toEqual([
    [5, undefined],
    [1, undefined],
    [2, 1],
    [3, undefined],
    [4, undefined],
  ]);
});

test('half of the waits are below the median, and one of a hundred is above p99', () => {
  let drawn = 7;
  const chance = () => {
    drawn = (drawn * 16_807) % 2_147_483_647;
    return drawn / 2_147_483_647;
  };
  const waits = Array.from({ length: 20_000 }, () => delayOf({ kind: 'slow', medianMs: 300, p99Ms: 3000 }, chance));
  const share = (above: number) => waits.filter((ms) => ms > above).length / waits.length;
  expect(share(300)).toBeCloseTo(0.5, 1);
  expect(Math.abs(share(3000) - 0.01)).toBeLessThan(0.003);
  expect(delayOf({ kind: 'slow', medianMs: 300 }, chance)).toBe(300);
});

test('an answer is spoilt as the fault says', () => {
  const body = { Result: 1, Message: 'Xong', Data: { Amount: 5, Name: 'Hoa', Rows: [{ ID: 1 }], None: null } };
  expect(spoilt({ Result: 1 }, 'truncated')).toBe('{"Resu');
  expect(spoilt(body, 'html')).toContain('<html>');
  expect(spoilt(body, 'empty')).toBe('');
  expect(JSON.parse(spoilt(body, 'wrongType'))).toEqual({
    Result: 1,
    Message: 'Xong',
    Data: { Amount: '5', Name: ['Hoa'], Rows: { 0: { ID: '1' } }, None: '' },
  });
});
