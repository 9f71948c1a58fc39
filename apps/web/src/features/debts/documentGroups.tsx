import { adjustKindOptions, debtKindOptions, debtStatusOptions, labelOf, type DebtDocument } from '@so-the/api-client';
import { Button, type MoneyGroup, type MoneyLine } from '@so-the/ui';
import { formatDate, formatMoney, maskCard } from '@so-the/ui/format';
import { statusMap } from '../../kit/list/statusMaps.ts';
import { StepLink } from '../../kit/places/StepLink.tsx';
import type { PartyKind } from './partyKinds.ts';
import * as places from '../../kit/places/places.ts';

/** States of a debt document. */
export const debtStatuses = statusMap(debtStatusOptions, {
  0: 'warning',
  1: 'info',
  2: 'success',
  4: 'neutral',
  5: 'warning',
  6: 'neutral',
});
/** Commissions are no documents of their own: the entries tell them by order. */
const COLLABORATOR = 3;
const IN_FORCE = 2;
const CANCELLED = 4;
/** Status of an adjustment that waits for a second person. */
export const WAITING = 5;
const REFUSED = 6;

/** What is done to a document: taken back, or decided on while it waits. */
export type DebtDeed = 'cancel' | 'approve' | 'refuse';

type OnDeed = (document: DebtDocument, deed: DebtDeed) => void;

/** What a party owes by order, orders in work apart, and what was paid or adjusted, the newest first. */
export function documentGroups({ type }: PartyKind, documents: readonly DebtDocument[], onDeed: OnDeed): MoneyGroup[] {
  const owed = documents.filter(({ DebtID, IsInWork }) => DebtID === undefined && !IsInWork);
  const inWork = documents.filter(({ IsInWork, Remain }) => IsInWork && Remain !== 0);
  const made = documents.filter(({ DebtID }) => DebtID !== undefined);
  return [
    ...(inWork.length > 0 ? [orderGroup('inWork', 'Đơn đang thực hiện', inWork)] : []),
    ...(type === COLLABORATOR ? [] : [orderGroup('owed', type === 1 ? 'Phải thu theo đơn' : 'Theo đơn', owed)]),
    {
      id: 'made',
      title: 'Thanh toán và điều chỉnh',
      lines: made.map((document) => madeLine(document, onDeed)),
    },
  ];
}

function orderGroup(id: string, title: string, documents: readonly DebtDocument[]): MoneyGroup {
  return { id, title, sum: documents.reduce((total, { Remain }) => total + Remain, 0), lines: documents.map(owedLine) };
}

/** The fund a debt document went through, in words. */
export function fundOf({ Method, BankCardName, PosName }: DebtDocument): string {
  if (PosName) return PosName;
  if (Method === undefined) return 'Không qua quỹ';
  return Method === 1 ? 'Tiền mặt' : (BankCardName ?? 'Chuyển khoản');
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
    ...lineView(document),
    id: String(ScheduleID ?? 'outside'),
    amount: Remain,
    fund: Kind === 0 ? `Đơn ${ScheduleCode ?? ''}` : 'Ngoài đơn',
    detail: (
      <>
        {facts.join(' · ')} {ScheduleID !== undefined && <StepLink href={places.order(ScheduleID)}>Mở đơn</StepLink>}
      </>
    ),
    ...(IsOverdue && { status: { label: 'Quá hạn', tone: 'danger' } }),
    ...(IsInWork && { status: { label: 'Đang thực hiện', tone: 'info' } }),
  };
}

function madeLine(document: DebtDocument, onDeed: OnDeed): MoneyLine {
  const {
    DebtID,
    Kind,
    AdjustKind,
    Reason,
    Note,
    RefNo,
    FeeAmount,
    Allocations,
    OffsetType,
    OffsetName,
    CreatedByName,
    ApprovedByName,
    CanCancel,
  } = document;
  const facts = [
    OffsetType !== undefined && `Cấn trừ với ${OffsetName ?? 'đơn mà đối tác nợ'}`,
    Kind === 3 || OffsetType !== undefined ? Reason : fundOf(document),
    FeeAmount !== undefined && `Phí ${formatMoney(FeeAmount)}`,
    Allocations.map(({ ScheduleCode }) => ScheduleCode ?? 'Ngoài đơn').join(', '),
    RefNo,
    Note,
    CreatedByName,
    ApprovedByName && `${document.Status === REFUSED ? 'Từ chối' : 'Duyệt'}: ${ApprovedByName}`,
  ];
  return {
    ...lineView(document),
    id: String(DebtID),
    amount: document.Amount,
    fund: AdjustKind === undefined ? labelOf(debtKindOptions, Kind) : labelOf(adjustKindOptions, AdjustKind),
    detail: (
      <>
        {facts.filter(Boolean).join(' · ')} <Decisions document={document} onDeed={onDeed} />
      </>
    ),
    onCancel: CanCancel ? () => onDeed(document, 'cancel') : undefined,
    ...(document.Status === IN_FORCE && { status: { label: 'Hiệu lực', tone: 'success' } }),
  };
}

/** What the person may decide on an adjustment that waits. */
function Decisions({ document, onDeed }: { document: DebtDocument; onDeed: OnDeed }) {
  const { CanApprove, CanRefuse } = document;
  return (
    <>
      {CanApprove && (
        <Button size="small" variant="primary" onClick={() => onDeed(document, 'approve')}>
          Duyệt
        </Button>
      )}
      {CanRefuse && (
        <Button size="small" onClick={() => onDeed(document, 'refuse')}>
          Từ chối
        </Button>
      )}
    </>
  );
}

function lineView({
  At,
  Status,
  CancelReason,
}: DebtDocument): Pick<MoneyLine, 'at' | 'status' | 'cancelled' | 'reason'> {
  const status = debtStatuses[Status] ?? { label: String(Status), tone: 'neutral' as const };
  return { at: At, status, cancelled: Status === CANCELLED || Status === REFUSED, reason: CancelReason };
}
