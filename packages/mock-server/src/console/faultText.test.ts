import { expect, test } from 'vitest';
import type { ShownFault } from '../faults/faultRule.ts';
import { readRule } from '../faults/readFaults.ts';
import { EMPTY_DRAFT, ruleOf, type FaultDraft } from './faultDraft.ts';
import { countOf, KINDS, sentenceOf, whereOf } from './faultText.ts';

function told(draft: Partial<FaultDraft>): string {
  return sentenceOf(readRule(ruleOf({ ...EMPTY_DRAFT, ...draft })));
}

test('a form nothing was typed into describes a rule that the server takes, whatever kind is chosen', () => {
  expect(KINDS.map(({ value }) => told({ kind: value }))).toEqual([
    'Trả mã 500, một lần',
    'Chậm 2000 ms, một lần',
    'Mất kết nối trước khi xử lý, một lần',
    'Nội dung hỏng: Bị cắt đôi, một lần',
    'Nhỏ giọt 200 byte mỗi giây, một lần',
  ]);
});

test.each<[Partial<FaultDraft>, string]>([
  [{ turn: '3' }, 'Trả mã 500, lần thứ 3, một lần'],
  [{ repeat: 'always' }, 'Trả mã 500, mỗi lần'],
  [{ turn: '3', repeat: 'always' }, 'Trả mã 500, từ lần thứ 3, mỗi lần'],
  [{ turn: '2', repeat: 'every', every: '5' }, 'Trả mã 500, từ lần thứ 2, mỗi 5 lần'],
  [{ kind: 'slow', medianMs: '300', p99Ms: '4000' }, 'Chậm 300 ms, p99 4000 ms, một lần'],
  [{ status: '200', message: 'Đã đủ' }, 'Trả mã 200, báo “Đã đủ”, một lần'],
  [{ body: '{"any":1}' }, 'Trả mã 500 với nội dung riêng, một lần'],
  [{ kind: 'lost', when: 'hang' }, 'Không bao giờ trả lời, một lần'],
])('what was typed as %j is told as %s', (draft, sentence) => {
  expect(told(draft)).toBe(sentence);
});

test('only the fields of the kind that is chosen count, whatever was typed before', () => {
  const rule = ruleOf({ ...EMPTY_DRAFT, kind: 'slow', status: 'x', body: 'no JSON', bytesPerSecond: '0' });
  expect(rule).toEqual({ match: {}, times: 1, kind: 'slow', medianMs: 2000 });
  expect(() => ruleOf({ ...EMPTY_DRAFT, body: 'no JSON' })).toThrow('Nội dung riêng không phải JSON hợp lệ');
});

test('a call is named by its operation, by part of its path, by who makes it and by a field', () => {
  const drafts = [
    {},
    { call: 'payDebtCustomer', field: 'Amount', fieldValue: '5000000' },
    { call: '/api/Customer/', user: 'chushop' },
    { user: '2' },
  ];
  expect(drafts.map((draft) => whereOf({ match: ruleOf({ ...EMPTY_DRAFT, ...draft }).match ?? {} }))).toEqual([
    'Mọi lời gọi',
    'payDebtCustomer · Amount = 5000000',
    '/api/Customer/ · tài khoản chushop',
    'Mọi lời gọi · tài khoản 2',
  ]);
});

test('how far a rule is, is told', () => {
  const rule: ShownFault = { id: 1, match: {}, kind: 'answer', seen: 2, hits: 0, left: 1 };
  expect([rule, { ...rule, left: null }, { ...rule, hits: 1, left: 0 }, { ...rule, hiddenBy: 1 }].map(countOf)).toEqual(
    [
      'Đã gặp 2, làm hỏng 0, còn 1 lần',
      'Đã gặp 2, làm hỏng 0',
      'Đã dùng hết: gặp 2 lời gọi, làm hỏng 1',
      'Đã gặp 2, làm hỏng 0, còn 1 lần; chưa tới lượt vì quy tắc trên nhận hết lời gọi',
    ],
  );
});
