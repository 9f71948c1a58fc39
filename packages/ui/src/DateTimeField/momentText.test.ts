import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { momentText } from './momentText.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-26T23:30:00+07:00') });
});

afterEach(() => {
  vi.useRealTimers();
});

const NOON = '2026-11-20T12:00:00+07:00';

it.each([
  ['9:00', null, '2026-11-26T09:00:00+07:00'],
  ['9', null, '2026-11-26T09:00:00+07:00'],
  ['15', NOON, '2026-11-20T15:00:00+07:00'],
  ['15h30', null, '2026-11-26T15:30:00+07:00'],
  ['mai 9h', NOON, '2026-11-27T09:00:00+07:00'],
  ['+3 15h30', null, '2026-11-29T15:30:00+07:00'],
  ['hôm nay 9:00', null, '2026-11-26T09:00:00+07:00'],
  ['mai', NOON, null],
  ['25', NOON, null],
  ['15h', null, '2026-11-26T15:00:00+07:00'],
  ['9h05', NOON, '2026-11-20T09:05:00+07:00'],
  ['5/12 9h', NOON, '2026-12-05T09:00:00+07:00'],
  ['20/11/2026 15:30', null, '2026-11-20T15:30:00+07:00'],
  ['25:00', NOON, null],
  ['0905', NOON, null],
  ['20/11/2026', NOON, null],
])('%s where %s stands is %s', (text, value, moment) =>
  expect(momentText(value).parse(text)).toEqual(moment === null ? { ok: false } : { ok: true, value: moment }),
);
