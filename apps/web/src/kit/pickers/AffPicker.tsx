import type { Schemas } from '@so-the/api-client';
import { joined } from '@so-the/ui/format';
import { useListAllAffsQuery } from '../../api/metaApi.ts';
import type { PickerProps } from './pickerProps.ts';
import { RecordSelect } from './RecordSelect.tsx';
import { isInUse } from '../../lib/isInUse.ts';

/** Props of {@link AffPicker}. */
export interface AffPickerProps extends Omit<PickerProps<number>, 'onChange'> {
  /** Gets the collaborator as well. */
  onChange: (affID: number | null, aff?: Schemas['AffPick']) => void;
}

/** A collaborator by name and code, and by phone for who needs it. */
export function AffPicker(props: AffPickerProps) {
  const affs = useListAllAffsQuery();
  return (
    <RecordSelect
      {...props}
      answer={affs}
      option={({ affID, Code, FullName, Phone, Status }) => ({
        value: affID,
        label: joined(FullName, Code, Phone),
        retired: !isInUse({ Status }),
      })}
    />
  );
}
