import { activeStatusOptions, type Schemas } from '@so-the/api-client';
import { useSaveBankCardMutation } from '../../api/bankCardApi.ts';
import { BankCodePicker } from '../../kit/pickers/BankPicker.tsx';
import { digitsRule } from '../../kit/record/fieldRules.ts';
import { RecordDialog } from '../../kit/record/RecordDialog.tsx';
import { recordFields } from '../../kit/record/RecordField.tsx';
import { RecordSection, WideField } from '../../kit/record/RecordSection.tsx';
import { bankAccountInput } from './bankAccountInput.ts';

const Field = recordFields<Schemas['BankCardInput']>();
const accountRule = digitsRule('Số tài khoản', { min: 6, max: 19 });

/** Props of {@link BankAccountForm}. */
export interface BankAccountFormProps {
  /** The account to change; none adds one. */
  account?: Schemas['BankCard'];
  onClose: () => void;
  onStale?: () => unknown;
}

/** Adds or changes an account of the shop. Its balance is read from the ledger; only the opening balance is entered. */
export function BankAccountForm({ account, onClose, onStale }: BankAccountFormProps) {
  const [saveBankCard] = useSaveBankCardMutation();
  return (
    <RecordDialog
      noun="tài khoản ngân hàng"
      id={account?.BankCardID}
      values={bankAccountInput(account)}
      save={(body) => saveBankCard({ body }).unwrap()}
      onStale={onStale}
      onClose={onClose}
    >
      <RecordSection>
        <Field.Picker name="BankCode" label="Ngân hàng" required>
          {(field) => <BankCodePicker {...field} />}
        </Field.Picker>
        <Field.Text
          name="AccountNo"
          label="Số tài khoản"
          required
          rule={accountRule}
          inputMode="numeric"
          maxLength={19}
        />
        <WideField>
          <Field.Text
            name="AccountOwner"
            label="Chủ tài khoản"
            required
            maxLength={100}
            hint="In hoa, không dấu, như ngân hàng ghi"
          />
        </WideField>
        <Field.Money name="OpeningBalance" label="Số dư đầu" required allowNegative />
        <Field.Select name="Status" label="Trạng thái" options={activeStatusOptions} required />
        <WideField>
          <Field.Check name="IsDefault" label="Tài khoản mặc định" hint="Được chọn sẵn khi thu chi chuyển khoản" />
        </WideField>
        <WideField>
          <Field.TextArea name="Note" label="Ghi chú" maxLength={500} />
        </WideField>
      </RecordSection>
    </RecordDialog>
  );
}
