import { joined } from '@so-the/ui/format';
import { useListAllUsersQuery } from '../../api/metaApi.ts';
import type { PickerProps } from './pickerProps.ts';
import { RecordSelect } from './RecordSelect.tsx';

/** Anybody who has or had an account here. */
export function UserPicker(props: PickerProps<number>) {
  return (
    <RecordSelect
      {...props}
      answer={useListAllUsersQuery()}
      option={({ UserID, FullName, UserName }) => ({
        value: UserID,
        label: joined(FullName, UserName),
      })}
    />
  );
}
