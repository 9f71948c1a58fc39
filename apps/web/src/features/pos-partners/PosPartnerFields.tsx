import { activeStatusOptions, type PosPartnerInput } from '@so-the/api-client';
import { PartnerPicker } from '../../kit/pickers/PartnerPicker.tsx';
import { formFields } from '../../kit/form/formFields.tsx';
import { FormSection, WideField } from '../../kit/form/FormSection.tsx';

const Field = formFields<PosPartnerInput>();

/** What is known of a terminal of a partner. */
export function PosPartnerFields() {
  return (
    <FormSection>
      <WideField>
        <Field.Picker name="PartnerID" label="Đối tác" as={PartnerPicker} />
      </WideField>
      <Field.Text name="PosName" label="Tên máy" />
      <Field.Text name="TID" label="Mã máy (TID)" />
      <Field.Select name="Status" label="Trạng thái" options={activeStatusOptions} />
      <WideField>
        <Field.TextArea name="Note" label="Ghi chú" />
      </WideField>
    </FormSection>
  );
}
