import { numberLotUpdateFields, type Schemas } from '@so-the/api-client';
import { useUpdateNumberLotMutation } from '../../../api/posDebtApi.ts';
import { EntryDialog } from '../../../kit/form/EntryDialog.tsx';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { formFields } from '../../../kit/form/formFields.tsx';

type LotValues = Schemas['NumberLotUpdate'];

const Field = formFields<LotValues>();

/** Slip, due date and note of a lot, and why its slip may differ from its bills; both versions where somebody else changed it meanwhile. */
export function EditLotDialog({ lot, onClose }: { lot: Schemas['NumberLot']; onClose: () => void }) {
  const [update] = useUpdateNumberLotMutation();
  const { numberLoID, Version, SlipCount, SlipAmount, DueDate, Note, DifferenceReason, SettledAt } = lot;
  return (
    <EntryDialog<LotValues>
      title="Sửa số lô"
      submitLabel="Lưu"
      input={numberLotUpdateFields}
      draft={`lot/${numberLoID}`}
      values={{ numberLoID, Version, SlipCount, SlipAmount, DueDate, Note, Reason: DifferenceReason }}
      send={(body, idempotencyKey) => update({ body, idempotencyKey }).unwrap()}
      done="Cập nhật số lô thành công"
      onClose={onClose}
    >
      <FormSection>
        <Field.Number name="SlipCount" label="Số bill trên phiếu" required={SettledAt !== undefined} />
        <Field.Money name="SlipAmount" label="Tổng tiền trên phiếu" required={SettledAt !== undefined} />
        <Field.Date name="DueDate" label="Hạn" required />
      </FormSection>
      {SettledAt !== undefined && (
        <Field.TextArea
          name="Reason"
          label="Lý do phiếu lệch với bill"
          rows={2}
          hint="Ít nhất 10 ký tự; chỉ cần khi phiếu lệch."
        />
      )}
      <Field.TextArea name="Note" label="Ghi chú" rows={2} />
    </EntryDialog>
  );
}
