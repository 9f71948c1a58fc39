import { groupIDOptions, staffInputFields, staffStatusOptions, type Schemas } from '@so-the/api-client';
import { MultiSelectField } from '@so-the/ui';
import { useListActiveShopsQuery } from '../../api/shopApi.ts';
import { useSaveStaffMutation } from '../../api/userApi.ts';
import { RecordDialog } from '../../kit/record/RecordDialog.tsx';
import { formFields } from '../../kit/form/formFields.tsx';
import { FormSection, WideField } from '../../kit/form/FormSection.tsx';
import type { FormHandles } from '../../kit/recordScreen/RecordOwnForm.tsx';
import { newPasswordFault } from '../../lib/passwordStrength.ts';
import { useSession } from '../../session/useSession.ts';
import { staffInput } from './staffInput.ts';
import { StaffPassword } from './StaffPassword.tsx';

const Field = formFields<Schemas['StaffInput']>();
/** The owner's own group is given to nobody else. */
const groups = groupIDOptions.filter(({ value }) => value !== 1);

/** Props of {@link StaffForm}. */
export interface StaffFormProps extends FormHandles {
  /** Who is changed; none adds somebody. */
  staff?: Schemas['Staff'];
}

/** Adds or changes a member of staff; what they may do is set under "Phân quyền", and nobody lifts their own account. */
export function StaffForm({ staff, ...handles }: StaffFormProps) {
  const [saveStaff] = useSaveStaffMutation();
  const { shop } = useSession();
  const shops = useListActiveShopsQuery().data?.Data ?? [];
  const isSelf = staff?.IsSelf;
  const places = shops.map(({ ShopID, ShopName }) => ({ value: ShopID, label: ShopName }));
  return (
    <RecordDialog
      noun="nhân viên"
      size="large"
      input={staffInputFields}
      id={staff?.UserID}
      values={staffInput(staff, shop.ShopID)}
      save={(body, idempotencyKey) => saveStaff({ body, idempotencyKey }).unwrap()}
      {...handles}
    >
      <FormSection>
        <Field.Text name="FullName" label="Họ tên" />
        <Field.Text name="UserName" label="Tài khoản" rule={userNameRule} autoComplete="off" />
        <StaffPassword isNew={staff === undefined} rule={newPasswordFault} />
        <Field.Select
          name="GroupID"
          label="Nhóm quyền"
          options={staff?.IsOwner ? groupIDOptions : groups}
          disabled={staff?.IsOwner || isSelf}
        />
        <WideField>
          <Field.Picker name="ShopIDs" label="Cửa hàng làm việc">
            {({ value, onChange, ...field }) => (
              <MultiSelectField
                {...field}
                disabled={isSelf}
                options={places}
                value={value ?? []}
                onChange={(ids) => onChange([...ids])}
              />
            )}
          </Field.Picker>
        </WideField>
        <Field.Select name="Status" label="Trạng thái" options={staffStatusOptions} disabled={isSelf} />
        <Field.Date name="ExpiredDate" label="Hạn sử dụng" disabled={isSelf} hint={isSelf && 'Không tự đổi được'} />
      </FormSection>
      <FormSection title="Liên hệ">
        <Field.Phone name="Phone" label="Số điện thoại" />
        <Field.Text name="Email" label="Email" />
        <Field.Text name="CCCD" label="Số CCCD" />
      </FormSection>
    </RecordDialog>
  );
}

function userNameRule(text: string): string | undefined {
  return /^[a-z0-9._]{4,50}$/.test(text)
    ? undefined
    : 'Tài khoản không hợp lệ: 4 đến 50 chữ thường, chữ số, dấu chấm hoặc gạch dưới';
}
