import { expect, it } from 'vitest';
import { changedValues } from './changedValues.ts';

it('pairs what a field was with what it became', () => {
  const OldValue = '{"FullName":"An","DebtLimit":5,"CCCD":"***789"}';
  const NewValue = '{"FullName":"Ân","DebtLimit":5,"IsDefault":true,"Fees":[{"FeePercent":1320}]}';
  expect(changedValues({ OldValue, NewValue })).toEqual([
    { field: 'FullName', before: 'An', after: 'Ân' },
    { field: 'DebtLimit', before: '5', after: '5' },
    { field: 'CCCD', before: '***789', after: undefined },
    { field: 'IsDefault', before: undefined, after: 'Có' },
    { field: 'Fees', before: undefined, after: '[{"FeePercent":1320}]' },
  ]);
});

it.each([
  [undefined, []],
  ['null', []],
  ['{"broken', [{ field: '', before: '{"broken', after: undefined }]],
])('%j as what was is told as it is', (OldValue, told) => {
  expect(changedValues({ OldValue, NewValue: undefined })).toEqual(told);
});
