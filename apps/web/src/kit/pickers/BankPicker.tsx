import { bankName, bankWords, joined } from '@so-the/ui/format';
import { useListAllBanksQuery } from '../../api/metaApi.ts';
import type { PickerProps } from './pickerProps.ts';
import { RecordSelect } from './RecordSelect.tsx';

/** A bank by its number, as cards and POS name it. */
export function BankPicker(props: PickerProps<number>) {
  const banks = useListAllBanksQuery();
  return (
    <RecordSelect
      {...props}
      answer={banks}
      option={({ BankID, BankCode, BankName }) => ({
        value: BankID,
        label: bankLabel(BankCode, BankName),
        words: bankWords(BankCode),
      })}
    />
  );
}

/** A bank by its code, as bank accounts name it. */
export function BankCodePicker(props: PickerProps<string>) {
  const banks = useListAllBanksQuery();
  return (
    <RecordSelect
      {...props}
      answer={banks}
      option={({ BankCode, BankName }) => ({
        value: BankCode,
        label: bankLabel(BankCode, BankName),
        words: bankWords(BankCode),
      })}
    />
  );
}

function bankLabel(code: string, name: string): string {
  const said = bankName(code);
  return said.toLowerCase() === name.toLowerCase() ? name : joined(said, name);
}
