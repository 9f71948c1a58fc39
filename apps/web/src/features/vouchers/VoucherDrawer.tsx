import { useState } from 'react';
import { labelOf, voucherStatusOptions, type Schemas } from '@so-the/api-client';
import { Button, DescriptionList, Drawer, type DrawerProps, Link, useLeads } from '@so-the/ui';
import { formatDate, formatDateTime, formatMoney, joined, vietnamToday } from '@so-the/ui/format';
import { useGetVoucherQuery } from '../../api/paymentApi.ts';
import type { Rights } from '../../kit/access/rights.ts';
import { Answer, Lacking } from '../../kit/answer/Answer.tsx';
import { answerOf } from '../../kit/answer/answerOf.ts';
import * as places from '../../kit/places/places.ts';
import { CancelVoucherDialog } from './CancelVoucherDialog.tsx';
import { DecideVoucher } from './DecideVoucher.tsx';
import { VoucherPaper } from './VoucherPaper.tsx';

/** Props of {@link VoucherDrawer}. */
export interface VoucherDrawerProps {
  paymentID: number;
  rights: Rights;
  /** Goes to the record beside in the list. Default: there is no list beside. */
  onStep?: DrawerProps['onStep'];
  onClose: () => void;
}

/** One voucher: what it says, who decided on it, and what this person may do with it. */
export function VoucherDrawer({ paymentID, rights, onStep, onClose }: VoucherDrawerProps) {
  const query = useGetVoucherQuery({ paymentID });
  return (
    <Drawer title="Phiếu thu chi" open size="large" onStep={onStep} onClose={onClose}>
      <Answer of={answerOf(query)} noun="phiếu">
        {({ Data: { Voucher } }) =>
          // An API that knows no number of a voucher answers with another one.
          Voucher.paymentID === paymentID ? <VoucherDetail voucher={Voucher} rights={rights} /> : <Lacking />
        }
      </Answer>
    </Drawer>
  );
}

function VoucherDetail({ voucher, rights }: { voucher: Schemas['Voucher']; rights: Rights }) {
  const [asked, setAsked] = useState<'print' | 'cancel' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <DescriptionList items={factsOf(voucher)} />
      <div className="voucher-deeds">
        {rights.print && <Button onClick={() => setAsked('print')}>In phiếu</Button>}
        {voucher.CanCancel && <Button onClick={() => setAsked('cancel')}>Hủy phiếu</Button>}
        <DecideVoucher voucher={voucher} />
        <EntriesLink voucher={voucher} />
      </div>
      {asked === 'print' && <VoucherPaper voucher={voucher} onClose={close} />}
      {asked === 'cancel' && <CancelVoucherDialog voucher={voucher} onClose={close} />}
    </>
  );
}

function EntriesLink({ voucher: { Status, Code, VoucherDate } }: { voucher: Schemas['Voucher'] }) {
  const leads = useLeads();
  const href = places.entries({ GeneralSearch: Code, fromDate: VoucherDate, toDate: vietnamToday() });
  return isPosted(Status) && leads(href) ? <Link href={href}>Xem trong sổ quỹ</Link> : null;
}

function isPosted(status: Schemas['VoucherStatus']): boolean {
  return status === 1 || status === 2;
}

function factsOf(voucher: Schemas['Voucher']) {
  const { Code, VoucherDate, ConfigName, PartyName, Amount, Fund, ToFund, Status, Description, ShopName } = voucher;
  const { CreatedByName, CreatedDate, ApprovedByName, ApprovedAt, RefuseReason } = voucher;
  const { CancelReason, CancelledByName, CancelledAt, ScheduleID, ScheduleCode } = voucher;
  return [
    { label: 'Số phiếu', value: Code },
    { label: 'Trạng thái', value: labelOf(voucherStatusOptions, Status) },
    { label: 'Số tiền', value: formatMoney(Amount) },
    { label: ToFund ? 'Từ quỹ' : 'Quỹ', value: Fund },
    ...told('Đến quỹ', ToFund),
    { label: 'Loại', value: ConfigName },
    ...told('Đối tượng', PartyName),
    ...told('Phí của đơn', ScheduleCode, ScheduleID && places.order(ScheduleID)),
    { label: 'Diễn giải', value: Description },
    { label: 'Ngày phiếu', value: formatDate(VoucherDate) },
    { label: 'Cửa hàng', value: ShopName },
    { label: 'Người lập', value: joined(CreatedByName, formatDateTime(CreatedDate)) },
    ...told('Người duyệt', ApprovedByName && joined(ApprovedByName, formatDateTime(ApprovedAt))),
    ...told('Lý do từ chối', RefuseReason),
    ...told('Người hủy', CancelledByName && joined(CancelledByName, formatDateTime(CancelledAt))),
    ...told('Lý do hủy', CancelReason),
  ];
}

/** A fact that a voucher may lack, with where it leads. */
function told(label: string, value: string | undefined, href?: string | 0) {
  return value ? [{ label, value: href ? <Link href={href}>{value}</Link> : value }] : [];
}
