import { describe, expect, it } from 'vitest';
import type { BankCard } from '@so-the/api-client';
import { fundBody, fundName, readFund } from './fund.ts';

const account = { BankCardID: 3, BankCode: 'VCB', AccountNo: '0011001932418' } as BankCard;

describe('the fund of a money form', () => {
  it('sends no account with cash, even when one was chosen before', () => {
    expect(fundBody({ Method: 1, BankCardID: 3 })).toEqual({ Method: 1 });
  });

  it('sends the account with a transfer', () => {
    expect(fundBody({ Method: 2, BankCardID: 3 })).toEqual({ Method: 2, BankCardID: 3 });
  });

  it('is named in the confirmation as the cash box or the account', () => {
    expect(fundName({ Method: 1, BankCardID: 3 }, [account])).toBe('Tiền mặt');
    expect(fundName({ Method: 2, BankCardID: 3 }, [account])).toBe('Chuyển khoản · VCB ···2418');
  });

  it('still says how the money moves when the account is no longer listed', () => {
    expect(fundName({ Method: 2, BankCardID: 9 }, [account])).toBe('Chuyển khoản');
  });
});

describe('a fund that was kept', () => {
  it.each([
    ['cash', { Method: 1, BankCardID: null }, { Method: 1, BankCardID: null }],
    ['an account', { Method: 2, BankCardID: 12 }, { Method: 2, BankCardID: 12 }],
    ['cash beside the account of before', { Method: 1, BankCardID: 12 }, { Method: 1, BankCardID: 12 }],
    ['a transfer from nowhere', { Method: 2, BankCardID: null }, undefined],
    ['a method nobody knows', { Method: 3, BankCardID: 12 }, undefined],
    ['no fund', 'cash', undefined],
    ['nothing', undefined, undefined],
  ])('%s', (_what, kept, fund) => {
    expect(readFund(kept)).toEqual(fund);
  });
});
