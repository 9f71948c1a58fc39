import { shopStatusOptions, type Schemas } from '@so-the/api-client';
import { useSaveShopMutation } from '../../api/shopApi.ts';
import { AccountFields } from '../../kit/record/AccountFields.tsx';
import { numberRule } from '../../kit/record/fieldRules.ts';
import { RecordDialog } from '../../kit/record/RecordDialog.tsx';
import { recordFields } from '../../kit/record/RecordField.tsx';
import { RecordSection, WideField } from '../../kit/record/RecordSection.tsx';
import type { FormHandles } from '../../kit/records/RecordForm.tsx';
import { shopInput } from './shopInput.ts';

const Field = recordFields<Schemas['ShopInput']>();
const notifyRule = numberRule('Báo trước (ngày)', { min: 1, max: 31 });
const roundings = [
  { value: 1, label: 'Không làm tròn (1 đ)' },
  { value: 1000, label: 'Tới 1.000 đ' },
];

/** Props of {@link ShopForm}. */
export interface ShopFormProps extends FormHandles {
  /** The shop to change; none opens one. */
  shop?: Schemas['ShopRecord'];
}

/** Opens or changes a shop. */
export function ShopForm({ shop, ...handles }: ShopFormProps) {
  const [saveShop] = useSaveShopMutation();
  return (
    <RecordDialog
      noun="cửa hàng"
      size="large"
      id={shop?.ShopID}
      values={shopInput(shop)}
      save={(body) => saveShop({ body }).unwrap()}
      {...handles}
    >
      <RecordSection>
        <Field.Text name="ShopName" label="Tên cửa hàng" required maxLength={100} />
        <Field.Phone name="ShopPhone" label="Số điện thoại" />
        <WideField>
          <Field.Text name="ShopAddress" label="Địa chỉ" maxLength={255} />
        </WideField>
      </RecordSection>
      <AccountFields />
      <RecordSection title="Quy tắc và trạng thái">
        <Field.Select name="RoundFeeTo" label="Làm tròn phí" options={roundings} required />
        <Field.Number name="NotifyDays" label="Báo trước (ngày)" required rule={notifyRule} maxLength={2} />
        <Field.Money
          name="RoundAmountFrom"
          label="Ngưỡng số tiền tròn"
          hint="Từ số tiền này, lượt quẹt tròn bất thường cần chứng từ; để trống là không kiểm tra"
        />
        <Field.Select name="Status" label="Trạng thái" options={shopStatusOptions} required />
      </RecordSection>
      {shop && (
        <RecordSection title="Khóa sổ">
          <Field.Date name="LockDate" label="Khóa sổ đến" />
          <Field.Text name="Reason" label="Lý do" maxLength={500} hint="Bắt buộc khi mở lại sổ đã khóa" />
        </RecordSection>
      )}
    </RecordDialog>
  );
}
