import type { VietQrProps } from '@so-the/ui';
import { useListBankCardsQuery } from '../../api/bankCardApi.ts';
import { useListAllBanksQuery } from '../../api/metaApi.ts';
import { isInUse } from '../../lib/isInUse.ts';

/** Where somebody pays what they owe. */
export type Payee = Pick<VietQrProps, 'payment' | 'bank' | 'holder'>;

const all = { PageSize: 500 };

/**
 * The account of the shop that a debt is paid into: the default one; none where nothing is to be paid.
 *
 * @param amount what is to be paid, in đồng
 * @param content what the transfer says: the code of the order or of who pays
 * @param accountId the account it is paid into. Default: the shop's default one
 */
export function usePayee(amount: number, content: string, accountId?: number): Payee | undefined {
  return usePayeeOf()(amount, content, accountId);
}

/** Tells where an amount is paid, as {@link usePayee} does of one: for several at once, or for one that is not known yet. */
export function usePayeeOf(): (amount: number, content: string, accountId?: number) => Payee | undefined {
  const { data: accounts } = useListBankCardsQuery(all);
  const { data: banks } = useListAllBanksQuery();
  return (amount, content, accountId) => {
    const inUse = accounts?.Data.filter(isInUse) ?? [];
    const chosen = inUse.find(({ BankCardID }) => BankCardID === accountId);
    const account = chosen ?? inUse.find(({ IsDefault }) => IsDefault) ?? inUse[0];
    const bank = banks?.Data.find(({ BankCode }) => BankCode === account?.BankCode);
    if (amount <= 0 || account === undefined || bank === undefined) return undefined;
    const payment = { bin: bank.Bin, account: account.AccountNo, amount, content };
    return { payment, bank: bank.BankName, holder: account.AccountOwner };
  };
}
