import { bankName, joined } from '@so-the/ui/format';
import { useListAllPosCompanyQuery } from '../../api/metaApi.ts';
import type { PickerProps } from './pickerProps.ts';
import { RecordSelect } from './RecordSelect.tsx';

/** A POS of any shop of the company by name, terminal number or bank; one that is out of use as well, since reports look back. */
export function CompanyPosPicker(props: PickerProps<number>) {
  const answer = useListAllPosCompanyQuery();
  return (
    <RecordSelect
      {...props}
      answer={answer}
      option={({ posID, PosName, TID, BankCode }) => ({
        value: posID,
        label: joined(PosName, TID, bankName(BankCode)),
      })}
    />
  );
}
