import { BankCodePicker } from '../pickers/BankPicker.tsx';
import { useAccountRail } from '../form/asks/accountRail.ts';
import { digitsRule } from '../form/fieldRules.ts';
import { formFields } from '../form/formFields.tsx';
import { FormSection, WideField } from '../form/FormSection.tsx';

/** Where a person or shop gets money. */
export interface AccountValues {
  BankCode?: string;
  AccountBank?: string;
  AccountOwner?: string;
}

const Field = formFields<AccountValues>();
const accountRule = digitsRule('Số tài khoản', { min: 6, max: 19 });

/** The bank account money is sent to; part of a `RecordDialog` whose values have it. */
export function AccountFields() {
  useAccountRail('AccountBank');
  return (
    <FormSection title="Tài khoản nhận tiền">
      <Field.Picker name="BankCode" label="Ngân hàng" as={BankCodePicker} />
      <Field.Text name="AccountBank" label="Số tài khoản" rule={accountRule} inputMode="numeric" maxLength={19} />
      <WideField>
        <Field.Text name="AccountOwner" label="Chủ tài khoản" maxLength={100} />
      </WideField>
    </FormSection>
  );
}
