import { BankCodePicker } from '../pickers/BankPicker.tsx';
import { useAccountRail } from '../form/asks/accountRail.ts';
import { accountRule, bareDigits } from '../form/fieldRules.ts';
import { formFields } from '../form/formFields.tsx';
import { FormSection, WideField } from '../form/FormSection.tsx';

/** Where a person or shop gets money. */
export interface AccountValues {
  BankCode?: string;
  AccountBank?: string;
  AccountOwner?: string;
}

const Field = formFields<AccountValues>();
/** Room for the longest number written in groups. */
const ACCOUNT_ROOM = 26;

/** The bank account money is sent to; part of a `RecordDialog` whose values have it. */
export function AccountFields() {
  useAccountRail('AccountBank');
  return (
    <FormSection title="Tài khoản nhận tiền">
      <Field.Picker name="BankCode" label="Ngân hàng" as={BankCodePicker} />
      <Field.Text
        name="AccountBank"
        label="Số tài khoản"
        rule={accountRule}
        tidy={bareDigits}
        inputMode="numeric"
        maxLength={ACCOUNT_ROOM}
      />
      <WideField>
        <Field.Text name="AccountOwner" label="Chủ tài khoản" maxLength={100} />
      </WideField>
    </FormSection>
  );
}
