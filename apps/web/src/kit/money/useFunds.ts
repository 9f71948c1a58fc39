import { useMemo } from 'react';
import type { ApiFailure, BankCard } from '@so-the/api-client';
import { useListBankCardsQuery } from '../../api/bankCardApi.ts';
import { CASH, fundName, type FundBody, type FundValues } from './fund.ts';

/** The shop's funds as a money form needs them. */
export interface Funds {
  /** Accounts in use, the default one first. */
  accounts: readonly BankCard[];
  /** What a form starts with: cash, and the default account should the person choose a transfer. */
  start: FundValues;
  /** A chosen fund in words. */
  nameOf: (fund: FundBody | FundValues) => string;
  /** Why the accounts are not known; `undefined` while all is well. */
  failure: string | undefined;
}

/** Largest page the contract allows: a shop has far fewer accounts. */
const ALL = { Status: 1, PageIndex: 1, PageSize: 500 } as const;

/** Cash box and bank accounts of the shop, with what lies on each. */
export function useFunds(): Funds {
  const { data, error } = useListBankCardsQuery(ALL);
  return useMemo(() => {
    const accounts = (data?.Data ?? []).toSorted((one, other) => Number(other.IsDefault) - Number(one.IsDefault));
    return {
      accounts,
      start: { Method: CASH, BankCardID: accounts[0]?.BankCardID ?? null },
      nameOf: (fund) => fundName(fund, accounts),
      failure: (error as ApiFailure | undefined)?.message,
    };
  }, [data, error]);
}
