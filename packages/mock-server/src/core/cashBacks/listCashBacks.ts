/** What a parent POS owes is what is left of the lots below it and what lies outside lots, less what it has paid ahead: the balance of its accounts. */
import type { Schemas } from '@so-the/api-client';
import { ACTION, MENU } from '../values/menus.ts';
import { hasRight } from '../access/rights.ts';
import type { Context } from '../command/context.ts';
import type { IsoDate } from '../values/dates.ts';
import { accounts } from '../records/accounts.ts';
import { balanceOf } from '../ledger/balance.ts';
import { listPage, type ListPage, type ListQuery } from '../listing/listing.ts';
import { openLotsOf } from '../lots/openLots.ts';
import { overdueOf } from '../lots/posOverdue.ts';
import { sumOf } from '../values/money.ts';
import { groupOf, parentOf } from '../pos/posGroup.ts';
import { CASH_BACK_TYPE, paidBy, type CashBack, type CashBackPayment } from '../records/cashBack.ts';
import type { Pos } from '../records/funds.ts';
import { notFound, type Result } from '../command/result.ts';
import { inView, rowsInView } from '../scope/shops.ts';
import { accountLabel, bankCode, userName, wireOf } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { leftOf, paymentsOf, surplusOf } from '../lots/surplus.ts';

/** Every parent POS of the caller's view with what it owes, what it has paid ahead and what it announced. */
export function listCompanyCashBacks(world: World, context: Context): Schemas['PosCashBack'][] {
  return rowsInView(world, 'poses', context)
    .filter((pos) => parentOf(pos) === pos.posID)
    .map((pos) => parentRow(world, pos, context));
}

function parentRow(world: World, parent: Pos, context: Context): Schemas['PosCashBack'] {
  const group = groupOf(world, parent);
  const lots = lotSums(world, group, context.businessDate);
  const Surplus = surplusOf(world, parent);
  const Balance = sumOf(group, (pos) => balanceOf(world, pos.ShopID, accounts.pos(pos.posID)));
  const payments = paymentsOf(world, parent).filter((payment) => payment.Status === 1);
  const announced = world.cashBacks.by('pos', parent.posID).map((cashBack) => cashBackView(world, cashBack));
  const open = announced.filter((cashBack) => cashBack.Remain > 0);
  return {
    PosParentID: parent.posID,
    PosParentName: parent.PosName,
    TID: parent.TID,
    BankCode: bankCode(parent.BankID),
    ShopID: parent.ShopID,
    ShopName: world.shops.get(parent.ShopID)?.ShopName ?? '',
    PosCount: group.length,
    ...lots,
    OutsideLots: Balance - lots.LotRemain + Surplus,
    Surplus,
    Balance,
    ExpectedAmount: sumOf(open, (cashBack) => cashBack.Remain),
    ReceivedToday: sumOf(payments, (payment) => (payment.BusinessDate === context.businessDate ? paidBy(payment) : 0)),
    LastPaidAt: payments.at(-1)?.PaidAt,
    CashBacks: open,
  };
}

/** What is left of the lots of a group, and what of it and outside lots is late: what lies outside is one lot more of its POS. */
function lotSums(world: World, group: readonly Pos[], today: IsoDate) {
  const open = group.flatMap((pos) => openLotsOf(world, pos.posID));
  const late = group.map((pos) => overdueOf(world, pos, today));
  const lateLots = late.flatMap(({ lots }) => lots);
  const OutsideOverdue = sumOf(late, ({ outside }) => outside);
  return {
    LotCount: open.filter(({ Remain }) => Remain > 0).length,
    LotRemain: sumOf(open, ({ Remain }) => Remain),
    OverdueCount: lateLots.length + late.filter(({ outside }) => outside > 0).length,
    OverdueAmount: sumOf(lateLots, ({ Remain }) => Remain) + OutsideOverdue,
    OutsideOverdue,
  };
}

/** Payments of a parent POS, newest first, cancelled ones included. */
export function listCashBackPayments(
  world: World,
  query: ListQuery & { posParentID: number; fromDate?: IsoDate; toDate?: IsoDate },
  context: Context,
): Result<ListPage<Schemas['CashBackPayment'], Schemas['CashBackPaymentTotals']>> {
  const pos = inView(world, world.poses.get(query.posParentID), context);
  if (!pos) return notFound('máy POS');
  const rows = paymentsOf(world, pos)
    .filter(
      (row) =>
        (!query.fromDate || row.BusinessDate >= query.fromDate) &&
        (!query.toDate || row.BusinessDate <= query.toDate) &&
        (query.Status === undefined || query.Status === -1 || row.Status === query.Status),
    )
    .toReversed();
  return listPage(rows, query, {
    viewOf: (row) => cashBackPaymentView(world, row, context),
    totalsOf: (all) => totalsOf(world, pos, all),
  });
}

/** An announced cash back with what came of it. */
export function cashBackView(world: World, row: CashBack): Schemas['CashBack'] {
  const payments = world.cashBackPayments.by('cashBack', row.CashBackID).filter((payment) => payment.Status === 1);
  const ReceivedAmount = sumOf(payments, paidBy);
  const PosParentName = world.poses.get(row.PosParentID)?.PosName ?? '';
  return { ...wireOf(world, row), PosParentName, ReceivedAmount, Remain: row.ExpectedAmount - ReceivedAmount };
}

/** A payment with its parts in lots; of a cancelled one the parts it had. */
export function cashBackPaymentView(world: World, row: CashBackPayment, context: Context): Schemas['CashBackPayment'] {
  const parts = world.lotPayments.by('cashBack', row.paymentID).filter((part) => part.Status === row.Status);
  return {
    ...wireOf(world, row, 'EntryID', 'CancelledBy'),
    PosParentName: world.poses.get(row.PosParentID)?.PosName ?? '',
    BankCardName: accountLabel(world.bankCards.get(row.BankCardID)),
    Allocations: parts.map((part) => partView(world, part.NumberLoID, part.Amount)),
    AllocatedAmount: sumOf(parts, (part) => part.Amount),
    Surplus: row.Status === 1 ? leftOf(world, row) : 0,
    CancelledByName: row.CancelledBy === undefined ? undefined : userName(world, row.CancelledBy),
    CanCancel: row.Status === 1 && hasRight(world, context, MENU.posDebts, ACTION.cancel),
  };
}

/** A part of a payment with the lot it goes to. */
export function partView(world: World, lotId: number, Amount: number): Schemas['CashBackAllocation'] {
  const lot = world.numberLots.get(lotId);
  return {
    NumberLoID: lotId,
    LotNo: lot?.LotNo ?? '',
    BusinessDate: lot?.BusinessDate ?? '',
    PosName: world.poses.get(lot?.PosID)?.PosName ?? '',
    Amount,
  };
}

function totalsOf(world: World, pos: Pos, rows: readonly CashBackPayment[]): Schemas['CashBackPaymentTotals'] {
  const standing = rows.filter((row) => row.Status === 1);
  const of = (...types: CashBackPayment['Type'][]) =>
    sumOf(standing, (row) => (types.includes(row.Type) ? row.Amount : 0));
  return {
    ReceivedAmount: of(CASH_BACK_TYPE.money, CASH_BACK_TYPE.advance),
    GivenBackAmount: of(CASH_BACK_TYPE.giveBack),
    AdjustAmount: of(CASH_BACK_TYPE.adjustment),
    Surplus: surplusOf(world, pos),
  };
}
