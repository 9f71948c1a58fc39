import { anything, assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/random.ts';
import type { RecordedCall } from './recordedCall.ts';
import { SecretSieve } from './withoutSecrets.ts';

const CARD = '4111111111111111';
const TOKEN = 'f3c9a1b2c3d4e5f60718293a4b5c6d7e';

test.each([
  ['a card number as a number', `{"No":${CARD}}`, CARD],
  ['a number of 19 digits', '{"No":4111111111111111110}', '41111111111'],
  ['a card number in a name', `{"${CARD}":1}`, CARD],
  ['a card number in groups', '{"Note":"4111 1111-1111 1111"}', '1111-1111'],
  ['a security code', '{"Note":"thẻ Hoa CVV 123"}', '123'],
  ['a password of any name', '{"NewPassword":"Matkhau2026"}', 'Matkhau2026'],
  ['a broken body', '{"Password":"Matkhau2026","Note":"41111111', 'Matkhau2026'],
  ['the page of a proxy', `<html>token=${TOKEN}</html>`, TOKEN],
  ['a picture', '{"Url":"data:image/png;base64,iVBORw0KGgoAAAANSUhEUg=="}', 'iVBOR'],
])('%s is not written down', (_what, text, secret) => {
  expect(text).toContain(secret);
  for (const place of ['body', 'answer'] as const) {
    const sifted = new SecretSieve().sift(callWith({ [place]: { type: 'application/json', text } }));
    expect(JSON.stringify(sifted)).not.toContain(secret);
  }
});

test('a token that was met once is struck out under any name, inside any word; a short password where it stands alone', () => {
  const sieve = new SecretSieve();
  const login = { type: 'application/json', text: JSON.stringify({ UserName: 'a', Password: 'quan7a' }) };
  sieve.sift(
    callWith({ body: login, answer: { type: 'application/json', text: JSON.stringify({ Data: { Token: TOKEN } }) } }),
  );
  const text = JSON.stringify({ Link: `https://x.vn/?s=${TOKEN}Z`, Note: 'mk là quan7a nhé', Street: 'Hẻm quan7a5' });
  const sifted = sieve.sift(callWith({ query: [['q', TOKEN]], answer: { type: 'application/json', text } }));
  expect(sifted.query).toEqual([['q', '***']]);
  expect(JSON.parse(sifted.answer.text ?? '')).toMatchObject({ Link: 'https://x.vn/?s=***Z', Street: 'Hẻm quan7a5' });
  expect(sifted.answer.text).not.toContain('quan7a nhé');
});

test('files, forms and headers are left out', () => {
  for (const type of [
    'multipart/form-data; boundary=x',
    'application/pdf',
    'image/png',
    'application/x-www-form-urlencoded',
  ])
    expect(new SecretSieve().sift(callWith({ body: { type, text: CARD } })).body).toEqual({ type: type.split(';')[0] });
  expect(new SecretSieve().sift(callWith({ userId: `2; ${TOKEN}`, shopId: '-111' }))).toMatchObject({
    userId: '',
    shopId: '-111',
  });
});

test('what went through the sieve goes through it unchanged', () => {
  const secret = constantFrom(CARD, '4111 1111 1111 1111', 'CVV 123', TOKEN, '***', '970436 0000 1111 2222');
  const value = anything({
    values: [secret, string()],
    key: constantFrom('Note', 'Token', 'Password', 'Amount', CARD),
    maxDepth: 3,
  });
  assert(
    property(value, secret, (answer, query) => {
      const call = callWith({
        query: [['GeneralSearch', query]],
        answer: { type: 'application/json', text: textOf(answer) },
      });
      const once = new SecretSieve().sift(call);
      expect(new SecretSieve().sift(once)).toEqual(once);
      expect(JSON.stringify(once)).not.toContain(CARD);
    }),
    runs(300),
  );
});

function textOf(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => (typeof part === 'bigint' ? String(part) : part)) ?? 'null';
}

function callWith(change: Partial<RecordedCall>): RecordedCall {
  const answer = { type: 'application/json', text: '{}' };
  const who = { userId: '2', shopId: '1' };
  return {
    startedAt: '',
    ms: 1,
    method: 'POST',
    path: '/api/Customer',
    query: [],
    ...who,
    status: 200,
    answer,
    ...change,
  };
}
