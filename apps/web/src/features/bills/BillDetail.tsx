import { useState } from 'react';
import { billSourceOptions, billStatusOptions, labelOf, type Schemas } from '@so-the/api-client';
import { Button, DescriptionList, ImageViewer, Link } from '@so-the/ui';
import { formatDateTime, formatMoney, joined } from '@so-the/ui/format';
import * as places from '../../kit/places/places.ts';
import { CancelBillDialog } from './CancelBillDialog.tsx';

const CONFIRMED = 1;

/** Props of {@link BillDetail}. */
export interface BillDetailProps {
  bill: Schemas['Bill'];
  mayCancel: boolean;
}

/** A slip with what stands on it and the swipe it proves. */
export function BillDetail({ bill, mayCancel }: BillDetailProps) {
  const [isCancelling, setCancelling] = useState(false);
  return (
    <>
      {mayCancel && bill.Status === CONFIRMED && (
        <div className="bill-detail__deeds">
          <Button onClick={() => setCancelling(true)}>Hủy bill</Button>
        </div>
      )}
      <DescriptionList columns={2} items={factsOf(bill)} />
      {bill.ImageUrl !== undefined && <ImageViewer src={bill.ImageUrl} alt={`Ảnh bill số ${bill.BillID}`} />}
      {isCancelling && <CancelBillDialog bill={bill} onClose={() => setCancelling(false)} />}
    </>
  );
}

function factsOf(bill: Schemas['Bill']) {
  const { ScheduleID, ScheduleCode, Amount, SwipeAmount, AmountDifference, SwipedAt } = bill;
  return [
    { label: 'Trạng thái', value: labelOf(billStatusOptions, bill.Status) },
    { label: 'Số tiền', value: <strong>{formatMoney(Amount)}</strong> },
    ...told('Lượt quẹt', SwipeAmount === undefined ? undefined : formatMoney(SwipeAmount)),
    ...told('Chênh lệch', AmountDifference ? formatMoney(AmountDifference) : undefined),
    ...told('Quẹt lúc', SwipedAt && formatDateTime(SwipedAt)),
    ...told('Máy POS', bill.PosName),
    ...told('Mã máy (TID)', bill.TID),
    ...told('Số lô', bill.LotNo),
    ...told('Số hóa đơn', bill.InvoiceNo),
    ...told('Mã chuẩn chi', bill.ApprovalCode),
    ...told('Số thẻ', bill.CardMasked),
    ...told('Khách hàng', bill.CustomerName),
    ...(ScheduleID === undefined
      ? []
      : [{ label: 'Đơn', value: <Link href={places.order(ScheduleID)}>{ScheduleCode}</Link> }]),
    { label: 'Nguồn', value: labelOf(billSourceOptions, bill.Source) },
    { label: 'Người lưu', value: joined(bill.CreatedByName, formatDateTime(bill.CreatedDate)) },
    ...told('Lý do hủy', bill.CancelReason),
  ];
}

/** A fact that a slip may lack. */
function told(label: string, value: string | undefined) {
  return value ? [{ label, value }] : [];
}
