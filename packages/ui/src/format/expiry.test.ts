import { expect, it } from 'vitest';
import { parseExpiry } from './expiry.ts';

it.each([
  ['08/2029', 8],
  ['8/29', 8],
  ['０８／２９', 8],
  ['08–2029', 8],
  ["'0829", 8],
  ['01/08/2029', 8],
  ['Aug-29', 8],
  ['Dec 2029', 12],
  ['2029-08', 8],
  ['2029/12', 12],
  ['Tháng 8/2029', 8],
  ['T8/29', 8],
  ['Thg8-29', 8],
])('%s is of month %s', (text, month) => {
  expect(parseExpiry(text)).toEqual({ ok: true, value: { month, year: 2029 } });
});

it.each(['28/08/2029', '28-Sep', '13/29', '829', '2029', 'Agu-29', '47331', '2029-13', 'T13/29', '29/08'])(
  '%s is none',
  (text) => {
    expect(parseExpiry(text)).toEqual({ ok: false });
  },
);

it('is empty where nothing is typed', () => expect(parseExpiry(' ')).toEqual({ ok: true, value: null }));
