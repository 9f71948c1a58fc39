/** What waits for a second person is told alike, whatever it is: who proposed what, about whom, how much, why, and what approving it does. */
import type { Schemas } from '@so-the/api-client';
import { ACTION, MENU, type MenuName } from '../values/menus.ts';
import { hasRight } from '../access/rights.ts';
import { COMPANY_SHOP_ID, type Context } from '../command/context.ts';
import { CASH_DIFFERENCE } from '../dayMoney/cashDifference.ts';
import { closesInForce } from '../dayMoney/closeDay.ts';
import { differenceOf } from '../dayMoney/expectedFund.ts';
import { fundName } from '../dayMoney/fundName.ts';
import { REOPENING_PROPOSAL, reopeningProposal } from '../dayMoney/reopenDay.ts';
import { waitingDifferences } from '../dayMoney/waitingDifferences.ts';
import { adjustmentKind, adjustmentProposal } from '../debts/adjustDebt.ts';
import { debtMenuName } from '../access/debtMenu.ts';
import { partyOf } from '../parties/parties.ts';
import { accounts, kindOf, partyAccount } from '../records/accounts.ts';
import { balanceOf } from '../ledger/balance.ts';
import { userName } from '../listing/wire.ts';
import { LOSS_PROPOSAL, lossProposal } from '../losses/decideLoss.ts';
import { badExpenseView } from '../losses/listBadExpenses.ts';
import type { BadExpense } from '../records/badExpense.ts';
import type { DayClose, Reopening } from '../records/dayMoney.ts';
import type { Debt } from '../records/debt.ts';
import type { Swipe } from '../records/schedule.ts';
import { WRITE_KIND, type HeldWrite } from '../records/heldWrite.ts';
import type { Stamped } from '../records/stamped.ts';
import { VOUCHER_KIND, type Voucher } from '../records/voucher.ts';
import { swipeView } from '../schedules/listSwipes.ts';
import { blockOf, OVERRIDE, overrideRights } from '../schedules/overrides.ts';
import type { World } from '../store/world.ts';
import { displayDate } from '../values/dates.ts';
import { formatDong } from '../values/money.ts';
import { voucherKind, voucherProposal } from '../vouchers/largeVoucher.ts';
import { voucherView } from '../vouchers/voucherView.ts';
import { heldKind, heldProposal } from './decideHeld.ts';
import { decidersOf, decisionRights, proposalOf, type Proposal, type ProposalKind } from '../approvals/approval.ts';

/** A row with the menu it is seen in. */
export interface ApprovalRow {
  menu: MenuName;
  view: Schemas['Approval'];
}

type Said = Omit<Schemas['Approval'], 'ShopID' | 'ShopName' | 'ProposedBy' | 'ProposedByName' | 'ProposedAt'>;

/** Everything that waits in a shop, oldest first. */
export function waitingRows(world: World, shopId: number, context: Context): ApprovalRow[] {
  const { debts, badExpenses, vouchers, reopenings, swipes, heldWrites } = world;
  return [
    ...debts.by('waiting', shopId).map((row) => adjustmentRow(world, row, context)),
    ...badExpenses.by('waiting', shopId).map((row) => lossRow(world, row, context)),
    ...vouchers.by('waiting', shopId).map((row) => voucherRow(world, row, context)),
    ...reopenings.by('waiting', shopId).map((row) => reopeningRow(world, row, context)),
    ...waitingDifferences(world, shopId).map((row) => differenceRow(world, row, context)),
    ...heldWrites.by('waiting', shopId).map((row) => heldRow(world, row, context)),
    ...swipes.by('waiting', shopId).flatMap((row) => overrideRow(world, row, context) ?? []),
  ].toSorted((a, b) => a.view.ProposedAt.localeCompare(b.view.ProposedAt));
}

