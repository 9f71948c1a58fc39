import { describe, expect, it } from 'vitest';
import { addMonths } from '../format/days.ts';
import { clampDay, dayAfterKey, monthWeeks } from './month.ts';

describe('monthWeeks', () => {
  it('shows six whole weeks from Monday on', () => {
    const weeks = monthWeeks('2026-08-15');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.[0]).toBe('2026-07-27');
    expect(weeks[5]?.[6]).toBe('2026-09-06');
  });

  it('starts with the first day when that is a Monday', () =>
    expect(monthWeeks('2026-06-01')[0]?.[0]).toBe('2026-06-01'));
});

describe('dayAfterKey', () => {
  it.each([
    ['ArrowLeft', '2026-07-31'],
    ['ArrowRight', '2026-08-02'],
    ['ArrowUp', '2026-07-25'],
    ['ArrowDown', '2026-08-08'],
    ['Home', '2026-07-27'],
    ['End', '2026-08-02'],
    ['PageUp', '2026-07-01'],
    ['PageDown', '2026-09-01'],
  ])('%s leads from 01/08/2026 to %s', (key, day) => expect(dayAfterKey('2026-08-01', key, false)).toBe(day));

  it('moves by years with Shift and ignores other keys', () => {
    expect(dayAfterKey('2028-02-29', 'PageDown', true)).toBe('2029-02-28');
    expect(dayAfterKey('2026-08-01', 'a', false)).toBeNull();
  });
});

it('stays in a shorter month', () => expect(addMonths('2026-01-31', 1)).toBe('2026-02-28'));

it('stays between its bounds', () => {
  expect(clampDay('2026-01-01', '2026-02-01', '2026-03-01')).toBe('2026-02-01');
  expect(clampDay('2026-04-01', '2026-02-01', '2026-03-01')).toBe('2026-03-01');
  expect(clampDay('2026-04-01')).toBe('2026-04-01');
});
