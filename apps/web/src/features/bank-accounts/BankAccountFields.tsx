import { activeStatusOptions, type BankCardInput } from '@so-the/api-client';
import { BankCodePicker } from '../../kit/pickers/BankPicker.tsx';
import { useAccountRail } from '../../kit/form/asks/accountRail.ts';
import { formFields } from '../../kit/form/formFields.tsx';
import { FormSection, WideField } from '../../kit/form/FormSection.tsx';

const Field = formFields<BankCardInput>();

/** What is known of an account of the shop. Its balance is read from the ledger; only the opening balance is entered. */
export function BankAccountFields() {
  useAccountRail('AccountNo');
  return (
    <FormSection>
      <Field.Picker name="BankCode" label="Ngân hàng" as={BankCodePicker} />
      <Field.Text name="AccountNo" label="Số tài khoản" />
      <WideField>
        <Field.Text name="AccountOwner" label="Chủ tài khoản" hint="In hoa, không dấu, như ngân hàng ghi" />
      </WideField>
      <Field.Money name="OpeningBalance" label="Số dư đầu" allowNegative />
      <Field.Select name="Status" label="Trạng thái" options={activeStatusOptions} />
      <WideField>
        <Field.Check name="IsDefault" label="Tài khoản mặc định" hint="Được chọn sẵn khi thu chi chuyển khoản" />
      </WideField>
      <WideField>
        <Field.TextArea name="Note" label="Ghi chú" />
      </WideField>
    </FormSection>
  );
}
