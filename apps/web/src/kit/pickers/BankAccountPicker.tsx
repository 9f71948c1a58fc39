import { formatMoney } from '@so-the/ui/format';
import { useListBankCardsQuery } from '../../api/bankCardApi.ts';
import { accountName } from './accountName.ts';
import type { PickerProps } from './pickerProps.ts';
import { RecordSelect } from './RecordSelect.tsx';

const all = { PageSize: 500 };

/** A bank account of the shop with its balance. */
export function BankAccountPicker(props: PickerProps<number>) {
  const accounts = useListBankCardsQuery(all);
  return (
    <RecordSelect
      {...props}
      answer={accounts}
      option={(account) => ({
        value: account.BankCardID,
        label: `${accountName(account)} · ${formatMoney(account.Balance)}`,
        overdrawn: account.Balance < 0,
        retired: account.Status !== 1,
      })}
    />
  );
}
