/** Steps of a story around vouchers, money from the company, losses, day closes and comparisons. */
import { COMPANY_SHOP_ID, type Context } from '../command/context.ts';
import { addDays } from '../values/dates.ts';
import { closeDay } from '../dayMoney/closeDay.ts';
import { pushMoney } from '../dayMoney/pushMoney.ts';
import { reopenDay } from '../dayMoney/reopenDay.ts';
import { compareDebt } from '../debts/compareDebt.ts';
import { addBadExpense, deleteBadExpense } from '../losses/badExpense.ts';
import { addVoucher } from '../vouchers/addVoucher.ts';
import { cancelVoucher } from '../vouchers/cancelVoucher.ts';
import { transferFund } from '../vouchers/transferFund.ts';
import { nowOf, type Stage } from './storyStage.ts';
import { pickFrom, REASON, waysOf, type Step, type Told } from './storyStep.ts';

/** A voucher of any category, of the shop or of the company, now and then for a party that is none of its. */
export function writeVoucher(stage: Stage, step: Step): Told {
  const context = inBooks(stage, step.a % 5 === 4);
  const type = pickFrom(stage.world.voucherTypes.by('shop', context.shopId), step.b);
  const { Method, BankCardID } = waysOf(stage, step);
  const party = type?.PartyType === 1 ? stage.cards[step.a % 3]?.customerId : stage.affId;
  const settles = type?.PartyType === undefined ? {} : { PartyType: type.PartyType, PartyID: party };
  const command = { ConfigID: type?.ConfigID ?? 0, Amount: step.amount, Method, BankCardID, Description: REASON };
  const VoucherDate = step.b % 11 === 5 ? addDays(context.businessDate, -1) : undefined;
  const result = addVoucher(stage.world, type?.type ?? 1, { ...command, ...settles, VoucherDate }, context);
  return { words: `phiếu «${type?.name ?? '–'}» ${step.amount} đ ở ${context.shopId}`, result };
}

/** Money goes from one own fund of the shop, or of the company, to another, now and then to the same one, from a stranger's account or back in time. */
export function transferAny(stage: Stage, step: Step): Told {
  const context = inBooks(stage, step.a % 7 === 6);
  const bank = { BankCardID: step.a % 13 === 12 ? stage.bankCardId + 99 : stage.bankCardId };
  const toBank = step.b % 2 === 0;
  const [Method, ToMethod] = toBank ? ([1, 2] as const) : ([2, 1] as const);
  const isSame = step.b % 17 === 16;
  const VoucherDate = step.b % 5 === 3 ? addDays(context.businessDate, -1) : undefined;
  const command = {
    Amount: step.amount,
    Method,
    ...(Method === 2 && bank),
    ToMethod: isSame ? Method : ToMethod,
    ...((isSame ? Method : ToMethod) === 2 && { ToBankCardID: bank.BankCardID }),
    VoucherDate,
    Reason: step.flag ? REASON : undefined,
  };
  const words = `chuyển quỹ ${step.amount} đ ${toBank ? 'vào ngân hàng' : 'về tiền mặt'} ở ${context.shopId}`;
  return { words, result: transferFund(stage.world, command, context) };
}

/** A voucher is cancelled, once more if it already was. */
export function cancelAnyVoucher(stage: Stage, { a }: Step): Told | undefined {
  const voucher = pickFrom(stage.world.vouchers.rows, a);
  if (!voucher) return undefined;
  const context = inBooks(stage, voucher.ShopID === COMPANY_SHOP_ID);
  const result = cancelVoucher(stage.world, { paymentID: voucher.paymentID, Reason: REASON }, context);
  return { words: `hủy phiếu ${voucher.Code}`, result };
}

/** The company pushes money, or the shop returns some. */
export function pushAny(stage: Stage, { a, b, amount }: Step): Told {
  const Kind = pickFrom([1, 2, 3] as const, a) ?? 1;
  const shopFund = b % 2 === 0 ? undefined : { Method: 2 as const, BankCardID: stage.bankCardId };
  const funds = Kind === 3 ? { FromFund: shopFund } : { ToFund: shopFund };
  const command = { Kind, ToShopID: stage.owner.shopId, Amount: amount, ...funds };
  return {
    words: `bơm tiền loại ${Kind} ${amount} đ`,
    result: pushMoney(stage.world, command, inBooks(stage, b % 7 !== 6)),
  };
}

