import { useWatch } from 'react-hook-form';
import { formFields } from '../../kit/form/formFields.tsx';
import { phoneRule } from '../../kit/form/fieldRules.ts';
import { personName } from '../../lib/personName.ts';
import type { CounterValues } from './counterValues.ts';

const Field = formFields<CounterValues>();

/** Phone and name of somebody who is not on file yet; nothing for whoever is. */
export function NewCustomerFields() {
  const isNew = useWatch<CounterValues, 'CustomerIsNew'>({ name: 'CustomerIsNew' });
  if (!isNew) return null;
  return (
    <>
      <div className="counter__half">
        <Field.Phone name="Customer.Phone" label="Số điện thoại" rule={phoneRule('Số điện thoại')} />
      </div>
      <div className="counter__half">
        <Field.Text name="Customer.FullName" label="Họ tên" tidy={personName} />
      </div>
    </>
  );
}
