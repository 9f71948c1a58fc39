import { labelOf, wholeBooksOptions } from '@so-the/api-client';
import { SelectField } from '@so-the/ui';
import { useListBankCardsQuery } from '../../../api/bankCardApi.ts';
import type { Rights } from '../../../kit/access/rights.ts';
import type { FilterValues } from '../../../kit/list/address/listAddress.ts';
import type { ListControl } from '../../../kit/list/address/useListState.ts';
import { accountName } from '../../../kit/pickers/accountName.ts';
import type { cashBookFilters } from './cashBookFilters.ts';

/** State of the cash book. */
export type CashBookList = ListControl<FilterValues<typeof cashBookFilters>> & { rights: Rights };

const all = { PageSize: 500 };
const CASH = 'cash';
const JOURNAL = 'all';

/** All funds, the cash box, one bank account, or for who may see profits the journal of all accounts. */
export function FundFilter({ list }: { list: CashBookList }) {
  const { data } = useListBankCardsQuery(all);
  const accounts = data?.Data ?? [];
  const account = list.filter('accountID').value;
  const isCash = list.filter('accountType').value === 1;
  const journal = list.filter('Account').value;
  const chosen = journal ?? (account === null ? (isCash ? CASH : null) : String(account));
  const choose = (book: string | null) => {
    const isFund = book !== null && book !== JOURNAL;
    list.setFilters({
      Account: book === JOURNAL ? JOURNAL : undefined,
      accountType: isFund ? (book === CASH ? 1 : 2) : undefined,
      accountID: isFund && book !== CASH ? Number(book) : undefined,
    });
  };
  return (
    <SelectField
      label="Quỹ"
      hideLabel
      placeholder="Tất cả quỹ"
      value={chosen}
      options={[
        { value: CASH, label: 'Tiền mặt' },
        ...accounts.map((one) => ({ value: String(one.BankCardID), label: accountName(one) })),
        ...(list.rights.profit
          ? [{ value: JOURNAL, label: `${labelOf(wholeBooksOptions, JOURNAL)} (mọi tài khoản)` }]
          : []),
      ]}
      onChange={choose}
    />
  );
}
