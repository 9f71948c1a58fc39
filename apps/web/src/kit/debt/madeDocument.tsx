import { adjustKindOptions, debtKindOptions, debtStatusOptions, labelOf, type DebtDocument } from '@so-the/api-client';
import type { MoneyLine } from '@so-the/ui';
import { formatMoney, joined } from '@so-the/ui/format';
import { DecideButtons } from '../document/DecideButtons.tsx';
import { paymentStatus, statusMap, statusOf } from '../list/statusMaps.ts';

/** States of a debt document. */
export const debtStatuses = statusMap(debtStatusOptions);

const IN_FORCE = 2;
/** What was made of money is no debt to be paid: it stands as a payment does. */
const PAYMENT_IN_FORCE = 1;
const CANCELLED = 4;
const REFUSED = 6;
const ADJUSTMENT = 3;
const CUSTOMER = 1;
const OWN_ORDERS = 2;
/** Kind of what waits for a second person. */
const WAITING_ADJUSTMENT = 1;

/** Whose document it is. */
export interface DocumentParty {
  Name: string;
  /** What the party owes now, in đồng; negative: the shop owes. */
  debt: number;
}

/** The fund a debt document went through, in words. */
export function fundOf({ Method, BankCardName, PosName }: DebtDocument): string {
  if (PosName) return PosName;
  if (Method === undefined) return 'Không qua quỹ';
  return Method === 1 ? 'Tiền mặt' : (BankCardName ?? 'Chuyển khoản');
}

/** What was paid, adjusted or offset, as a line: with what this person may do about it, decided on while it waits. */
export function madeLine(
  document: DebtDocument,
  party: DocumentParty,
  onCancel: (document: DebtDocument) => void,
): MoneyLine {
  const { DebtID, Kind, AdjustKind, Amount, CanApprove = false, CanRefuse = false, CanCancel } = document;
  return {
    ...documentState(document),
    id: String(DebtID),
    amount: Amount,
    fund: AdjustKind === undefined ? labelOf(debtKindOptions, Kind) : labelOf(adjustKindOptions, AdjustKind),
    detail: (
      <>
        {factsOf(document)}{' '}
        <DecideButtons
          waiting={waitingOf(document, party)}
          canApprove={CanApprove}
          canRefuse={CanRefuse}
          size="small"
        />
      </>
    ),
    onCancel: CanCancel ? () => onCancel(document) : undefined,
    ...(document.Status === IN_FORCE && { status: statusOf(paymentStatus, PAYMENT_IN_FORCE) }),
  };
}

/** When a document was made and how it stands. */
export function documentState({
  At,
  Status,
  CancelReason,
}: DebtDocument): Pick<MoneyLine, 'at' | 'status' | 'cancelled' | 'reason'> {
  const status = statusOf(debtStatuses, Status);
  return { at: At, status, cancelled: Status === CANCELLED || Status === REFUSED, reason: CancelReason };
}

function factsOf(document: DebtDocument): string {
  const { Kind, OffsetType, Reason, FeeAmount, Allocations, RefNo, Note, Status } = document;
  const { CreatedByName, ApprovedByName } = document;
  const facts = [
    OffsetType !== undefined && `Cấn trừ với ${owingOf(document)}`,
    Kind === ADJUSTMENT || OffsetType !== undefined ? Reason : fundOf(document),
    FeeAmount !== undefined && `Phí ${formatMoney(FeeAmount)}`,
    codesOf(Allocations),
    RefNo,
    Note,
    CreatedByName,
    ApprovedByName && `${Status === REFUSED ? 'Từ chối' : 'Duyệt'}: ${ApprovedByName}`,
  ];
  return joined(...facts);
}

/** Who or what owed the other side of an offset. */
function owingOf({ DebtType, OffsetType, OffsetName, OffsetAllocations = [] }: DebtDocument): string {
  if (OffsetType !== OWN_ORDERS && OffsetName) return OffsetName;
  return DebtType === CUSTOMER ? joined('đơn mà khách nợ', codesOf(OffsetAllocations)) : 'đơn mà đối tác nợ';
}

function codesOf(parts: DebtDocument['Allocations']): string {
  return parts.map(({ ScheduleCode }) => ScheduleCode ?? 'Ngoài đơn').join(', ');
}

function waitingOf(document: DebtDocument, { Name: PartyName, debt: Debt }: DocumentParty) {
  const { DebtID: RefID = 0, DebtType, PartyID, Amount, CreatedByName: ProposedByName, Reason = '' } = document;
  const effect = { PartyName, Amount, Debt, DebtAfter: Debt + Amount };
  return { Kind: WAITING_ADJUSTMENT, RefID, DebtType, PartyID, ...effect, ProposedByName, Reason } as const;
}
