import { array, assert, integer, property, record } from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { runs } from '../../../../../scripts/random.ts';
import type { FaultReport } from './faultReport.ts';
import { MOST_A_MINUTE, ReportLimit } from './reportLimit.ts';

let now = 0;
let limit: ReportLimit;

beforeEach(() => {
  now = 0;
  limit = new ReportLimit(() => now);
});

it('sends a fault at once, and then once a minute with how often it was met', () => {
  expect(met('a')).toEqual([{ ...report('a'), count: 1 }]);
  expect([...met('a'), ...met('a')]).toEqual([]);
  now = 59_999;
  expect(limit.take()).toEqual([]);
  now = 60_000;
  expect(limit.take()).toEqual([{ ...report('a'), count: 2 }]);
  now = 120_000;
  expect(limit.take()).toEqual([]);
});

it('sends ten of many in a minute, the others in the next', () => {
  const first = Array.from({ length: 25 }, (_, place) => met(`fault ${place}`)).flat();
  expect(first.map(({ message }) => message)).toEqual(Array.from({ length: MOST_A_MINUTE }, (_, at) => `fault ${at}`));
  now = 60_000;
  expect(limit.take().map(({ message }) => message)).toEqual(Array.from({ length: 10 }, (_, at) => `fault ${at + 10}`));
  now = 120_000;
  expect(limit.take()).toHaveLength(5);
});

it('never sends more than ten in any minute, and counts every fault once', () => {
  const deed = record({ wait: integer({ min: 0, max: 20_000 }), fault: integer({ min: 0, max: 30 }) });
  assert(
    property(array(deed, { maxLength: 200 }), (deeds) => {
      now = 0;
      limit = new ReportLimit(() => now);
      const sent: { at: number; count: number }[] = [];
      const note = (reports: { count: number }[]) => sent.push(...reports.map(({ count }) => ({ at: now, count })));
      for (const { wait, fault } of deeds) {
        now += wait;
        note(met(String(fault)));
      }
      for (let minute = 0; minute < 5; minute += 1) {
        now += 60_000;
        note(limit.take());
      }
      for (const { at } of sent)
        expect(sent.filter((other) => other.at > at - 60_000 && other.at <= at).length).toBeLessThanOrEqual(
          MOST_A_MINUTE,
        );
      expect(sent.reduce((sum, { count }) => sum + count, 0)).toBe(deeds.length);
    }),
    runs(200),
  );
});

function met(message: string) {
  limit.add(report(message));
  return limit.take();
}

function report(message: string): FaultReport {
  return { kind: 'error', build: '1a2b3c4', route: '/', message };
}
