import { expect, it } from 'vitest';
import { tellTrouble, type Reason } from './tellTrouble.ts';

const ends = { apiBaseUrl: 'https://api.example.vn/v1', page: 'https://app.example.vn', keys: 'auto' } as const;

it.each<[Reason, RegExp, RegExp[]]>([
  ['policy', /chưa được phép gọi/, [/thiếu https:\/\/api\.example\.vn trong connect-src/]],
  ['moved', /chuyển sang một trang web khác/, [/bắt đăng nhập/]],
  ['origin', /không cho phép trang này/, [/https:\/\/app\.example\.vn/, /Content-Type, Token, UserID, ShopID/]],
  ['silent', /không trả lời, hoặc không cho phép/, [/chứng chỉ hết hạn/, /https:\/\/app\.example\.vn/]],
  [{ missing: ['Token', 'UserID'] }, /chưa cho phép một phần/, [/còn thiếu: Token, UserID/]],
])('%j: one sentence, and what to do about it', (reason, sentence, details) => {
  const trouble = tellTrouble(reason, ends);
  const told = trouble.details.map((line) => line.join(': ')).join('\n');
  expect(trouble.api).toBe(ends.apiBaseUrl);
  expect(trouble.sentence).toMatch(sentence);
  for (const detail of details) expect(told).toMatch(detail);
});

it.each([
  ['key', 'Content-Type, Token, UserID, ShopID, Idempotency-Key'],
  ['auto', 'Content-Type, Token, UserID, ShopID, Idempotency-Key (nếu API dùng khóa chống ghi trùng)'],
  ['none', 'Content-Type, Token, UserID, ShopID'],
] as const)('with "%s" the headers are %s', (keys, headers) => {
  const { details } = tellTrouble('origin', { ...ends, keys });
  expect(details).toContainEqual(['Tiêu đề (header) phải cho phép', headers]);
});
