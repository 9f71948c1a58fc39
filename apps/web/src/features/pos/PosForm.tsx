import { activeStatusOptions, type Schemas } from '@so-the/api-client';
import { useSavePosMutation } from '../../api/posApi.ts';
import { BankAccountPicker } from '../../kit/pickers/BankAccountPicker.tsx';
import { BankPicker } from '../../kit/pickers/BankPicker.tsx';
import { PartnerPicker } from '../../kit/pickers/PartnerPicker.tsx';
import { PosPicker } from '../../kit/pickers/PosPicker.tsx';
import { numberRule } from '../../kit/record/fieldRules.ts';
import { RecordDialog } from '../../kit/record/RecordDialog.tsx';
import { recordFields } from '../../kit/record/RecordField.tsx';
import { RecordSection, WideField } from '../../kit/record/RecordSection.tsx';
import { FeesEditor } from './FeesEditor.tsx';
import { posInput } from './posInput.ts';

const Field = recordFields<Schemas['PosInput']>();

/** Props of {@link PosForm}. */
export interface PosFormProps {
  /** The POS to change; none adds one. */
  pos?: Schemas['Pos'];
  onClose: () => void;
  onStale?: () => unknown;
}

/** Adds or changes an own POS. Rates already used by a swipe stay as they were. */
export function PosForm({ pos, onClose, onStale }: PosFormProps) {
  const [savePos] = useSavePosMutation();
  return (
    <RecordDialog
      noun="máy POS"
      size="large"
      id={pos?.posID}
      values={posInput(pos)}
      save={(body) => savePos({ body }).unwrap()}
      onStale={onStale}
      onClose={onClose}
    >
      <PosIdentity posID={pos?.posID} />
      <RecordSection title="Phí máy theo loại thẻ">
        <WideField>
          <FeesEditor />
        </WideField>
      </RecordSection>
      <PosLimits />
      <RecordSection>
        <WideField>
          <Field.TextArea name="Note" label="Ghi chú" maxLength={500} />
        </WideField>
      </RecordSection>
    </RecordDialog>
  );
}

function PosIdentity({ posID }: { posID?: number }) {
  return (
    <RecordSection>
      <Field.Text name="PosName" label="Tên máy" required maxLength={100} />
      <Field.Picker name="BankID" label="Ngân hàng" required>
        {(field) => <BankPicker {...field} />}
      </Field.Picker>
      <Field.Text name="TID" label="Mã máy (TID)" required maxLength={20} />
      <Field.Text name="MID" label="Mã ĐVCNT (MID)" maxLength={20} />
      <Field.Text name="PosCode" label="Mã POS" maxLength={20} />
      <Field.Picker name="PosParentID" label="POS mẹ">
        {(field) => <PosPicker {...field} without={posID} />}
      </Field.Picker>
      <Field.Picker name="OwnerPartnerID" label="Đối tác sở hữu">
        {(field) => <PartnerPicker {...field} />}
      </Field.Picker>
      <Field.Picker name="BankCardID" label="TK nhận tiền">
        {(field) => <BankAccountPicker {...field} />}
      </Field.Picker>
      <Field.Select name="SettleDays" label="Tiền về sau (ngày)" options={settleDays} required />
      <Field.Money name="OpeningDebt" label="Số dư đầu" required allowNegative hint="POS còn nợ khi bắt đầu ghi sổ" />
      <Field.Select name="Status" label="Trạng thái" options={activeStatusOptions} required />
      <WideField>
        <Field.Check name="SkipHoliday" label="Bỏ qua ngày nghỉ khi tính ngày tiền về" />
      </WideField>
    </RecordSection>
  );
}

function PosLimits() {
  return (
    <RecordSection title="Hạn mức theo hợp đồng với ngân hàng">
      <Field.Money name="MinPerBill" label="Tối thiểu mỗi bill" words={false} />
      <Field.Money name="MaxPerBill" label="Tối đa mỗi bill" words={false} />
      <Field.Money name="MaxPerDay" label="Tối đa ngày" words={false} />
      <Field.Money name="MaxPerMonth" label="Tối đa tháng" words={false} />
      <Field.Money name="AvgTicket" label="Bill bình quân" words={false} />
      <Field.Number name="MaxPerCardPerDay" label="Lượt quẹt mỗi thẻ trong ngày" rule={perCardRule} maxLength={3} />
      <Field.Text name="HourFrom" label="Quẹt từ giờ" rule={hourRule} placeholder="HH:mm" maxLength={5} />
      <Field.Text name="HourTo" label="Quẹt đến giờ" rule={hourRule} placeholder="HH:mm" maxLength={5} />
    </RecordSection>
  );
}

const settleDays = [0, 1, 2].map((value) => ({ value, label: `T+${value}` }));
const perCardRule = numberRule('Lượt quẹt mỗi thẻ trong ngày', { min: 1, max: 100 });

function hourRule(text: string): string | undefined {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? undefined : 'Giờ không hợp lệ: nhập HH:mm, ví dụ 08:00';
}
