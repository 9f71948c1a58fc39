import { logWithdrawalInputFields, voucherInputFields, type Approval } from '@so-the/api-client';
import { useAdjustDebtMutation } from '../../api/debtApi.ts';
import { useAddBadExpenseMutation } from '../../api/expenseCardApi.ts';
import { useAddExpenseMutation, useAddReceiptMutation, useDecideHeldWriteMutation } from '../../api/paymentApi.ts';
import { usePushStartMoneyMutation } from '../../api/reportApi.ts';
import { useAddWithdrawalMutation, useCancelWithdrawalMutation } from '../../api/scheduleWorkingApi.ts';
import { useSession } from '../../session/useSession.ts';
import { pickFields } from '../form/pickFields.ts';

/** What waits, as far as deciding on it needs: of each kind what its call asks for. */
export type Decidable = Pick<
  Approval,
  'Kind' | 'RefID' | 'DebtType' | 'PartyID' | 'ScheduleID' | 'Loss' | 'Voucher' | 'Swipe'
>;

/** 1 approves; 3 refuses, or takes back, with a reason. */
export interface DecisionMade {
  Status: 1 | 3;
  /** Why it is refused, or why its fund may fall below 0. */
  Reason?: string;
}

/** Kind of a call to PushMoneyStartOfDay: the difference of a count, and opening days again. */
const CLOSE = 4;
const REOPEN = 5;
const VOUCHER_INCOME = 1;

/**
 * Decides on what waits by the call of its kind, under the key that its confirmation sends it with (domain §2(p)).
 *
 * The promise rejects with what the server answers: it is decided already, it is one's own, a fund is short.
 */
export function useDecide(): (waiting: Decidable, decision: DecisionMade, idempotencyKey: string) => Promise<unknown> {
  const [adjustDebt] = useAdjustDebtMutation();
  const [pushStartMoney] = usePushStartMoneyMutation();
  const [addBadExpense] = useAddBadExpenseMutation();
  const [decideHeldWrite] = useDecideHeldWriteMutation();
  const decideVoucher = useVoucherSender();
  const decideSwipe = useSwipeSender();
  return async (waiting, decision, idempotencyKey) => {
    const { Kind, RefID, DebtType, PartyID, Loss, Voucher, Swipe } = waiting;
    if (Kind === 1 && DebtType !== undefined && PartyID !== undefined) {
      return adjustDebt({ body: { DebtType, PartyID, DebtID: RefID, ...decision }, idempotencyKey }).unwrap();
    }
    if (Kind === 2 && Loss) {
      const { id, Version, Kind: kind, Amount, Reason } = Loss;
      const body = { id, Version, Kind: kind, Amount, Reason, ...decision };
      return addBadExpense({ body, idempotencyKey }).unwrap();
    }
    if (Kind === 3 && Voucher) return decideVoucher(Voucher, decision, idempotencyKey);
    if (Kind === 4) {
      return pushStartMoney({ body: { Kind: REOPEN, ReopeningID: RefID, ...decision }, idempotencyKey }).unwrap();
    }
    if (Kind === 5 && Swipe) return decideSwipe(Swipe, decision, idempotencyKey);
    if (Kind === 6) {
      return pushStartMoney({ body: { Kind: CLOSE, CloseID: RefID, ...decision }, idempotencyKey }).unwrap();
    }
    if (Kind === 7) return decideHeldWrite({ body: { HeldWriteID: RefID, ...decision }, idempotencyKey }).unwrap();
    throw new Error(`Approval of kind ${Kind} came without what its decision needs`);
  };
}

function useVoucherSender() {
  const [addReceipt] = useAddReceiptMutation();
  const [addExpense] = useAddExpenseMutation();
  return (voucher: NonNullable<Approval['Voucher']>, decision: DecisionMade, idempotencyKey: string) => {
    const add = voucher.type === VOUCHER_INCOME ? addReceipt : addExpense;
    const body = pickFields({ ...voucher, ...decision }, voucherInputFields);
    return add({ body, idempotencyKey }).unwrap();
  };
}

/** Approving confirms the swipe in the person's own name; refusing cancels it, since it never reached the books. */
function useSwipeSender() {
  const [addWithdrawal] = useAddWithdrawalMutation();
  const [cancelWithdrawal] = useCancelWithdrawalMutation();
  const ApprovedBy = useSession().user.UserID;
  return (swipe: NonNullable<Approval['Swipe']>, { Status, Reason = '' }: DecisionMade, idempotencyKey: string) => {
    const { ScheduleID = 0, logWithdrawalId: LogWithdrawalId } = swipe;
    if (Status === 3) return cancelWithdrawal({ ScheduleID, LogWithdrawalId, Reason, idempotencyKey }).unwrap();
    const body = pickFields({ ...swipe, ScheduleID, Status, ApprovedBy }, logWithdrawalInputFields);
    return addWithdrawal({ body, idempotencyKey }).unwrap();
  };
}
