import { vietnamToday } from '@so-the/ui/format';
import { useListBankCardsQuery } from '../../../api/bankCardApi.ts';
import { useGetCashBookQuery } from '../../../api/reportApi.ts';
import { useRights } from '../../access/useRights.ts';
import { PATHS } from '../../places/paths.ts';
import { useIsCompany } from '../../../session/useIsCompany.ts';
import { useSession } from '../../../session/useSession.ts';
import { CASH, type FundBody } from './fund.ts';

const all = { PageSize: 500 };

/** Tells what lies in a fund of the shop, of the company its own, in đồng; undefined while it is not known, and for who may not see funds. */
export function useFundBalance(): (fund: FundBody) => number | undefined {
  const isCompany = useIsCompany();
  const { shop } = useSession();
  const { view } = useRights(isCompany ? PATHS.companyCashBook : PATHS.cashBook);
  const accounts = useListBankCardsQuery(all);
  const own = isCompany ? { searchShopID: shop.ShopID } : {};
  const cash = useGetCashBookQuery({ ...own, accountType: 1, fromDate: vietnamToday(), PageSize: 1 }, { skip: !view });
  return ({ Method, BankCardID }) => {
    if (Method === CASH) return cash.data?.Data.Funds[0]?.Closing;
    return accounts.data?.Data.find((account) => account.BankCardID === BankCardID)?.Balance;
  };
}
