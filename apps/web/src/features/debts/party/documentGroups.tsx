import type { DebtDocument } from '@so-the/api-client';
import type { MoneyGroup, MoneyLine } from '@so-the/ui';
import { formatDate, formatMoney, joined, maskCard } from '@so-the/ui/format';
import { documentState, madeLine, type DocumentParty } from '../../../kit/debt/madeDocument.tsx';
import { overdue, statusOf } from '../../../kit/list/statusMaps.ts';
import { ORDER_STATUS, orderStatuses } from '../../../kit/order/orderStatus.ts';
import { StepLink } from '../../../kit/places/StepLink.tsx';
import type { PartyKind } from '../partyKinds.ts';
import * as places from '../../../kit/places/places.ts';

/** Commissions are no documents of their own: the entries tell them by order. */
const COLLABORATOR = 3;

/** What a party owes by order, orders in work apart, and what was paid or adjusted, the newest first. */
export function documentGroups(
  { type }: PartyKind,
  party: DocumentParty,
  documents: readonly DebtDocument[],
  onCancel: (document: DebtDocument) => void,
): MoneyGroup[] {
  const owed = documents.filter(({ DebtID, IsInWork }) => DebtID === undefined && !IsInWork);
  const inWork = documents.filter(({ IsInWork, Remain }) => IsInWork && Remain !== 0);
  const made = documents.filter(({ DebtID }) => DebtID !== undefined);
  return [
    ...(inWork.length > 0 ? [orderGroup('inWork', 'Đơn đang thực hiện', inWork)] : []),
    ...(type === COLLABORATOR ? [] : [orderGroup('owed', type === 1 ? 'Phải thu theo đơn' : 'Theo đơn', owed)]),
    {
      id: 'made',
      title: 'Thanh toán và điều chỉnh',
      lines: made.map((document) => madeLine(document, party, onCancel)),
    },
  ];
}

function orderGroup(id: string, title: string, documents: readonly DebtDocument[]): MoneyGroup {
  return { id, title, sum: documents.reduce((total, { Remain }) => total + Remain, 0), lines: documents.map(owedLine) };
}

function owedLine(document: DebtDocument): MoneyLine {
  const { Kind, ScheduleID, ScheduleCode, PaidAmount, CardBankCode, CardLast4, DueDate, IsOverdue, IsInWork, Remain } =
    document;
  const facts = [
    CardLast4 && `${CardBankCode ?? ''} ${maskCard(CardLast4)}`,
    PaidAmount > 0 && `Đã trả ${formatMoney(PaidAmount)}`,
    DueDate && Remain > 0 && `Hạn ${formatDate(DueDate)}`,
  ].filter(Boolean);
  return {
    ...documentState(document),
    id: String(ScheduleID ?? 'outside'),
    amount: Remain,
    fund: Kind === 0 ? `Đơn ${ScheduleCode ?? ''}` : 'Ngoài đơn',
    detail: (
      <>
        {joined(...facts)} {ScheduleID !== undefined && <StepLink href={places.order(ScheduleID)}>Mở đơn</StepLink>}
      </>
    ),
    ...(IsOverdue && { status: overdue }),
    ...(IsInWork && { status: statusOf(orderStatuses, ORDER_STATUS.working) }),
  };
}
