import type { CustomerInput } from '@so-the/api-client';
import { useSaveCustomerMutation } from '../../api/customerApi.ts';
import { formFields } from '../../kit/form/formFields.tsx';
import { QuickAddDialog } from './QuickAddDialog.tsx';

const Field = formFields<CustomerInput>();

/** Props of {@link NewCustomerDialog}. */
export interface NewCustomerDialogProps {
  /** What was searched for: the start of the name or of the phone number. */
  text: string;
  /** Gets the number of the new customer. */
  onAdded: (customerId: number) => void;
  onClose: () => void;
}

/** Adds a customer by name and phone number while an appointment is being made. */
export function NewCustomerDialog({ text, onAdded, onClose }: NewCustomerDialogProps) {
  const [saveCustomer] = useSaveCustomerMutation();
  const isPhone = /^[+\d][\d\s.]*$/.test(text);
  return (
    <QuickAddDialog<CustomerInput>
      noun="khách hàng"
      values={{ FullName: isPhone ? '' : text, Phone: isPhone ? text : '', Status: 1 }}
      save={async (body, idempotencyKey) =>
        onAdded((await saveCustomer({ body, idempotencyKey }).unwrap()).Data.CustomerID)
      }
      onClose={onClose}
    >
      <Field.Text name="FullName" label="Họ tên" required maxLength={100} />
      <Field.Phone name="Phone" label="Số điện thoại" required />
    </QuickAddDialog>
  );
}