/** Whether the caller sees a row: who may decide on it, who proposed it, and the company in the menus it may look at. */
export function isSeen(world: World, { menu, view }: ApprovalRow, context: Context): boolean {
  if (view.CanApprove || (view.ShopID === context.shopId && view.ProposedBy === context.userId)) return true;
  const isBelow = context.shopId === COMPANY_SHOP_ID && view.ShopID !== COMPANY_SHOP_ID;
  return isBelow && hasRight(world, context, MENU[menu], ACTION.view);
}

function adjustmentRow(world: World, row: Debt, context: Context): ApprovalRow {
  const { DebtID, DebtType, PartyID, Amount, AskedScheduleID, Reason = '' } = row;
  const party = partyOf(world, DebtType, PartyID);
  const debt = balanceOf(world, row.ShopID, partyAccount(DebtType, PartyID));
  return rowOf(world, row, debtMenuName(DebtType), {
    Kind: 1,
    RefID: DebtID,
    Title: `Điều chỉnh công nợ ${party?.Code ?? ''}`,
    Effect: `Công nợ ${Amount > 0 ? 'tăng' : 'giảm'} ${formatDong(Math.abs(Amount))}, không qua quỹ`,
    Amount,
    PartyName: party?.Name,
    Debt: debt,
    DebtAfter: debt + Amount,
    Reason,
    ScheduleID: AskedScheduleID,
    DebtType,
    PartyID,
    ...deciding(world, adjustmentKind(DebtType), adjustmentProposal(row), context),
  });
}

function lossRow(world: World, row: BadExpense, context: Context): ApprovalRow {
  const { id, Amount, CustomerID, Fund, Reason, ScheduleID } = row;
  const Loss = badExpenseView(world, row, context);
  const debt = CustomerID === undefined ? undefined : balanceOf(world, row.ShopID, accounts.customer(CustomerID));
  const fund = Fund && fundName(world, Fund);
  return rowOf(world, row, LOSS_PROPOSAL.menu, {
    Kind: 2,
    RefID: id,
    Title: 'Ghi chi phí xấu',
    Effect: fund
      ? `Chi ${formatDong(Amount)} từ ${fund} vào chi phí xấu`
      : `Xóa ${formatDong(Amount)} nợ của khách, tính vào chi phí xấu`,
    Amount,
    PartyName: Loss.CustomerName,
    Fund: fund,
    Debt: debt,
    DebtAfter: debt === undefined ? undefined : debt - Amount,
    Reason,
    ScheduleID,
    ...deciding(world, LOSS_PROPOSAL, lossProposal(row), context),
    Loss,
  });
}

function voucherRow(world: World, row: Voucher, context: Context): ApprovalRow {
  const { paymentID, Code, Amount, PartyName, VoucherDate, Description } = row;
  const inItsBooks = { ...context, shopId: row.ShopID };
  const kind = voucherKind(row, inItsBooks);
  const view = voucherView(world, row, context);
  const [word, way] = row.type === VOUCHER_KIND.income ? ['thu', 'vào'] : ['chi', 'từ'];
  return rowOf(world, row, kind.menu, {
    Kind: 3,
    RefID: paymentID,
    Title: `Phiếu ${word} ${Code}: ${view.ConfigName}`,
    Effect: `Ghi sổ ${word} ${formatDong(Amount)} ${way} ${view.Fund} ngày ${displayDate(VoucherDate)}`,
    Amount,
    PartyName: PartyName || undefined,
    Fund: view.Fund,
    Reason: Description,
    ...deciding(world, kind, voucherProposal(row), context),
    Voucher: view,
  });
}

function reopeningRow(world: World, row: Reopening, context: Context): ApprovalRow {
  const day = displayDate(row.Date);
  const closes = closesInForce(world, row.ShopID).filter((close) => close.Date >= row.Date).length;
  return rowOf(world, row, REOPENING_PROPOSAL.menu, {
    Kind: 4,
    RefID: row.ReopeningID,
    Title: `Mở sổ từ ngày ${day}`,
    Effect: `Mở lại sổ từ ngày ${day}${closes > 0 ? `, bỏ ${closes} lần chốt quỹ` : ''}`,
    Reason: row.Reason,
    ...deciding(world, REOPENING_PROPOSAL, reopeningProposal(row), context),
  });
}

