import { expect, it } from 'vitest';
import { filledIn } from './filledIn.ts';

it('sends what is filled in and leaves the rest out', () => {
  const typed = {
    FullName: '  Nguyễn Văn A ',
    Phone2: '',
    Address: '   ',
    DebtLimit: null,
    AffID: undefined,
    FeePercentDefault: 0,
    IsDefault: false,
    Fees: [{ TypeCard: 1, FeePercent: 1320, Note: '' }],
  };
  expect(filledIn(typed)).toEqual({
    FullName: 'Nguyễn Văn A',
    FeePercentDefault: 0,
    IsDefault: false,
    Fees: [{ TypeCard: 1, FeePercent: 1320 }],
  });
});
