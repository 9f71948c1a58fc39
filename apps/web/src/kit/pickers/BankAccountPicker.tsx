import { formatMoney, joined } from '@so-the/ui/format';
import { useListBankCardsQuery } from '../../api/bankCardApi.ts';
import { accountName } from './accountName.ts';
import type { PickerProps } from './pickerProps.ts';
import { RecordSelect } from './RecordSelect.tsx';
import { isInUse } from '../../lib/isInUse.ts';

const all = { PageSize: 500 };

/** A bank account of the shop, with its balance for who may see balances. */
export function BankAccountPicker(props: PickerProps<number>) {
  const accounts = useListBankCardsQuery(all);
  return (
    <RecordSelect
      {...props}
      answer={accounts}
      option={({ BankCardID, Balance, Status, ...account }) => ({
        value: BankCardID,
        label: joined(accountName({ ...account, BankCardID }), formatMoney(Balance)),
        overdrawn: Balance !== undefined && Balance < 0,
        retired: !isInUse({ Status }),
      })}
    />
  );
}
