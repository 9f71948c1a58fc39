import { useEffect, useEffectEvent } from 'react';
import { labelOf, serviceTypeOptions, type Result, type Schedule } from '@so-the/api-client';
import { DescriptionList, Skeleton, VietQr, type Description } from '@so-the/ui';
import {
  bankName,
  formatDateTime,
  formatMoney,
  formatPercent,
  joined,
  maskCard,
  moneyInWords,
} from '@so-the/ui/format';
import { useRead } from '../../../api/declare.ts';
import { calls } from '../../../api/scheduleWorkingApi.ts';
import { Answer } from '../../../kit/answer/Answer.tsx';
import { answerOf } from '../../../kit/answer/answerOf.ts';
import { usePayee } from '../../../kit/print/usePayee.ts';
import { receiptPayments, type ReceiptPayment } from './receiptPayments.ts';

/** Who signs a receipt. */
export const RECEIPT_SIGNATURES = ['Khách hàng', 'Nhân viên'] as const;

/** Props of {@link ReceiptBody}. */
export interface ReceiptBodyProps {
  order: Schedule;
  /** What was paid is known: the receipt is whole and may be printed. */
  onWhole: () => void;
}

/** What was done for the customer, what was paid into what and to whom, and what is still owed, in figures, in words and as a code to pay it by. */
export function ReceiptBody({ order, onWhole }: ReceiptBodyProps) {
  const history = useRead(calls.getScheduleHistory, { ScheduleID: order.ScheduleID });
  const isWhole = history.currentData !== undefined;
  const tellWhole = useEffectEvent(onWhole);
  useEffect(() => {
    if (isWhole) tellWhole();
  }, [isWhole]);
  const payee = usePayee(order.CustomerDebt, order.Code);
  return (
    <>
      <Answer of={answerOf(history, told)} noun="biên nhận" loading={<Skeleton lines={10} />}>
        {(what) => <DescriptionList items={receiptItems(order, receiptPayments(order.ScheduleID, what))} />}
      </Answer>
      {payee && (
        <section aria-label="Chuyển khoản số còn nợ">
          <p>Quét mã để chuyển khoản số còn nợ:</p>
          <VietQr {...payee} size={128} />
        </section>
      )}
    </>
  );
}

function told({ Data }: Result<'getScheduleHistory'>) {
  return Data;
}

function receiptItems(order: Schedule, payments: readonly ReceiptPayment[]): Description[] {
  const { CardBankCode, CardLast4, CardHolderName, CustomerDebt } = order;
  return [
    { label: 'Khách hàng', value: order.CustomerName },
    { label: 'Thẻ', value: joined(`${bankName(CardBankCode)} ${maskCard(CardLast4)}`, CardHolderName) },
    { label: 'Dịch vụ', value: labelOf(serviceTypeOptions, order.ServiceType) },
    { label: 'Số tiền', value: formatMoney(order.Amount) },
    { label: 'Phí khách', value: formatPercent(order.CustomerFeePercent) },
    { label: 'Tiền phí', value: `${formatMoney(order.FeeAmount)}${order.IsSettled ? '' : ' (tạm tính)'}` },
    ...(order.ExtraFee > 0 ? [{ label: 'Phụ phí', value: formatMoney(order.ExtraFee) }] : []),
    { label: 'Đã nạp thẻ', value: formatMoney(order.TotalPaidCard) },
    { label: 'Đã quẹt', value: formatMoney(order.TotalSwipe) },
    ...paidItems(payments),
    { label: 'Khách còn nợ', value: <strong>{formatMoney(CustomerDebt)}</strong> },
    ...(CustomerDebt > 0 ? [{ label: 'Còn nợ bằng chữ', value: moneyInWords(CustomerDebt) }] : []),
    { label: 'Nhân viên', value: order.StaffName },
  ];
}

/** What was paid in figures and words, and each payment with its fund, hour and who took it. */
function paidItems(payments: readonly ReceiptPayment[]): Description[] {
  if (payments.length === 0) return [{ label: 'Đã thu của khách', value: formatMoney(0) }];
  const sum = payments.reduce((total, { amount }) => total + amount, 0);
  return [
    { label: 'Đã thu của khách', value: <strong>{formatMoney(sum)}</strong> },
    { label: 'Đã thu bằng chữ', value: moneyInWords(sum) },
    ...payments.flatMap((payment, index) => paymentItems(payment, payments.length === 1 ? 0 : index + 1)),
  ];
}

/** One payment, and the cash that was handed over for it and given back; `place` counts from 1, 0 for the only one. */
function paymentItems({ amount, into, given, back, at, by }: ReceiptPayment, place: number): Description[] {
  const paid = {
    label: place === 0 ? 'Thu vào' : `Lần thu ${place}`,
    value: joined(place > 0 && formatMoney(amount), into, formatDateTime(at), by),
  };
  if (given === undefined) return [paid];
  const time = place === 0 ? '' : ` lần ${place}`;
  return [
    paid,
    { label: `Khách đưa${time}`, value: formatMoney(given) },
    { label: `Trả lại${time}`, value: formatMoney(back) },
  ];
}
