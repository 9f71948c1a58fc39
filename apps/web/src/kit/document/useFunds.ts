import { useMemo } from 'react';
import { useListBankCardsQuery } from '../../api/bankCardApi.ts';
import { CASH, fundName, type FundBody, type FundValues } from './fund.ts';

/** The shop's funds as a money form needs them. */
export interface Funds {
  /** What a form starts with: cash, and the default account should the person choose a transfer. */
  start: FundValues;
  /** A chosen fund in words. */
  nameOf: (fund: FundBody | FundValues) => string;
}

const all = { PageSize: 500 };

/** Cash box and bank accounts of the shop. */
export function useFunds(): Funds {
  const { data } = useListBankCardsQuery(all);
  return useMemo(() => {
    const accounts = data?.Data ?? [];
    const inUse = accounts.filter(({ Status }) => Status === 1);
    const first = inUse.find(({ IsDefault }) => IsDefault) ?? inUse[0];
    return {
      start: { Method: CASH, BankCardID: first?.BankCardID ?? null },
      nameOf: (fund) => fundName(fund, accounts),
    };
  }, [data]);
}
