import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Schemas } from '@so-the/api-client';
import { DescriptionList } from '@so-the/ui';
import { formatDate, formatMoney } from '@so-the/ui/format';
import { useAddBankLineVoucherMutation } from '../../../api/bankCardApi.ts';
import { useListVoucherTypesByTypeQuery } from '../../../api/paymentApi.ts';
import { feeNote, feePayerBody, NO_FEE_PAYER, type FeePayerValues } from '../../../kit/document/feePayer.ts';
import { FeePayerFields } from '../../../kit/document/FeePayerFields.tsx';
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

interface LineVoucherValues extends FeePayerValues {
  ConfigID: number | null;
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
  const send = async (values: LineVoucherValues, idempotencyKey: string, Reason: string) => {
    const { ConfigID, Description, VoucherDate } = values;
    const typed = { ConfigID: ConfigID ?? 0, ...feePayerBody(values), Description, VoucherDate };
    const body = { LineID, Version, ...typed, ...(Reason !== '' && { Reason }) };
    made.current = (await addVoucher({ body, idempotencyKey, shownIn: { BankCardID } }).unwrap()).Data;
  };
  return (
    <MoneyDialog<LineVoucherValues>
      title={`Lập ${noun} từ dòng sao kê`}
      draft={`bankLineVoucher/${LineID}`}
      values={{ ConfigID: null, ...NO_FEE_PAYER, Description: Text.slice(0, DESCRIPTION), VoucherDate: day }}
      facts={({ ConfigID, PartyName, ScheduleCode, Description }) => ({
        party: PartyName || 'Không ghi đối tượng',
        amount: Math.abs(Amount),
        fund: funds.nameOf({ Method: 2, BankCardID }),
        fundLabel: kind === 1 ? 'Thu vào' : 'Chi từ',
        second: { Write: 13, Amount: Math.abs(Amount), RefID: ConfigID ?? 0 },
        note: feeNote({ ScheduleCode }, Description),
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
      <LineTypeField kind={kind} />
      <FeePayerFields />
      <Field.TextArea name="Description" label="Diễn giải" required maxLength={DESCRIPTION} />
      <Field.Date name="VoucherDate" label="Ngày phiếu" posts required />
    </MoneyDialog>
  );
}

/** The category; one of service fees asks for the customer and the order. */
function LineTypeField({ kind }: { kind: Schemas['VoucherKind'] }) {
  const { setValue } = useFormContext<LineVoucherValues>();
  return (
    <Field.Picker name="ConfigID" label={kind === 1 ? 'Loại thu' : 'Loại chi'} required>
      {({ onChange, ...field }) => (
        <VoucherTypePicker
          {...field}
          kind={kind}
          onChange={(ConfigID, type) => {
            onChange(ConfigID);
            setValue('IsServiceFee', type?.IsServiceFee ?? false);
            setValue('PartyID', null);
            setValue('ScheduleID', null);
            setValue('ScheduleCode', '');
          }}
        />
      )}
    </Field.Picker>
  );
}

interface VoucherTypeProps extends Omit<PickerProps<number>, 'onChange'> {
  kind: Schemas['VoucherKind'];
  /** Gets the category as well. */
  onChange: (ConfigID: number | null, type?: Schemas['VoucherTypePick']) => void;
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