function differenceRow(world: World, row: DayClose, context: Context): ApprovalRow {
  const fund = fundName(world, row);
  const difference = differenceOf(world, row);
  const said = `${difference < 0 ? 'thiếu' : 'thừa'} ${formatDong(Math.abs(difference))}`;
  const proposal = proposalOf(row, true);
  return rowOf(world, row, CASH_DIFFERENCE.menu, {
    Kind: 6,
    RefID: row.DayCloseID,
    Title: `Chênh lệch quỹ ${fund} ngày ${displayDate(row.Date)}`,
    Effect: `Ghi ${said} của ${fund} vào chênh lệch quỹ`,
    Amount: difference,
    Fund: fund,
    Reason: row.Reason ?? '',
    ...deciding(world, CASH_DIFFERENCE, proposal, context),
  });
}

/** A waiting swipe that a rule blocks until an approver answers for it; any other waits for its slip. */
function overrideRow(world: World, row: Swipe, context: Context): ApprovalRow | undefined {
  const block = blockOf(row);
  if (!block || row.ScheduleID === undefined) return undefined;
  const Swipe = swipeView(world, row);
  return rowOf(world, row, 'contracts', {
    Kind: 5,
    RefID: row.logWithdrawalId,
    Title: `Quẹt vượt quy tắc, đơn ${Swipe.ScheduleCode ?? ''}`,
    Effect: `Ghi lượt quẹt ${formatDong(row.Amount)} trên ${Swipe.PosName}, dù: ${block.Message}`.slice(0, 300),
    Amount: row.Amount,
    PartyName: Swipe.CustomerName,
    Reason: row.OverrideReason ?? '',
    ScheduleID: row.ScheduleID,
    ...overrideRights(world, row, context),
    People: decidersOf(world, OVERRIDE, row, context.now),
    Swipe,
  });
}

/** A write that changes worth without money, or undoes what two approved. */
function heldRow(world: World, row: HeldWrite, context: Context): ApprovalRow {
  const { HeldWriteID, Account, Change, Worth, Title, Effect, Reason, PartyName, ScheduleID } = row;
  const balance = Account === undefined ? undefined : balanceOf(world, row.ShopID, Account);
  const isParty = balance !== undefined && kindOf(Account ?? '') !== 'fund';
  return rowOf(world, row, row.Menu, {
    Kind: 7,
    RefID: HeldWriteID,
    Title: Title.slice(0, 200),
    Effect: Effect.slice(0, 300),
    Amount: Worth === 0 ? undefined : (Change ?? Worth),
    PartyName,
    Debt: isParty ? balance : undefined,
    DebtAfter: isParty ? balance + (Change ?? 0) : undefined,
    Reason,
    ScheduleID,
    Write: WRITE_KIND[row.Write],
    WriteRefID: row.RefID,
    ...deciding(world, heldKind(row), heldProposal(row), context),
  });
}

/** What the caller may do about a proposal, and who may decide on it. */
function deciding(world: World, kind: ProposalKind, proposal: Proposal & { ShopID: number }, context: Context) {
  const People = decidersOf(world, kind, proposal, context.now);
  return { ...decisionRights(world, kind, proposal, context), People };
}

function rowOf(world: World, row: Stamped, menu: MenuName, said: Said): ApprovalRow {
  const { ShopID, CreatedBy, CreatedDate } = row;
  const view = {
    ...said,
    ShopID,
    ShopName: world.shops.get(ShopID)?.ShopName ?? '',
    ProposedBy: CreatedBy,
    ProposedByName: userName(world, CreatedBy),
    ProposedAt: CreatedDate,
  };
  return { menu, view };
}
