import { expect, it } from 'vitest';
import { countedField, type CountValues } from './countValues.ts';

const typed: CountValues = {
  Funds: [
    { Counted: null, Reason: '' },
    { Counted: 5_000_000, Reason: 'Phí ngân hàng chưa ghi' },
    { Counted: null, Reason: '' },
    { Counted: 0, Reason: '' },
  ],
  Notes: {},
};

it.each([
  ['Funds.0.Reason', 'Funds.1.Reason'],
  ['Funds.1.Counted', 'Funds.3.Counted'],
  ['Date', 'Date'],
])('a fault at %s of what is sent belongs to the field %s', (sent, field) => {
  expect(countedField(sent, typed)).toBe(field);
});
