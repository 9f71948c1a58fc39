import { expect, test } from 'vitest';
import { readJson } from './readJson.ts';

test.each([
  ['{"a":1,"b":{"a":2},"c":[{"a":1},{"a":2}]}'],
  ['{"text":"a \\"quoted\\": {[ brace \\\\","other":"}]"}'],
  ['null'],
  ['"\\u0041"'],
])('%s is read', (text) => {
  expect(read(text)).toEqual({ ok: true, value: JSON.parse(text) as unknown });
});

test.each([
  ['{"a":1', /JSON/],
  ['', /JSON/],
  ["{'a':1}", /JSON/],
  ['{"a":NaN}', /JSON/],
  ['{"a":1}{"b":2}', /JSON/],
  ['{"Amount":1,"Amount":2}', /lặp lại/],
  ['{"list":[{"a":1,"b":2, "a" :3}]}', /lặp lại/],
  ['['.repeat(33) + ']'.repeat(33), /quá 32 cấp/],
  ['['.repeat(200_000), /quá 32 cấp/],
  ['{"a":'.repeat(20_000), /quá 32 cấp/],
])('%.30s is refused', (text, message) => {
  const body = read(text);
  expect(body.ok ? '' : body.message).toMatch(message);
});

test.each([
  ['a text without an end', '"' + '\\"'.repeat(500_000)],
  ['a text without an end after a backslash', '"' + '\\"'.repeat(500_000) + '\\'],
  ['deep nesting behind a field given twice', '{"a":1,"a":' + '['.repeat(200_000)],
])('%s of a megabyte is refused at once', (_, text) => {
  const started = performance.now();
  expect(read(text).ok).toBe(false);
  expect(performance.now() - started).toBeLessThan(2000);
});

test('bytes that are no UTF-8 are refused', () => {
  expect(readJson(Uint8Array.from([0x22, 0xff, 0x22]))).toMatchObject({ ok: false });
});

function read(text: string) {
  return readJson(new TextEncoder().encode(text));
}
