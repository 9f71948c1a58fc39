import type { Schemas } from '@so-the/api-client';
import { DescriptionList } from '@so-the/ui';
import { formatDate, formatMoney } from '@so-the/ui/format';
import { useAddBankLineVoucherMutation } from '../../../api/bankCardApi.ts';
import { useListVoucherTypesByTypeQuery } from '../../../api/paymentApi.ts';
import { EntryDialog } from '../../../kit/form/EntryDialog.tsx';
import { formFields } from '../../../kit/form/formFields.tsx';
import type { PickerProps } from '../../../kit/pickers/pickerProps.ts';
import { RecordSelect } from '../../../kit/pickers/RecordSelect.tsx';

/** Props of {@link LineVoucherDialog}. */
export interface LineVoucherDialogProps {
  line: Schemas['BankLine'];
  onDone: () => void;
  onClose: () => void;
}

interface LineVoucherValues {
  ConfigID: number | null;
  PartyName: string;
  Description: string;
  VoucherDate: string;
  Reason: string;
}

const Field = formFields<LineVoucherValues>();
const DESCRIPTION = 255;
/** From this amount a second person is asked, unless the shop says otherwise (domain §2(p)). */
const LARGE = 10_000_000;

/** The receipt or expense that an unknown line tells of: fund, direction and amount are the line's. */
export function LineVoucherDialog({ line, onDone, onClose }: LineVoucherDialogProps) {
  const [addVoucher] = useAddBankLineVoucherMutation();
  const { LineID, Version, Amount, Date: day, Text, BankCardID } = line;
  const kind = Amount > 0 ? 1 : 2;
  const word = kind === 1 ? 'thu' : 'chi';
  let isWaiting = false;
  return (
    <EntryDialog<LineVoucherValues>
      title={`Lập phiếu ${word} từ dòng sao kê`}
      submitLabel="Lập phiếu"
      draft={`bankLineVoucher/${LineID}`}
      values={{ ConfigID: null, PartyName: '', Description: Text.slice(0, DESCRIPTION), VoucherDate: day, Reason: '' }}
      send={async ({ ConfigID, ...typed }, idempotencyKey) => {
        const body = { LineID, Version, ConfigID: ConfigID ?? 0, ...typed };
        const { Data } = await addVoucher({ body, idempotencyKey, shownIn: { BankCardID } }).unwrap();
        isWaiting = Data.Status === 4;
        onDone();
      }}
      done={() => (isWaiting ? `Phiếu ${word} chờ người khác duyệt` : `Lập phiếu ${word} thành công`)}
      onClose={onClose}
    >
      <DescriptionList
        items={[
          { label: 'Số tiền', value: formatMoney(Math.abs(Amount)) },
          { label: 'Ngày sao kê', value: formatDate(day) },
        ]}
      />
      {Math.abs(Amount) >= LARGE && (
        <p>Phiếu từ 10.000.000 có thể cần người thứ hai duyệt; khi đó dòng này chờ duyệt.</p>
      )}
      <Field.Picker name="ConfigID" label={`Loại ${word}`} required>
        {(field) => <VoucherTypePicker {...field} kind={kind} />}
      </Field.Picker>
      <Field.Text name="PartyName" label="Đối tượng" maxLength={100} />
      <Field.TextArea name="Description" label="Diễn giải" required maxLength={DESCRIPTION} />
      <Field.Date name="VoucherDate" label="Ngày phiếu" required />
      <Field.Text name="Reason" label="Lý do" hint="Khi cửa hàng hỏi vì quỹ âm" maxLength={500} />
    </EntryDialog>
  );
}

interface VoucherTypeProps extends PickerProps<number> {
  kind: Schemas['VoucherKind'];
}

/** Categories that settle nobody's debt: those are paid where the debt stands, then matched. */
function VoucherTypePicker({ kind, ...props }: VoucherTypeProps) {
  const types = useListVoucherTypesByTypeQuery({ type: kind });
  const Data = types.data?.Data.filter(({ PartyType }) => PartyType === undefined) ?? [];
  return (
    <RecordSelect
      {...props}
      answer={types.data ? { ...types, data: { ...types.data, Data } } : types}
      option={({ ConfigID, name, IsBusinessResult }) => ({
        value: ConfigID,
        label: IsBusinessResult ? name : `${name} · không tính vào KQKD`,
      })}
    />
  );
}
