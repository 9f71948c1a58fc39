import type { SwipeWarning } from '@so-the/api-client';

/** What every form that swipes a card asks for. */
export interface SwipeValues {
  PosID: number | null;
  Amount: number | null;
  LotNo: string;
  InvoiceNo: string;
  ApprovalCode: string;
  RefNo: string;
  SwipedAt: string | null;
  /** Why broken rules are answered for; sent only when some are. */
  OverrideReason: string;
  /** The person approves a blocked swipe in person. */
  Approved: boolean;
  Note: string;
}

/** An empty swipe form. To get round a rule nothing is ever proposed, no amount and no POS (domain §2(j)). */
export const emptySwipe: SwipeValues = {
  PosID: null,
  Amount: null,
  LotNo: '',
  InvoiceNo: '',
  ApprovalCode: '',
  RefNo: '',
  SwipedAt: null,
  OverrideReason: '',
  Approved: false,
  Note: '',
};

/** Levels of a broken rule: a reason, papers and a reason, an approver and a reason, nothing overrides it. */
const BLOCK = 3;
const NEVER = 4;

/** What broken rules ask of the person. */
export interface RuleDemand {
  needsReason: boolean;
  needsApprover: boolean;
  /** Nothing overrides it: the message to show. */
  refusal: string | undefined;
}

/** What the broken rules of a swipe ask for. */
export function demandOf(warnings: readonly SwipeWarning[]): RuleDemand {
  return {
    needsReason: warnings.length > 0,
    needsApprover: warnings.some(({ Level }) => Level === BLOCK),
    refusal: warnings.find(({ Level }) => Level === NEVER)?.Message,
  };
}

/** The part of a request's body that describes a swipe; `approverId` is sent when the person approved it. */
export function swipeBody(values: SwipeValues, approverId: number) {
  const { PosID, Amount, Approved, SwipedAt, ...texts } = values;
  return {
    ...texts,
    PosID: PosID ?? 0,
    Amount: Amount ?? 0,
    ...(SwipedAt && { SwipedAt }),
    ...(Approved && { ApprovedBy: approverId }),
  };
}
