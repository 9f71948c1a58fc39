import type { Schemas } from '@so-the/api-client';
import { joined } from '@so-the/ui/format';
import { useListAllPartnersQuery } from '../../api/partnerApi.ts';
import type { PickerProps } from './pickerProps.ts';
import { RecordSelect } from './RecordSelect.tsx';
import { isInUse } from '../../lib/isInUse.ts';

/** Props of {@link PartnerPicker}. */
export interface PartnerPickerProps extends Omit<PickerProps<number>, 'onChange'> {
  /** Gets the partner as well: shop and default fee. */
  onChange: (partnerID: number | null, partner?: Schemas['PartnerPick']) => void;
}

/** A partner by name and code, and by phone for who needs it. */
export function PartnerPicker(props: PartnerPickerProps) {
  const answer = useListAllPartnersQuery();
  return (
    <RecordSelect
      {...props}
      answer={answer}
      option={({ PartnerID, Code, Name, Phone, Status }) => ({
        value: PartnerID,
        label: joined(Name, Code, Phone),
        retired: !isInUse({ Status }),
      })}
    />
  );
}
