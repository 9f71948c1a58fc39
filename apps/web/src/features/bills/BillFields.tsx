import { DateTimeField, MoneyField, TextField } from '@so-the/ui';
import type { BillValues, TextField as TextName } from './billValues.ts';

/** Props of {@link BillFields}. */
export interface BillFieldsProps {
  values: BillValues;
  /** Names of the fields that could not be read. */
  unread: readonly string[];
  onChange: (change: Partial<BillValues>) => void;
}

const CODES: readonly { field: TextName; label: string; maxLength: number }[] = [
  { field: 'TID', label: 'Mã máy (TID)', maxLength: 8 },
  { field: 'LotNo', label: 'Số lô', maxLength: 20 },
  { field: 'InvoiceNo', label: 'Số hóa đơn', maxLength: 20 },
  { field: 'ApprovalCode', label: 'Mã chuẩn chi', maxLength: 6 },
  { field: 'RefNo', label: 'Số tham chiếu', maxLength: 12 },
  { field: 'MID', label: 'Mã ĐVCNT (MID)', maxLength: 15 },
];

const NAMES: readonly { field: TextName; label: string; maxLength: number }[] = [
  { field: 'BankName', label: 'Ngân hàng', maxLength: 100 },
  { field: 'MerchantName', label: 'Tên đại lý', maxLength: 150 },
];

/** What stands on a slip, to be compared with its picture; what could not be read says so until it is typed. */
export function BillFields({ values, unread, onChange }: BillFieldsProps) {
  const hint = (field: keyof BillValues) =>
    unread.includes(field) && (values[field] === '' || values[field] === null) ? 'Chưa đọc được' : undefined;
  return (
    <div className="bill-fields">
      <div className="bill-fields__wide">
        <MoneyField
          label="Số tiền"
          value={values.Amount}
          hint={hint('Amount')}
          onChange={(Amount) => onChange({ Amount })}
        />
        <DateTimeField
          label="Thời gian quẹt"
          value={values.SwipedAt}
          hint={hint('SwipedAt')}
          onChange={(SwipedAt) => onChange({ SwipedAt })}
        />
      </div>
      {CODES.map(({ field, ...rest }) => (
        <TextField
          key={field}
          {...rest}
          value={values[field]}
          hint={hint(field)}
          onChange={(text) => onChange({ [field]: text.replaceAll(/[^A-Za-z0-9]/g, '') })}
        />
      ))}
      {NAMES.map(({ field, ...rest }) => (
        <TextField
          key={field}
          {...rest}
          value={values[field]}
          hint={hint(field)}
          onChange={(text) => onChange({ [field]: text })}
        />
      ))}
      {values.CardMasked !== '' && (
        <div className="bill-fields__wide">
          <TextField label="Số thẻ" value={values.CardMasked} readOnly onChange={() => undefined} />
        </div>
      )}
    </div>
  );
}
