import type { Schemas } from '@so-the/api-client';
import { DescriptionList, Meter, StatusTag } from '@so-the/ui';
import { formatDate, formatDateTime, formatMoney, formatPercent, joined } from '@so-the/ui/format';
import { PhoneLink } from '../../kit/cards/PhoneLink.tsx';
import { activeStatus } from '../../kit/list/statusMaps.ts';

/** Everything that is entered about a customer. */
export function CustomerInfo({ customer }: { customer: Schemas['Customer'] }) {
  const { Phone, Phone2, BirthDate, ConsentDate, LastOrderDate, FeePercentDefault, DebtLimit } = customer;
  const status = activeStatus[customer.Status];
  return (
    <DescriptionList
      columns={2}
      items={[
        { label: 'Mã', value: customer.Code },
        { label: 'Trạng thái', value: status && <StatusTag {...status} /> },
        { label: 'Công nợ', value: formatMoney(customer.Debt) },
        { label: 'Đơn gần nhất', value: LastOrderDate ? formatDate(LastOrderDate) : 'Chưa có đơn' },
        { label: 'Số điện thoại', value: Phone && <PhoneLink phone={Phone} /> },
        { label: 'SĐT 2', value: Phone2 && <PhoneLink phone={Phone2} /> },
        { label: 'Số CCCD', value: customer.CCCD },
        { label: 'Ngày sinh', value: BirthDate && formatDate(BirthDate) },
        { label: 'Địa chỉ', value: customer.Address, wide: true },
        { label: 'Ngân hàng', value: customer.BankCode },
        { label: 'Số tài khoản', value: customer.AccountBank },
        { label: 'Chủ tài khoản', value: customer.AccountOwner },
        { label: 'Cộng tác viên', value: customer.AffName },
        { label: 'Phí mặc định', value: FeePercentDefault === undefined ? null : formatPercent(FeePercentDefault) },
        {
          label: 'Hạn mức nợ',
          value:
            DebtLimit === undefined ? null : <Meter label="Hạn mức nợ đã dùng" value={customer.Debt} max={DebtLimit} />,
        },
        { label: 'Ngày đồng ý xử lý dữ liệu', value: ConsentDate && formatDateTime(ConsentDate) },
        { label: 'Ngày tạo', value: joined(formatDateTime(customer.CreatedDate), customer.CreatedByName) },
      ]}
    />
  );
}
