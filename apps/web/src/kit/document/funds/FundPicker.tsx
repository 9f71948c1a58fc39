import { useController } from 'react-hook-form';
import { SelectField, type SelectOption } from '@so-the/ui';
import { formatMoney, joined } from '@so-the/ui/format';
import { useListBankCardsQuery } from '../../../api/bankCardApi.ts';
import { useFormField } from '../../form/useFormField.ts';
import { accountName } from '../../pickers/accountName.ts';
import { CASH, TRANSFER, type FundValues } from './fund.ts';
import { isInUse } from '../../../lib/isInUse.ts';

const all = { PageSize: 500 };
/** Stands for the cash box among the numbers of accounts. */
const CASH_BOX = 0;

/** Props of {@link FundPicker}. */
export interface FundPickerProps {
  /** Names the fund's part: "Chi từ". */
  label: string;
  /** Shows the label, which else is for screen readers only. Default false. */
  shown?: boolean;
}

/**
 * The fund of a money form as one choice, such as for a row: cash, or an account in use, found by its digits. Must stand inside a
 * form with {@link FundValues}.
 */
export function FundPicker({ label, shown = false }: FundPickerProps) {
  const { data } = useListBankCardsQuery(all);
  const { field: method } = useController<FundValues, 'Method'>({ name: 'Method' });
  const account = useFormField<number>({ name: 'BankCardID', label, required: method.value === TRANSFER }, 'chọn');
  const chosen = method.value === CASH ? CASH_BOX : account.value;
  const options: SelectOption<number>[] = [
    { value: CASH_BOX, label: 'Tiền mặt' },
    ...(data?.Data ?? [])
      .filter((one) => isInUse(one) || one.BankCardID === chosen)
      .map(({ BankCardID, Balance, ...each }) => ({
        value: BankCardID,
        label: joined(accountName({ ...each, BankCardID }), formatMoney(Balance)),
        overdrawn: Balance !== undefined && Balance < 0,
      })),
  ];
  return (
    <SelectField
      {...account}
      label={label}
      hideLabel={!shown}
      searchable
      required
      options={options}
      value={chosen}
      onChange={(value) => {
        method.onChange(value === CASH_BOX ? CASH : TRANSFER);
        if (value !== CASH_BOX) account.onChange(value);
      }}
    />
  );
}
