import type { Schemas } from '@so-the/api-client';
import { useListVoucherTypesByTypeQuery } from '../../api/paymentApi.ts';
import type { PickerProps } from '../../kit/pickers/pickerProps.ts';
import { RecordSelect } from '../../kit/pickers/RecordSelect.tsx';

/** Props of {@link VoucherTypePicker}. */
export interface VoucherTypePickerProps extends Omit<PickerProps<number>, 'onChange'> {
  /** 1 income, 2 expense. */
  kind: Schemas['VoucherKind'];
  /** Gets the category as well. */
  onChange: (ConfigID: number | null, type?: Schemas['VoucherTypePick']) => void;
}

/** A category in use of one kind of vouchers. */
export function VoucherTypePicker({ kind, ...props }: VoucherTypePickerProps) {
  const types = useListVoucherTypesByTypeQuery({ type: kind });
  return (
    <RecordSelect
      {...props}
      answer={types}
      option={({ ConfigID, name, IsBusinessResult }) => ({
        value: ConfigID,
        label: IsBusinessResult ? name : `${name} · không tính vào KQKD`,
      })}
    />
  );
}
