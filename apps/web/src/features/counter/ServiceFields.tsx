import { useWatch } from 'react-hook-form';
import { feeModeOptions } from '@so-the/api-client';
import { Accordion } from '@so-the/ui';
import { amountRule } from '../../kit/document/amountRule.ts';
import { useUsualFee } from '../../kit/form/asks/useUsualFee.ts';
import { formFields } from '../../kit/form/formFields.tsx';
import { FormSection, WideField } from '../../kit/form/FormSection.tsx';
import { StaffPicker } from '../../kit/pickers/StaffPicker.tsx';
import { AffField } from '../../kit/appointments/AffField.tsx';
import { FeeField } from '../../kit/appointments/FeeField.tsx';
import { ServiceField } from '../../kit/appointments/ServiceField.tsx';
import type { CounterValues } from './counterValues.ts';
import { useProposal } from './useProposal.ts';

const Field = formFields<CounterValues>();

/**
 * What is done for the customer, at the rate of the card, else of the customer, else of the shop.
 *
 * @param turn counts the people served
 */
export function ServiceFields({ turn }: { turn: number }) {
  const [customerId, cardId] = useWatch<CounterValues, ['CustomerID', 'CardDataID']>({
    name: ['CustomerID', 'CardDataID'],
  });
  useProposal('CustomerFeePercent', useUsualFee({ customerId, cardId })?.percent, turn);
  return (
    <div className="counter__service">
      <ServiceField />
      <Field.Money name="Amount" label="Số tiền" rule={amountRule()} asksSmall="always" required />
      <FeeField />
      <Field.DateTime name="AppointmentDate" label="Ngày hẹn" required />
      <div className="counter__half">
        <AffField />
      </div>
    </div>
  );
}

/** What is seldom changed, out of the way. */
export function MoreFields() {
  return <Accordion sections={[{ id: 'more', title: 'Thêm chi tiết', content: <SeldomFields /> }]} />;
}

function SeldomFields() {
  return (
    <FormSection>
      <Field.Select name="FeeMode" label="Cách thu phí" options={feeModeOptions} required />
      <Field.Money name="ExtraFee" label="Phụ phí" />
      <Field.Picker name="StaffID" label="Nhân viên" required as={StaffPicker} />
      <WideField>
        <Field.TextArea name="Note" label="Ghi chú" rows={2} maxLength={500} />
      </WideField>
    </FormSection>
  );
}
