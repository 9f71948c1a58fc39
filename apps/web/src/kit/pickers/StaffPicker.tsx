import { useListAllStaffQuery } from '../../api/metaApi.ts';
import type { PickerProps } from './pickerProps.ts';
import { RecordSelect } from './RecordSelect.tsx';
import { isInUse } from '../../lib/isInUse.ts';

/** A member of staff of this shop; those who left are shown only where they are already chosen. */
export function StaffPicker(props: PickerProps<number>) {
  const staff = useListAllStaffQuery();
  return (
    <RecordSelect
      {...props}
      answer={staff}
      option={({ UserID, FullName, Status }) => ({ value: UserID, label: FullName, retired: !isInUse({ Status }) })}
    />
  );
}
