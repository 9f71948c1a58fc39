import type { PosCodeInput } from '@so-the/api-client';
import { PosPartnerPicker } from '../../kit/pickers/PosPartnerPicker.tsx';
import { formFields } from '../../kit/form/formFields.tsx';
import { FormSection, WideField } from '../../kit/form/FormSection.tsx';

const Field = formFields<PosCodeInput>();

/** What a POS code is asked for with. */
export function PosCodeFields() {
  return (
    <FormSection>
      <WideField>
        <Field.Picker name="PosPartnerID" label="Máy của đối tác" required as={PosPartnerPicker} />
      </WideField>
      <WideField>
        <Field.Text name="PosCode" label="Mã POS" required rule={codeRule} />
      </WideField>
      <WideField>
        <Field.TextArea name="Note" label="Ghi chú" />
      </WideField>
    </FormSection>
  );
}

function codeRule(text: string): string | undefined {
  return /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(text)
    ? undefined
    : 'Mã POS không hợp lệ: chỉ gồm chữ không dấu, số, dấu chấm và gạch';
}
