import { joined } from '@so-the/ui/format';
import { useListPosPartnersQuery } from '../../api/posApi.ts';
import type { PickerProps } from './pickerProps.ts';
import { RecordSelect } from './RecordSelect.tsx';
import { isInUse } from '../../lib/isInUse.ts';

const all = { PageSize: 500 };

/** A terminal of a partner by its name, the partner's or its number. */
export function PosPartnerPicker(props: PickerProps<number>) {
  const answer = useListPosPartnersQuery(all);
  return (
    <RecordSelect
      {...props}
      answer={answer}
      option={({ posPartnerID, PosName, PartnerName, TID, Status }) => ({
        value: posPartnerID,
        label: joined(PosName, PartnerName, TID),
        retired: !isInUse({ Status }),
      })}
    />
  );
}
