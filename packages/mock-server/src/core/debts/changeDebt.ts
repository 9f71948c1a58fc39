/** One form adjusts a debt, decides on an adjustment that waits, or enters the other side's figure of it, never two at once. */
import type { Schemas } from '@so-the/api-client';
import { ACTION } from '../values/menus.ts';
import { hasRight } from '../access/rights.ts';
import type { DecisionStatus } from '../approvals/approval.ts';
import type { Context } from '../command/context.ts';
import type { Comparison, PartyType } from '../records/debt.ts';
import { done, missing, refuse, type Result } from '../command/result.ts';
import { userName } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { adjustDebt, decideAdjustment, type AdjustDebtCommand } from './adjustDebt.ts';
import { compareDebt, type ComparisonCommand } from './compareDebt.ts';
import { debtMenu } from '../access/debtMenu.ts';
import { debtView } from './debtView.ts';
import { partyOf } from '../parties/parties.ts';

/** An adjustment, or a comparison. */
export interface ChangeDebtCommand extends Omit<AdjustDebtCommand, 'Amount' | 'Reason'> {
  DebtType: PartyType;
  PartyID: number;
  Amount?: number;
  Reason?: string;
  Comparison?: ComparisonCommand;
  /** A waiting adjustment that is decided on. */
  DebtID?: number;
  /** Of a decision: 1 approve, 3 refuse. */
  Status?: DecisionStatus;
}

/** Adjusts a debt, approves or refuses an adjustment that waits, or keeps the other side's figure of it. Refuses two of them at once, a decision that says neither, and adjusting without the right to approve in the menu of the party's kind. */
export function changeDebt(
  world: World,
  command: ChangeDebtCommand,
  context: Context,
): Result<Schemas['DebtDocument']> {
  const { Comparison: comparison, Amount, Reason, DebtID, Status, ...said } = command;
  if (DebtID !== undefined) {
    if (comparison !== undefined || Amount !== undefined)
      return refuse('Invalid', 'Hãy duyệt trước rồi điều chỉnh hoặc đối chiếu trong một lần khác');
    if (Status === undefined) return missing('quyết định', 'Status');
    const decided = decideAdjustment(world, { DebtID, Status, Reason }, context);
    return decided.ok ? done(debtView(world, decided.value, context)) : decided;
  }
  if (comparison && Amount !== undefined) {
    return refuse('Invalid', 'Hãy điều chỉnh trước rồi đối chiếu trong một lần khác', 'Comparison');
  }
  if (comparison) {
    const compared = compareDebt(world, { DebtType: said.DebtType, PartyID: said.PartyID }, comparison, context);
    return compared.ok ? done(comparisonView(world, compared.value)) : compared;
  }
  if (!hasRight(world, context, debtMenu(said.DebtType), ACTION.approve)) {
    return refuse('Forbidden', 'Không có quyền thực hiện thao tác này');
  }
  if (Amount === undefined) return missing('số tiền', 'Amount');
  const adjusted = adjustDebt(world, { ...said, Amount, Reason: Reason ?? '' }, context);
  return adjusted.ok ? done(debtView(world, adjusted.value, context)) : adjusted;
}

/** A comparison as a document of the party. */
function comparisonView(world: World, row: Comparison): Schemas['DebtDocument'] {
  return {
    DebtType: row.DebtType,
    PartyID: row.PartyID,
    PartyName: partyOf(world, row.DebtType, row.PartyID)?.Name ?? '',
    Kind: 7,
    Amount: 0,
    PaidAmount: 0,
    Remain: 0,
    At: row.UpdatedDate ?? row.CreatedDate,
    BusinessDate: row.Date,
    IsOverdue: false,
    Allocations: [],
    Note: row.Note,
    Status: 2,
    CanCancel: false,
    CreatedByName: userName(world, row.UpdatedBy ?? row.CreatedBy),
  };
}