/** A loss on a card, an order or a fund, now and then more recovered of one. */
export function meetLoss(stage: Stage, { a, b, amount, flag }: Step): Told {
  const context = nowOf(stage);
  const old = b % 5 === 4 ? pickFrom(stage.world.badExpenses.rows, a) : undefined;
  if (old) {
    const RecoveredAmount = old.RecoveredAmount + amount;
    const words = `thu hồi thêm ${amount} đ của chi phí xấu ${old.id}`;
    return { words, result: addBadExpense(stage.world, { ...old, Status: undefined, RecoveredAmount }, context) };
  }
  const ScheduleID = flag ? pickFrom(stage.world.schedules.rows, b)?.ScheduleID : undefined;
  const CardDataID = ScheduleID === undefined ? stage.cards[a % 3]?.cardId : undefined;
  const Fund = a % 4 === 3 ? { Method: 1 as const } : undefined;
  const loss = { Kind: 1 as const, Amount: amount, CardDataID, ScheduleID, Fund, Reason: REASON };
  const result = addBadExpense(stage.world, { ...loss, RecoveredAmount: b % 3 === 0 ? 1 : 0 }, context);
  return { words: `chi phí xấu ${amount} đ thẻ ${CardDataID ?? '–'} đơn ${ScheduleID ?? '–'}`, result };
}

/** A loss is deleted, once more if it already was. */
export function deleteAnyLoss(stage: Stage, { a }: Step): Told | undefined {
  const loss = pickFrom(stage.world.badExpenses.rows, a);
  if (!loss) return undefined;
  const result = deleteBadExpense(stage.world, { id: loss.id, Reason: REASON }, nowOf(stage));
  return { words: `xóa chi phí xấu ${loss.id}`, result };
}

/** Both funds of yesterday or today are counted and closed, or the last closed day reopened. */
export function closeOrReopen(stage: Stage, { b, amount, flag }: Step): Told {
  const context = nowOf(stage);
  const lock = stage.world.shops.get(stage.owner.shopId)?.LockDate;
  if (!flag)
    return { words: `mở sổ ngày ${lock}`, result: reopenDay(stage.world, { Date: lock, Reason: REASON }, context) };
  const Date = addDays(context.businessDate, b % 9 === 8 ? 0 : -1);
  const Reason = b % 5 === 0 ? undefined : REASON;
  const Funds = [
    { Method: 1 as const, Counted: amount, Reason },
    { Method: 2 as const, BankCardID: stage.bankCardId, Counted: amount, Reason },
  ];
  return { words: `chốt sổ ngày ${Date}`, result: closeDay(stage.world, { Date, Funds }, context) };
}

/** The other side's figure is entered, locked or unlocked. */
export function compareAny(stage: Stage, { a, b, amount, flag }: Step): Told {
  const context = nowOf(stage);
  const DebtType = pickFrom([1, 2, 3, 4] as const, a) ?? 1;
  const ids = { 1: stage.cards[b % 3]?.customerId ?? 0, 2: stage.partnerId, 3: stage.affId, 4: stage.posIds[0] ?? 0 };
  const party = { DebtType, PartyID: ids[DebtType] };
  const command = {
    TheirBalance: amount,
    Note: REASON,
    Lock: flag,
    Date: addDays(context.businessDate, -1 - Number(b % 7 === 0)),
  };
  const words = `đối chiếu ${DebtType}/${party.PartyID} ngày ${command.Date}${flag ? ', khóa' : ''}`;
  return { words, result: compareDebt(stage.world, party, command, context) };
}

/** The owner's call now, in the shop or in the company's books. */
export function inBooks(stage: Stage, ofCompany: boolean): Context {
  const context = nowOf(stage);
  return ofCompany ? { ...context, shopId: COMPANY_SHOP_ID } : context;
}
