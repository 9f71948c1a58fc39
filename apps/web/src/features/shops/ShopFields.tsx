import { commissionWhenOptions, negativeFundsOptions, shopStatusOptions, type ShopInput } from '@so-the/api-client';
import { AccountFields } from '../../kit/record/AccountFields.tsx';
import { formFields } from '../../kit/form/formFields.tsx';
import { FormSection, WideField } from '../../kit/form/FormSection.tsx';

const Field = formFields<ShopInput>();
const roundings = [
  { value: 1, label: 'Không làm tròn (1 đ)' },
  { value: 1000, label: 'Tới 1.000 đ' },
];

/** What is known of a shop; the books of a new one are not locked. */
export function ShopFields({ isNew }: { isNew: boolean }) {
  return (
    <>
      <FormSection>
        <Field.Text name="ShopName" label="Tên cửa hàng" />
        <Field.Phone name="ShopPhone" label="Số điện thoại" />
        <WideField>
          <Field.Text name="ShopAddress" label="Địa chỉ" />
        </WideField>
      </FormSection>
      <AccountFields />
      <FormSection title="Quy tắc và trạng thái">
        <Field.Select name="RoundFeeTo" label="Làm tròn phí" options={roundings} />
        <Field.Number name="NotifyDays" label="Báo trước (ngày)" />
        <Field.Money
          name="RoundAmountFrom"
          label="Ngưỡng số tiền tròn"
          hint="Từ số tiền này, lượt quẹt tròn bất thường cần chứng từ; để trống = không kiểm tra"
        />
        <Field.Money
          name="SmallAmountBelow"
          label="Hỏi lại số tiền dưới"
          hint="Gõ số nhỏ hơn mức này ở lịch hẹn và dòng tiền thì hỏi lại một lần; để trống = 100.000 đ"
        />
        <Field.Money
          name="AdjustApprovalFrom"
          label="Thay đổi không qua tiền cần duyệt từ"
          hint="Điều chỉnh, giảm trừ, bỏ phần lô còn lại, sửa số dư đầu hay phần trăm của một người trong ngày, cộng lại từ số tiền này, chờ người thứ hai duyệt; để trống giữ mức cũ (ban đầu 5.000.000 đ)"
        />
        <Field.Money
          name="VoucherApprovalFrom"
          label="Phiếu thu chi cần duyệt từ"
          hint="Phiếu cùng loại của một người trong ngày, cộng lại từ số tiền này, chờ người thứ hai duyệt; để trống giữ mức cũ (ban đầu 10.000.000 đ)"
        />
        <Field.Check
          name="TwoPersons"
          label="Việc lớn cần hai người duyệt"
          hint="Chỉ chủ sở hữu tắt được, và chỉ khi cửa hàng không có ai khác duyệt được"
        />
        <Field.Select
          name="NegativeFunds"
          label="Khi quỹ không đủ chi"
          options={negativeFundsOptions}
          hint="Áp dụng cho mọi khoản chi của cửa hàng; chỉ chủ sở hữu đổi được"
        />
        <Field.Select
          name="CommissionWhen"
          label="Hoa hồng phải trả"
          options={commissionWhenOptions}
          hint="Khi khách trả đủ: hoa hồng chỉ phải trả khi khách hết nợ của đơn, thu lại khi nợ bị bỏ hay giảm. Chỉ tính cho đơn quyết toán từ lúc lưu; chỉ chủ sở hữu đổi được"
        />
        <FeeRateFields />
        <Field.Select name="Status" label="Trạng thái" options={shopStatusOptions} />
      </FormSection>
      {!isNew && <LockFields />}
    </>
  );
}

/** Rates of the book of fee revenue. */
function FeeRateFields() {
  return (
    <>
      <Field.Percent
        name="VatPercent"
        label="Tỷ lệ GTGT trên doanh thu phí (%)"
        hint="Chỉ để tính một cột của Sổ doanh thu phí; để trống = không có cột"
      />
      <Field.Percent
        name="PitPercent"
        label="Tỷ lệ TNCN trên doanh thu phí (%)"
        hint="Chỉ để tính một cột của Sổ doanh thu phí; để trống = không có cột"
      />
    </>
  );
}

function LockFields() {
  return (
    <FormSection title="Khóa sổ">
      <Field.Date name="FirstDate" label="Ngày đầu tiên" hint="Không ghi sổ trước ngày này; chỉ chủ sở hữu đổi được" />
      <Field.Date
        name="LockDate"
        label="Khóa sổ đến"
        hint="Lùi ngày là mở sổ: quỹ đã kiểm của các ngày được mở cũng mở lại; chờ người thứ hai duyệt nếu có"
      />
      <Field.Text name="Reason" label="Lý do" hint="Bắt buộc khi mở lại sổ đã khóa" />
    </FormSection>
  );
}
