import { activeStatusOptions, type PosInput } from '@so-the/api-client';
import { BankAccountPicker } from '../../kit/pickers/BankAccountPicker.tsx';
import { BankPicker } from '../../kit/pickers/BankPicker.tsx';
import { PartnerPicker } from '../../kit/pickers/PartnerPicker.tsx';
import { PosPicker } from '../../kit/pickers/PosPicker.tsx';
import { formFields } from '../../kit/form/formFields.tsx';
import { FormSection, WideField } from '../../kit/form/FormSection.tsx';
import { FeesEditor } from './FeesEditor.tsx';
import { settleDays } from './settleDays.ts';

const Field = formFields<PosInput>();

/** What is known of an own POS; `posID` is absent for a new one. Rates already used by a swipe stay as they were. */
export function PosFields({ posID }: { posID?: number }) {
  return (
    <>
      <PosIdentity posID={posID} />
      <FormSection title="Phí máy theo loại thẻ">
        <WideField>
          <FeesEditor />
        </WideField>
      </FormSection>
      <PosLimits />
      <FormSection>
        <WideField>
          <Field.TextArea name="Note" label="Ghi chú" />
        </WideField>
      </FormSection>
    </>
  );
}

function PosIdentity({ posID }: { posID?: number }) {
  return (
    <FormSection>
      <Field.Text name="PosName" label="Tên máy" />
      <Field.Picker name="BankID" label="Ngân hàng" as={BankPicker} />
      <Field.Text name="TID" label="Mã máy (TID)" />
      <Field.Text name="MID" label="Mã ĐVCNT (MID)" />
      <Field.Text name="PosCode" label="Mã POS" />
      <Field.Picker name="PosParentID" label="POS mẹ">
        {(field) => <PosPicker {...field} without={posID} />}
      </Field.Picker>
      <Field.Picker name="OwnerPartnerID" label="Đối tác sở hữu" as={PartnerPicker} />
      <Field.Picker name="BankCardID" label="TK nhận tiền" as={BankAccountPicker} />
      <Field.Select name="SettleDays" label="Tiền về sau (ngày)" options={settleDays} />
      <Field.Money name="OpeningDebt" label="Số dư đầu" allowNegative hint="POS còn nợ khi bắt đầu ghi sổ" />
      <Field.Select name="Status" label="Trạng thái" options={activeStatusOptions} />
      <WideField>
        <Field.Check name="SkipHoliday" label="Bỏ qua ngày nghỉ khi tính ngày tiền về" />
      </WideField>
    </FormSection>
  );
}

function PosLimits() {
  return (
    <FormSection title="Hạn mức theo hợp đồng với ngân hàng">
      <Field.Money name="MinPerBill" label="Tối thiểu mỗi bill" words={false} />
      <Field.Money name="MaxPerBill" label="Tối đa mỗi bill" words={false} />
      <Field.Money name="MaxPerDay" label="Tối đa ngày" words={false} />
      <Field.Money name="MaxPerMonth" label="Tối đa tháng" words={false} />
      <Field.Money name="AvgTicket" label="Bill bình quân" words={false} />
      <Field.Number name="MaxPerCardPerDay" label="Lượt quẹt mỗi thẻ trong ngày" />
      <Field.Text name="HourFrom" label="Quẹt từ giờ" rule={hourRule} placeholder="HH:mm" />
      <Field.Text name="HourTo" label="Quẹt đến giờ" rule={hourRule} placeholder="HH:mm" />
    </FormSection>
  );
}

function hourRule(text: string): string | undefined {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? undefined : 'Giờ không hợp lệ: nhập HH:mm, ví dụ 08:00';
}
