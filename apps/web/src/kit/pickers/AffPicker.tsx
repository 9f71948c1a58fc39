import { useListAllAffsQuery } from '../../api/metaApi.ts';
import type { PickerProps } from './pickerProps.ts';
import { RecordSelect } from './RecordSelect.tsx';

/** A collaborator by name and code, and by phone for who needs it. */
export function AffPicker(props: PickerProps<number>) {
  const affs = useListAllAffsQuery();
  return (
    <RecordSelect
      {...props}
      answer={affs}
      option={({ affID, Code, FullName, Phone, Status }) => ({
        value: affID,
        label: [FullName, Code, Phone].filter(Boolean).join(' · '),
        retired: Status !== 1,
      })}
    />
  );
}
