import { numberLotInputFields, type Schemas } from '@so-the/api-client';
import { vietnamToday } from '@so-the/ui/format';
import { useCreateNumberLotMutation } from '../../../api/posDebtApi.ts';
import { EntryDialog } from '../../../kit/form/EntryDialog.tsx';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { formFields } from '../../../kit/form/formFields.tsx';
import { PosPicker } from '../../../kit/pickers/PosPicker.tsx';

type LotValues = Partial<Schemas['NumberLotInput']>;

const Field = formFields<LotValues>();

/** Opens a lot by hand; swipes of its POS and day that name it become its bills at once. */
export function NewLotDialog({ onClose }: { onClose: () => void }) {
  const [create] = useCreateNumberLotMutation();
  return (
    <EntryDialog<LotValues>
      title="Thêm số lô"
      input={numberLotInputFields}
      draft="lot/new"
      values={{ BusinessDate: vietnamToday(), LotNo: '' }}
      send={(body, idempotencyKey) =>
        create({ body: { PosID: 0, BusinessDate: '', LotNo: '', ...body }, idempotencyKey }).unwrap()
      }
      done="Thêm số lô thành công"
      onClose={onClose}
    >
      <Field.Picker name="PosID" label="Máy POS" required as={PosPicker} />
      <FormSection>
        <Field.Text name="LotNo" label="Số lô" hint="Như in trên phiếu, giữ cả số 0 ở đầu." required />
        <Field.Date name="BusinessDate" label="Ngày" required />
        <Field.Number name="SlipCount" label="Số bill trên phiếu" />
        <Field.Money name="SlipAmount" label="Tổng tiền trên phiếu" />
        <Field.Date name="DueDate" label="Hạn" hint="Để trống = theo máy POS" />
      </FormSection>
      <Field.TextArea name="Note" label="Ghi chú" rows={2} />
    </EntryDialog>
  );
}
