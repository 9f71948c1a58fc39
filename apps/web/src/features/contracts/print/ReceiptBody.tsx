import { labelOf, serviceTypeOptions, type Schedule } from '@so-the/api-client';
import { DescriptionList, VietQr } from '@so-the/ui';
import { bankName, formatMoney, formatPercent, maskCard, moneyInWords } from '@so-the/ui/format';
import { usePayee } from '../../../kit/print/usePayee.ts';

/** Who signs a receipt. */
export const RECEIPT_SIGNATURES = ['Khách hàng', 'Nhân viên'] as const;

/** What was done for the customer and what is still owed, in figures, in words and as a code to pay it by. */
export function ReceiptBody({ order }: { order: Schedule }) {
  const { CardBankCode, CardLast4, CardHolderName, CustomerDebt, Code } = order;
  const payee = usePayee(CustomerDebt, Code);
  return (
    <>
      <DescriptionList
        items={[
          { label: 'Khách hàng', value: order.CustomerName },
          { label: 'Thẻ', value: `${bankName(CardBankCode)} ${maskCard(CardLast4)} · ${CardHolderName}` },
          { label: 'Dịch vụ', value: labelOf(serviceTypeOptions, order.ServiceType) },
          { label: 'Số tiền', value: formatMoney(order.Amount) },
          { label: 'Phí khách', value: formatPercent(order.CustomerFeePercent) },
          { label: 'Tiền phí', value: `${formatMoney(order.FeeAmount)}${order.IsSettled ? '' : ' (tạm tính)'}` },
          ...(order.ExtraFee > 0 ? [{ label: 'Phụ phí', value: formatMoney(order.ExtraFee) }] : []),
          { label: 'Đã nạp thẻ', value: formatMoney(order.TotalPaidCard) },
          { label: 'Đã quẹt', value: formatMoney(order.TotalSwipe) },
          { label: 'Khách còn nợ', value: <strong>{formatMoney(CustomerDebt)}</strong> },
          ...(CustomerDebt > 0 ? [{ label: 'Bằng chữ', value: moneyInWords(CustomerDebt) }] : []),
          { label: 'Nhân viên', value: order.StaffName },
        ]}
      />
      {payee && (
        <section aria-label="Chuyển khoản số còn nợ">
          <p>Quét mã để chuyển khoản số còn nợ:</p>
          <VietQr {...payee} size={128} />
        </section>
      )}
    </>
  );
}
