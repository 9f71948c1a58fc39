import { expect, test } from 'vitest';
import { NO_FAULT, NO_FAULTS, planFault, spoiled } from './faults.ts';
import { readFaults } from './readFaults.ts';

const SLOW = { minMs: 100, medianMs: 300, p95Ms: 2000 };

test.each([
  [{}, NO_FAULTS],
  [{ status: 500 }, { ...NO_FAULTS, status: 500, errorRate: 1 }],
  [{ drop: true }, { ...NO_FAULTS, drop: 'before', errorRate: 1 }],
  [
    { drop: 'after', errorRate: 0.5, match: 'payDebtCustomer' },
    { ...NO_FAULTS, drop: 'after', errorRate: 0.5, match: 'payDebtCustomer' },
  ],
  [{ latencyMs: 800 }, { ...NO_FAULTS, latencyMs: 800 }],
  [{ body: 'html' }, { ...NO_FAULTS, body: 'html', errorRate: 1 }],
  [
    { rules: [{ match: 'login', status: 401 }, { latencyMs: SLOW }] },
    {
      ...NO_FAULTS,
      rules: [
        { ...NO_FAULT, match: 'login', status: 401, errorRate: 1 },
        { ...NO_FAULT, latencyMs: SLOW },
      ],
    },
  ],
])('%j is read', (given, faults) => {
  expect(readFaults(given)).toEqual({ ok: true, faults });
});

test.each([
  [{ latencyMs: -1 }, 'latencyMs'],
  [{ latencyMs: '5' }, 'latencyMs'],
  [{ errorRate: 1.1 }, 'errorRate'],
  [{ status: 200 }, 'status'],
  [{ status: 500.5 }, 'status'],
  [{ drop: 'never' }, 'drop'],
  [{ match: 5 }, 'match'],
  [{ speed: 1 }, 'speed'],
  [{ body: 'xml' }, 'body'],
  [{ latencyMs: { ...SLOW, medianMs: 9000 } }, 'latencyMs'],
  [{ latencyMs: { minMs: 1, p95Ms: 2 } }, 'latencyMs'],
  [{ rules: {} }, 'rules'],
  [{ rules: [{}, { status: 5 }] }, 'rules/1/status'],
  [{ rules: [5] }, 'rules/0/'],
  [JSON.parse('{"__proto__":1}'), '__proto__'],
])('%j is refused at the part that makes no sense', (given, path) => {
  expect(readFaults(given)).toEqual({ ok: false, path });
});

test('a fault hits the share of matching calls it says, by operation id or part of the path', () => {
  const faults = { ...NO_FAULTS, latencyMs: 100, status: 500, errorRate: 0.5, match: 'listCustomers' };
  expect(planFault(faults, 'listCustomers', () => 0.4)).toEqual({ delayMs: 100, failure: 'status', status: 500 });
  expect(planFault(faults, 'listCustomers', () => 0.5)).toEqual({ delayMs: 100, failure: 'none' });
  expect(planFault(faults, 'login', () => 0)).toEqual({ delayMs: 0, failure: 'none' });
  expect(planFault({ ...faults, match: '/api/Customer/' }, 'saveCustomer', () => 0).failure).toBe('status');
  expect(planFault({ ...faults, drop: 'hang' }, 'listCustomers', () => 0).failure).toBe('hang');
});

test('the first rule that matches decides; calls no rule names fall to the fault beside the rules', () => {
  const rules = [
    { ...NO_FAULT, match: 'login', status: 401, errorRate: 1 },
    { ...NO_FAULT, match: '/User/', body: 'empty', errorRate: 1 } as const,
  ];
  const faults = { ...NO_FAULTS, status: 503, errorRate: 1, rules };
  const failures = (['login', 'register', 'listCustomers'] as const).map((id) => planFault(faults, id, () => 0));
  expect(failures).toMatchObject([{ status: 401 }, { body: 'empty' }, { status: 503 }]);
});

test('waits are spread as the three marks say', () => {
  const waits = [0, 0.25, 0.5, 0.95, 0.99].map(
    (share) => planFault({ ...NO_FAULTS, latencyMs: SLOW }, 'login', () => share).delayMs,
  );
  expect(waits).toEqual([100, 200, 300, 2000, 3360]);
});

test('an answer is spoiled as the fault says', () => {
  expect((['truncated', 'html', 'empty'] as const).map((how) => spoiled('{"Result":1}', how))).toEqual([
    '{"Resu',
    expect.stringContaining('<html>'),
    '',
  ]);
});
