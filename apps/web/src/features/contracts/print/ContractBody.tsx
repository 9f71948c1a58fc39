import { feeModeOptions, labelOf, serviceTypeOptions, type Schedule } from '@so-the/api-client';
import { DescriptionList } from '@so-the/ui';
import {
  bankName,
  formatDate,
  formatDateTime,
  formatMoney,
  formatPercent,
  joined,
  maskCard,
  moneyInWords,
} from '@so-the/ui/format';
import { useSession } from '../../../session/useSession.ts';

/** Who signs a contract. */
export const CONTRACT_SIGNATURES = ['Bên B (khách hàng)', 'Bên A (cửa hàng)'] as const;

/** What shop and customer agree on before the service: the fee is told before anything is done (domain §7). */
export function ContractBody({ order }: { order: Schedule }) {
  const { ShopName, Address, Phone } = useSession().shop;
  return (
    <>
      <DescriptionList
        items={[
          { label: 'Bên A', value: joined(ShopName, Address, Phone) },
          { label: 'Bên B', value: joined(order.CustomerName, order.CustomerPhone) },
          { label: 'Thẻ của bên B', value: `${bankName(order.CardBankCode)} ${maskCard(order.CardLast4)}` },
          { label: 'Chủ thẻ', value: order.CardHolderName },
          ...(order.DueDate === undefined ? [] : [{ label: 'Ngày đến hạn', value: formatDate(order.DueDate) }]),
          { label: 'Dịch vụ', value: labelOf(serviceTypeOptions, order.ServiceType) },
          { label: 'Ngày hẹn', value: formatDateTime(order.AppointmentDate) },
          { label: 'Số tiền', value: <strong>{formatMoney(order.Amount)}</strong> },
          { label: 'Bằng chữ', value: moneyInWords(order.Amount) },
          { label: 'Phí khách', value: formatPercent(order.CustomerFeePercent) },
          { label: 'Tiền phí', value: `${formatMoney(order.FeeAmount)}${order.IsSettled ? '' : ' (tạm tính)'}` },
          ...(order.ExtraFee > 0 ? [{ label: 'Phụ phí', value: formatMoney(order.ExtraFee) }] : []),
          { label: 'Cách thu phí', value: labelOf(feeModeOptions, order.FeeMode) },
          { label: 'Nhân viên', value: order.StaffName },
        ]}
      />
      <p>Bên B có mặt khi thực hiện, là chủ thẻ hoặc được chủ thẻ đồng ý, và đã được báo phí trước khi thực hiện.</p>
      <p>Bên A giữ thẻ chỉ khi hai bên ký biên bản giao nhận, và trả thẻ ngay khi thực hiện xong.</p>
      <p>Hợp đồng lập thành hai bản, mỗi bên giữ một bản.</p>
    </>
  );
}
