import { expect, test } from 'vitest';
import { NO_FAULT, NO_FAULTS, planFault } from '../faults.ts';
import { EMPTY_DRAFT, FAILURES, ruleOf, sentenceOfRule } from './faultText.ts';

test('what was typed without a way to fail is no rule: waits alone do not say that calls fail', () => {
  expect([ruleOf(EMPTY_DRAFT), ruleOf({ ...EMPTY_DRAFT, minMs: '800' })]).toEqual([undefined, undefined]);
});

test.each([
  [{ minMs: '800' }, 800],
  [
    { minMs: '100', medianMs: '300', p95Ms: '2000' },
    { minMs: 100, medianMs: 300, p95Ms: 2000 },
  ],
])('slow calls of %j are only slow, whatever share and code were typed before', (typed, latencyMs) => {
  const rule = ruleOf({ ...EMPTY_DRAFT, failure: 'none', percent: '100', status: '500', ...typed });
  expect(rule).toEqual({ ...NO_FAULT, latencyMs });
  expect(planFault({ ...NO_FAULTS, rules: rule ? [rule] : [] }, 'login', () => 0).failure).toBe('none');
});

test('each way to fail is told as it was chosen, with its wait', () => {
  const told = FAILURES.map(({ value }) => {
    const rule = ruleOf({ ...EMPTY_DRAFT, failure: value, minMs: '800' });
    return rule && sentenceOfRule(rule);
  });
  expect(told.slice(0, 3)).toEqual([
    'Chậm 800 ms',
    'Trả mã lỗi HTTP 500, 100% lời gọi; chậm 800 ms',
    'Hết phiên đăng nhập (401), 100% lời gọi; chậm 800 ms',
  ]);
  expect(told.every((text) => text?.toLowerCase().includes('chậm 800 ms'))).toBe(true);
});
