import { useMemo } from 'react';
import { useListBankCardsQuery } from '../../../api/bankCardApi.ts';
import { CASH, fundName, TRANSFER, type FundBody, type FundValues } from './fund.ts';
import { isInUse } from '../../../lib/isInUse.ts';

/** The shop's funds as a money form needs them. */
export interface Funds {
  /** What a form starts with: what was used last, else cash, and the default account should the person choose a transfer. */
  start: FundValues;
  /** A chosen fund in words. */
  nameOf: (fund: FundBody | FundValues) => string;
}

const all = { PageSize: 500 };

/**
 * Cash box and bank accounts of the shop.
 *
 * @param used the fund that was used last: a form starts with it as long as its account is in use
 */
export function useFunds(used?: FundValues): Funds {
  const { data } = useListBankCardsQuery(all);
  return useMemo(() => {
    const accounts = data?.Data ?? [];
    const inUse = accounts.filter(isInUse);
    const first = inUse.find(({ IsDefault }) => IsDefault) ?? inUse[0];
    const last = inUse.find(({ BankCardID }) => BankCardID === used?.BankCardID);
    const Method = used?.Method === TRANSFER && last ? TRANSFER : CASH;
    return {
      start: { Method, BankCardID: (last ?? first)?.BankCardID ?? null },
      nameOf: (fund) => fundName(fund, accounts),
    };
  }, [data, used]);
}
