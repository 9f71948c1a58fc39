import { SelectField } from '@so-the/ui';
import { useListBankCardsQuery } from '../../api/bankCardApi.ts';
import type { FilterValues } from '../../kit/list/listAddress.ts';
import type { ListControl } from '../../kit/list/useListState.ts';
import { accountName } from '../../kit/pickers/accountName.ts';
import type { cashBookFilters } from './cashBookFilters.ts';

/** State of the cash book. */
export type CashBookList = ListControl<FilterValues<typeof cashBookFilters>>;

const all = { PageSize: 500 };
const CASH = 'cash';

/** All funds, the cash box, or one bank account. */
export function FundFilter({ list }: { list: CashBookList }) {
  const { data } = useListBankCardsQuery(all);
  const accounts = data?.Data ?? [];
  const account = list.filter('accountID').value;
  const isCash = list.filter('accountType').value === 1;
  const choose = (fund: string | null) =>
    list.setFilters({
      accountType: fund === null ? undefined : fund === CASH ? 1 : 2,
      accountID: fund === null || fund === CASH ? undefined : Number(fund),
    });
  return (
    <SelectField
      label="Quỹ"
      hideLabel
      placeholder="Tất cả quỹ"
      value={account === null ? (isCash ? CASH : null) : String(account)}
      options={[
        { value: CASH, label: 'Tiền mặt' },
        ...accounts.map((one) => ({ value: String(one.BankCardID), label: accountName(one) })),
      ]}
      onChange={choose}
    />
  );
}
