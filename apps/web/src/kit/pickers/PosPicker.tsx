import type { Schemas } from '@so-the/api-client';
import { bankName, joined } from '@so-the/ui/format';
import { useListAllPosQuery } from '../../api/metaApi.ts';
import type { PickerProps } from './pickerProps.ts';
import { RecordSelect } from './RecordSelect.tsx';
import { isInUse } from '../../lib/isInUse.ts';

/** Props of {@link PosPicker}. */
export interface PosPickerProps extends Omit<PickerProps<number>, 'onChange'> {
  /** Gets the POS as well: its fees and limits. */
  onChange: (posID: number | null, pos?: Schemas['PosPick']) => void;
  /** A POS that may not be chosen, such as one that would be its own parent. */
  without?: number;
}

/** An own POS of this shop by name, terminal number or bank. */
export function PosPicker({ without, ...props }: PosPickerProps) {
  const answer = useListAllPosQuery();
  return (
    <RecordSelect
      {...props}
      answer={answer}
      option={({ posID, PosName, TID, BankCode, Status }) => ({
        value: posID,
        label: joined(PosName, TID, bankName(BankCode)),
        retired: !isInUse({ Status }) || posID === without,
      })}
    />
  );
}
