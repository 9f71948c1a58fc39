import { expect, test } from 'vitest';
import { NO_FAULTS, planFault, readFaults } from './faults.ts';

test.each([
  [{}, NO_FAULTS],
  [{ status: 500 }, { ...NO_FAULTS, status: 500, errorRate: 1 }],
  [{ drop: true }, { ...NO_FAULTS, drop: 'before', errorRate: 1 }],
  [
    { drop: 'after', errorRate: 0.5, match: 'payDebtCustomer' },
    { ...NO_FAULTS, drop: 'after', errorRate: 0.5, match: 'payDebtCustomer' },
  ],
  [{ latencyMs: 800 }, { ...NO_FAULTS, latencyMs: 800 }],
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
])('%j is refused at the part that makes no sense', (given, path) => {
  expect(readFaults(given)).toEqual({ ok: false, path });
});

test('a fault hits the share of matching calls it says, by operation id or part of the path', () => {
  const faults = { ...NO_FAULTS, latencyMs: 100, status: 500, errorRate: 0.5, match: 'listCustomers' };
  expect(planFault(faults, 'listCustomers', 0.4)).toEqual({ delayMs: 100, failure: 'status', status: 500 });
  expect(planFault(faults, 'listCustomers', 0.5)).toEqual({ delayMs: 100, failure: 'none' });
  expect(planFault(faults, 'login', 0)).toEqual({ delayMs: 0, failure: 'none' });
  expect(planFault({ ...faults, match: '/api/Customer/' }, 'saveCustomer', 0).failure).toBe('status');
  expect(planFault({ ...faults, drop: 'hang' }, 'listCustomers', 0).failure).toBe('hang');
});
