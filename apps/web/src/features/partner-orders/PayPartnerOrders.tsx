import { useState } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, Notice, Skeleton } from '@so-the/ui';
import { useGetDetailDebtQuery } from '../../api/debtApi.ts';
import { Answer } from '../../kit/answer/Answer.tsx';
import { answerOf } from '../../kit/answer/answerOf.ts';
import { partyArgs } from '../../kit/debt/partyArgs.ts';
import { partyDebtOf, type OrderDebt, type PartyDebt } from '../../kit/debt/partyDebt.ts';
import { PayPartnerDialog, type PayPartnerDialogProps } from '../../kit/debt/PayPartnerDialog.tsx';

const PARTNER = 2;
const RECIPROCAL = 3;

/** Orders of one partner that are paid together. */
export interface PartnerOrders {
  partnerId: number;
  scheduleIds: readonly number[];
}

/** Props of {@link PayPartnerOrders}. */
export interface PayPartnerOrdersProps extends PartnerOrders {
  onClose: () => void;
}

/** Chosen orders of one partner are paid in one go: by the partner, to it, or as its shares, whichever they leave open. */
export function PayPartnerOrders({ partnerId, scheduleIds, onClose }: PayPartnerOrdersProps) {
  const detail = useGetDetailDebtQuery(partyArgs({ PartyType: PARTNER, PartyID: partnerId }));
  const answer = answerOf(detail, ({ Data }) => Data.Parties[0] && partyDebtOf(Data.Parties[0], Data.Documents));
  if (answer.state === 'there') return <Payment partner={answer.data} scheduleIds={scheduleIds} onClose={onClose} />;
  return (
    <Explained onClose={onClose}>
      <Answer of={answer} noun="công nợ đối tác" loading={<Skeleton lines={4} />}>
        {() => null}
      </Answer>
    </Explained>
  );
}

/** The payment, planned as the debts stood when it was asked for: it closes by itself once they have changed. */
function Payment({ onClose, ...props }: { partner: PartyDebt; scheduleIds: readonly number[]; onClose: () => void }) {
  const [{ partner, orders, way }] = useState(() => planOf(props.partner, props.scheduleIds));
  if (way) return <PayPartnerDialog way={way} partner={partner} orders={orders} onClose={onClose} />;
  const inWork = partner.ordersInWork.filter(({ ScheduleID }) => props.scheduleIds.includes(ScheduleID));
  const codes = inWork.map(({ ScheduleCode }) => ScheduleCode).join(', ');
  return (
    <Explained onClose={onClose}>
      <Notice tone="info">
        {inWork.length > 0
          ? `Đơn ${codes} đang thực hiện: thanh toán với đối tác sau khi hoàn thành đơn.`
          : 'Các đơn đã chọn không còn gì phải thanh toán với đối tác.'}
      </Notice>
    </Explained>
  );
}

function Explained({ onClose, children }: { onClose: () => void; children: React.ReactNode }) {
  return (
    <Dialog title="Thanh toán với đối tác" size="small" onClose={onClose}>
      <DialogBody>{children}</DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Đóng</Button>
      </DialogFoot>
    </Dialog>
  );
}

/** Which way the money of chosen orders goes; the orders that it goes to are those open in that direction. */
function planOf(partner: PartyDebt, scheduleIds: readonly number[]) {
  const chosen = partner.openOrders.filter(({ ScheduleID }) => scheduleIds.includes(ScheduleID));
  const sum = chosen.reduce((total, { Remain }) => total + Remain, 0);
  const sign = sum >= 0 ? 1 : -1;
  const orders = chosen.filter(({ Remain }) => Remain * sign > 0);
  return { partner, orders, way: wayOf(orders, sign) };
}

function wayOf(orders: readonly OrderDebt[], sign: 1 | -1): PayPartnerDialogProps['way'] | undefined {
  if (orders.length === 0) return undefined;
  if (sign === 1) return 'collect';
  return orders.every(({ PartnerMode }) => PartnerMode === RECIPROCAL) ? 'shares' : 'pay';
}
