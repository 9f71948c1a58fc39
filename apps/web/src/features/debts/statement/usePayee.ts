import { useListAllBanksQuery } from '../../../api/metaApi.ts';
import { useListBankCardsQuery } from '../../../api/bankCardApi.ts';
import type { PartyDebt } from '../../../kit/debt/partyDebt.ts';
import type { Payee } from './statementText.ts';

const all = { PageSize: 500 };

/** The account of the shop that what the party may pay now goes to: the default one; none where nothing is to be paid. */
export function usePayee({ collectable: amount, Code: content }: PartyDebt): Payee | undefined {
  const { data: accounts } = useListBankCardsQuery(all);
  const { data: banks } = useListAllBanksQuery();
  const inUse = accounts?.Data.filter(({ Status }) => Status === 1) ?? [];
  const account = inUse.find(({ IsDefault }) => IsDefault) ?? inUse[0];
  const bank = banks?.Data.find(({ BankCode }) => BankCode === account?.BankCode);
  if (amount <= 0 || account === undefined || bank === undefined) return undefined;
  const payment = { bin: bank.Bin, account: account.AccountNo, amount, content };
  return { payment, bank: bank.BankName, holder: account.AccountOwner };
}
