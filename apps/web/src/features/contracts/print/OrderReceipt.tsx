import { labelOf, serviceTypeOptions, type Schedule } from '@so-the/api-client';
import { DescriptionList } from '@so-the/ui';
import { formatDate, formatMoney, formatPercent, maskCard, vietnamToday } from '@so-the/ui/format';
import { PrintDialog } from '../../kit/print/PrintDialog.tsx';

/** What was done for the customer and what is still owed, on paper for the customer to keep. */
export function OrderReceipt({ order, onClose }: { order: Schedule; onClose: () => void }) {
  const { CardBankCode, CardLast4, CardHolderName } = order;
  return (
    <PrintDialog
      title="Biên nhận"
      subtitle={`Đơn ${order.Code} · ${formatDate(vietnamToday())}`}
      signatures={['Khách hàng', 'Nhân viên']}
      onClose={onClose}
    >
      <DescriptionList
        items={[
          { label: 'Khách hàng', value: order.CustomerName },
          { label: 'Thẻ', value: `${CardBankCode} ${maskCard(CardLast4)} · ${CardHolderName}` },
          { label: 'Dịch vụ', value: labelOf(serviceTypeOptions, order.ServiceType) },
          { label: 'Số tiền', value: formatMoney(order.Amount) },
          { label: 'Phí khách', value: formatPercent(order.CustomerFeePercent) },
          { label: 'Tiền phí', value: `${formatMoney(order.FeeAmount)}${order.IsSettled ? '' : ' (tạm tính)'}` },
          ...(order.ExtraFee > 0 ? [{ label: 'Phụ phí', value: formatMoney(order.ExtraFee) }] : []),
          { label: 'Đã nạp thẻ', value: formatMoney(order.TotalPaidCard) },
          { label: 'Đã quẹt', value: formatMoney(order.TotalSwipe) },
          { label: 'Khách còn nợ', value: <strong>{formatMoney(order.CustomerDebt)}</strong> },
          { label: 'Nhân viên', value: order.StaffName },
        ]}
      />
    </PrintDialog>
  );
}
