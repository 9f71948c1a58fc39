import { activeStatusOptions, type Schemas } from '@so-the/api-client';
import { useSaveCustomerMutation } from '../../api/customerApi.ts';
import { AffPicker } from '../../kit/pickers/AffPicker.tsx';
import { AccountFields } from '../../kit/record/AccountFields.tsx';
import { RecordDialog } from '../../kit/record/RecordDialog.tsx';
import { recordFields } from '../../kit/record/RecordField.tsx';
import { RecordSection, WideField } from '../../kit/record/RecordSection.tsx';
import { ConsentField } from './ConsentField.tsx';
import { customerInput } from './customerInput.ts';

const Field = recordFields<Schemas['CustomerInput']>();

/** Props of {@link CustomerForm}. */
export interface CustomerFormProps {
  /** The customer to change; none adds one. */
  customer?: Schemas['Customer'];
  onClose: () => void;
  onStale?: () => unknown;
}

/** Adds or changes a customer. */
export function CustomerForm({ customer, onClose, onStale }: CustomerFormProps) {
  const [saveCustomer] = useSaveCustomerMutation();
  return (
    <RecordDialog
      noun="khách hàng"
      size="large"
      addMore
      id={customer?.CustomerID}
      values={customerInput(customer)}
      save={(body) => saveCustomer({ body }).unwrap()}
      onStale={onStale}
      onClose={onClose}
    >
      <RecordSection>
        <Field.Text name="FullName" label="Họ tên" required maxLength={100} />
        <Field.Phone name="Phone" label="Số điện thoại" required />
        <Field.Phone name="Phone2" label="SĐT 2" />
        <Field.Text name="CCCD" label="Số CCCD" rule={cccdRule} inputMode="numeric" maxLength={12} />
        <Field.Date name="BirthDate" label="Ngày sinh" />
        <Field.Picker name="AffID" label="Cộng tác viên">
          {(field) => <AffPicker {...field} />}
        </Field.Picker>
        <WideField>
          <Field.Text name="Address" label="Địa chỉ" maxLength={255} />
        </WideField>
      </RecordSection>
      <AccountFields />
      <RecordSection title="Phí và hạn mức">
        <Field.Percent name="FeePercentDefault" label="Phí mặc định (%)" />
        <Field.Money name="DebtLimit" label="Hạn mức nợ" />
        <Field.Select name="Status" label="Trạng thái" options={activeStatusOptions} required />
        <WideField>
          <ConsentField />
        </WideField>
        <WideField>
          <Field.TextArea name="Note" label="Ghi chú" maxLength={500} />
        </WideField>
      </RecordSection>
    </RecordDialog>
  );
}

function cccdRule(text: string): string | undefined {
  return /^(\d{9}|\d{12})$/.test(text) ? undefined : 'Số CCCD không hợp lệ: nhập 12 chữ số (9 chữ số với CMND cũ)';
}
