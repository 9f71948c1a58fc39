import { useRef } from 'react';
import type { Schemas } from '@so-the/api-client';
import { DescriptionList } from '@so-the/ui';
import { formatDate, formatMoney } from '@so-the/ui/format';
import { useAddBankLineVoucherMutation } from '../../../api/bankCardApi.ts';
import { useListVoucherTypesByTypeQuery } from '../../../api/paymentApi.ts';
import { useFunds } from '../../../kit/document/funds/useFunds.ts';
import { MoneyDialog } from '../../../kit/document/MoneyDialog.tsx';
import { formFields } from '../../../kit/form/formFields.tsx';
import type { PickerProps } from '../../../kit/pickers/pickerProps.ts';
import { RecordSelect } from '../../../kit/pickers/RecordSelect.tsx';

/** Props of {@link LineVoucherDialog}. */
export interface LineVoucherDialogProps {
  line: Schemas['BankLine'];
  /** Called once the voucher is made, booked or waiting. */
  onDone: () => void;
  onClose: () => void;
}

interface LineVoucherValues {
  ConfigID: number | null;
  PartyName: string;
  Description: string;
  VoucherDate: string;
}

const Field = formFields<LineVoucherValues>();
const DESCRIPTION = 255;
const WAITING = 4;

/** The receipt or expense that an unknown line tells of: fund, direction and amount are the line's. */
export function LineVoucherDialog({ line, onDone, onClose }: LineVoucherDialogProps) {
  const [addVoucher] = useAddBankLineVoucherMutation();
  const made = useRef<Schemas['BankLine']>(null);
  const funds = useFunds();
  const { LineID, Version, Amount, Date: day, Text, BankCardID } = line;
  const kind = Amount > 0 ? 1 : 2;
  const noun = kind === 1 ? 'phiếu thu' : 'phiếu chi';
  const send = async ({ ConfigID, ...typed }: LineVoucherValues, idempotencyKey: string, Reason: string) => {
    const body = { LineID, Version, ConfigID: ConfigID ?? 0, ...typed, ...(Reason !== '' && { Reason }) };
    made.current = (await addVoucher({ body, idempotencyKey, shownIn: { BankCardID } }).unwrap()).Data;
  };
  return (
    <MoneyDialog<LineVoucherValues>
      title={`Lập ${noun} từ dòng sao kê`}
      draft={`bankLineVoucher/${LineID}`}
      values={{ ConfigID: null, PartyName: '', Description: Text.slice(0, DESCRIPTION), VoucherDate: day }}
      facts={({ ConfigID, PartyName, Description }) => ({
        party: PartyName || 'Không ghi đối tượng',
        amount: Math.abs(Amount),
        fund: funds.nameOf({ Method: 2, BankCardID }),
        fundLabel: kind === 1 ? 'Thu vào' : 'Chi từ',
        second: { Write: 13, Amount: Math.abs(Amount), RefID: ConfigID ?? 0 },
        note: Description,
      })}
      send={send}
      mayAskReason={kind === 2}
      done={() => `Lập ${noun} thành công${made.current?.Status === WAITING ? ', đang chờ người khác duyệt' : ''}`}
      onClose={() => (made.current ? onDone() : onClose())}
    >
      <DescriptionList
        items={[
          { label: 'Số tiền', value: formatMoney(Math.abs(Amount)) },
          { label: 'Ngày sao kê', value: formatDate(day) },
        ]}
      />
      <Field.Picker name="ConfigID" label={kind === 1 ? 'Loại thu' : 'Loại chi'} required>
        {(field) => <VoucherTypePicker {...field} kind={kind} />}
      </Field.Picker>
      <Field.Text name="PartyName" label="Đối tượng" maxLength={100} />
      <Field.TextArea name="Description" label="Diễn giải" required maxLength={DESCRIPTION} />
      <Field.Date name="VoucherDate" label="Ngày phiếu" posts required />
    </MoneyDialog>
  );
}

interface VoucherTypeProps extends PickerProps<number> {
  kind: Schemas['VoucherKind'];
}

/** Voucher types that settle nobody's debt: those are paid where the debt stands, then matched. */
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
