import { labelOf, lotStatusOptions, type Schemas } from '@so-the/api-client';
import { DescriptionList, Drawer, type DrawerProps, Skeleton, StatusTag, Tabs } from '@so-the/ui';
import { formatDate, formatMoney, groupDigits, joined } from '@so-the/ui/format';
import { useListNumberLotsQuery } from '../../../api/posDebtApi.ts';
import type { Rights } from '../../../kit/access/rights.ts';
import { Answer } from '../../../kit/answer/Answer.tsx';
import { answerOf, theOne } from '../../../kit/answer/answerOf.ts';
import { useAddressChoice } from '../../../kit/list/address/useAddressChoice.ts';
import { LotActions } from './LotActions.tsx';
import { LotBills } from './LotBills.tsx';
import { lotTitle } from './lotBody.ts';
import { LotPayments } from './LotPayments.tsx';
import { lotStatus } from './lotStatus.ts';
import { slipNotice } from './slipNotice.tsx';
import '../posDebts.css';

const parts = [
  { id: 'bills', label: 'Bill' },
  { id: 'payments', label: 'Tiền về' },
] as const;

/** Props of {@link LotDrawer}. */
export interface LotDrawerProps {
  lotId: number;
  rights: Rights;
  /** Goes to the record beside in the list. Default: there is no list beside. */
  onStep?: DrawerProps['onStep'];
  onClose: () => void;
}

/** One lot: its sums, its slip beside its bills, its payments, and what can be done about it. */
export function LotDrawer({ lotId, rights, onStep, onClose }: LotDrawerProps) {
  const lots = useListNumberLotsQuery({ numberLoID: lotId });
  const answer = answerOf(lots, ({ Data }) => theOne(Data, ({ numberLoID }) => numberLoID === lotId));
  return (
    <Drawer open size="large" title={answer.data ? lotTitle(answer.data) : 'Số lô'} onStep={onStep} onClose={onClose}>
      <div className="pos-drawer">
        <Answer of={answer} noun="số lô" loading={<Skeleton lines={8} />}>
          {(lot) => <LotDetail lot={lot} rights={rights} onDeleted={onClose} />}
        </Answer>
      </div>
    </Drawer>
  );
}

interface LotDetailProps {
  lot: Schemas['NumberLot'];
  rights: Rights;
  onDeleted: () => void;
}

function LotDetail({ lot, rights, onDeleted }: LotDetailProps) {
  const [part, setPart] = useAddressChoice('part', parts);
  return (
    <>
      <div className="pos-drawer__head">
        <p className="pos-drawer__sum">
          Còn lại
          <strong>{formatMoney(lot.Remain)}</strong>
        </p>
        <LotActions lot={lot} rights={rights} onDeleted={onDeleted} />
      </div>
      {slipNotice(lot)}
      <DescriptionList columns={2} items={factsOf(lot)} />
      <Tabs label="Số lô" tabs={parts} value={part} onChange={setPart}>
        {part === 'bills' && <LotBills lot={lot} rights={rights} />}
        {part === 'payments' && <LotPayments lot={lot} />}
      </Tabs>
    </>
  );
}

function factsOf(lot: Schemas['NumberLot']) {
  const { Status, BusinessDate, DueDate, IsOverdue, BillCount, TotalAmount, TotalFee, ExpectedAmount } = lot;
  const { ReceivedAmount, AdjustAmount, SlipCount, SlipAmount, Note } = lot;
  return [
    {
      label: 'Trạng thái',
      value: <StatusTag label={labelOf(lotStatusOptions, Status)} tone={lotStatus[Status]?.tone ?? 'neutral'} />,
    },
    { label: 'Ngày', value: formatDate(BusinessDate) },
    { label: 'Hạn', value: `${formatDate(DueDate)}${IsOverdue ? ' (quá hạn)' : ''}` },
    { label: 'Bill trong lô', value: joined(`${groupDigits(BillCount)} bill`, formatMoney(TotalAmount)) },
    {
      label: 'Phiếu kết toán',
      value: SlipCount === undefined ? 'Chưa nhập' : joined(`${groupDigits(SlipCount)} bill`, formatMoney(SlipAmount)),
    },
    { label: 'Phí máy', value: formatMoney(TotalFee) },
    { label: 'Phải về', value: formatMoney(ExpectedAmount) },
    { label: 'Đã về', value: formatMoney(ReceivedAmount) },
    ...(AdjustAmount === 0 ? [] : [{ label: 'Điều chỉnh', value: formatMoney(AdjustAmount) }]),
    ...(Note === undefined ? [] : [{ label: 'Ghi chú', value: Note, wide: true }]),
  ];
}
