/** A waiting loss is approved as it was proposed, which posts it, or refused with a reason, by somebody else than who proposed it. */
import { ACTION, MENU } from '../values/menus.ts';
import {
  decidedNow,
  proposalOf,
  refuseDecision,
  type Decision,
  type Proposal,
  type ProposalKind,
} from '../approvals/approval.ts';
import type { Context } from '../command/context.ts';
import { done, firstRefusal, notFound, type Result } from '../command/result.ts';
import { stale } from '../listing/stale.ts';
import { logAction } from '../history/actionLog.ts';
import { postingDay } from '../ledger/reverse.ts';
import { accounts, fundAccount } from '../records/accounts.ts';
import { LOSS_STATUS, type BadExpense } from '../records/badExpense.ts';
import { ownRow } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { displayDate, type IsoDate } from '../values/dates.ts';
import { formatDong } from '../values/money.ts';
import { cleanText } from '../values/text.ts';
import { checkLoss, postLoss } from './lossPosting.ts';

/** What losses are as proposals. */
export const LOSS_PROPOSAL: ProposalKind = { menu: 'badExpenses', name: 'Chi phí xấu' };

/** Posts a waiting loss on its own day while that is open, else on the day of approval, or refuses it. By then less may be owed, so all rules are asked again. */
export function decideLoss(
  world: World,
  command: Decision & { id: number; Version?: number },
  context: Context,
): Result<BadExpense> {
  const loss = ownRow(world.badExpenses.get(command.id), context);
  if (!loss) return notFound('chi phí xấu');
  const refused = firstRefusal(
    refuseDecision(world, LOSS_PROPOSAL, lossProposal(loss), command, context),
    command.Version === undefined || command.Version === loss.Version ? undefined : stale(world, loss),
  );
  if (refused) return refused;
  const decided = decidedNow(loss, context);
  if (command.Status === LOSS_STATUS.refused) {
    const RefuseReason = cleanText(command.Reason) ?? '';
    log(world, loss, `Từ chối chi phí xấu ${formatDong(loss.Amount)}: ${RefuseReason}`, context);
    return done(world.badExpenses.put({ ...decided, Status: LOSS_STATUS.refused, RefuseReason }));
  }
  const approved = { ...decided, Date: dayOfApproval(world, loss, context) };
  const lines = checkLoss(world, approved, context);
  if (!lines.ok) return lines;
  const on = displayDate(approved.Date);
  log(world, loss, `Duyệt chi phí xấu ${formatDong(loss.Amount)}: ${loss.Reason}, ghi sổ ngày ${on}`, context);
  return done(world.badExpenses.put(postLoss(world, approved, lines.value, context)));
}

/** Its own day while that is open for the customer and its funds, else today. */
function dayOfApproval(world: World, loss: BadExpense, context: Context): IsoDate {
  const { ShopID, Date: BusinessDate, Amount, CustomerID = 0, Fund, RecoveredAmount, RecoveredTo } = loss;
  const Lines = [{ Account: Fund ? fundAccount(Fund) : accounts.customer(CustomerID), Amount }];
  if (RecoveredAmount > 0) Lines.push({ Account: fundAccount(RecoveredTo ?? { Method: 1 }), Amount: RecoveredAmount });
  return postingDay(world, { ShopID, BusinessDate, Lines }, context);
}

/** A loss as a proposal. */
export function lossProposal(loss: BadExpense): Proposal & { ShopID: number } {
  return proposalOf(loss, loss.Status === LOSS_STATUS.waiting);
}

function log(world: World, { id }: BadExpense, Note: string, context: Context): void {
  logAction(world, { MenuID: MENU.badExpenses, ActionID: ACTION.approve, RefID: id, Note }, context);
}
