/** A transfer moves money between two own funds by one voucher: what one loses the other gains, and neither result nor capital knows of it (domain §2(q)). */
import { ACTION, MENU } from '../values/menus.ts';
import { logAction } from '../history/actionLog.ts';
import { refuseFund } from '../bankCards/bankCards.ts';
import type { Context } from '../command/context.ts';
import { isIsoDate, type IsoDate } from '../values/dates.ts';
import { fundName } from '../dayMoney/fundName.ts';
import { fundAccount } from '../records/accounts.ts';
import { transfer } from '../records/entry.ts';
import { post, refuseDate } from '../ledger/post.ts';
import { formatDong, isAmount } from '../values/money.ts';
import type { FundRef } from '../records/dayMoney.ts';
import type { Method } from '../records/schedule.ts';
import { stampNew } from '../records/stamped.ts';
import { ANY_VOUCHER_KIND, VOUCHER_STATUS, type Voucher } from '../records/voucher.ts';
import { done, firstRefusal, invalid, refuse, type Refusal, type Result } from '../command/result.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { refuseVoucherAction, voucherMenu } from '../access/voucherMenus.ts';

/** What the form of a transfer sends. */
export interface TransferCommand {
  Amount: number;
  /** Fund it leaves. */
  Method: Method;
  BankCardID?: number;
  /** Fund it comes to. */
  ToMethod: Method;
  ToBankCardID?: number;
  /** Today when absent. */
  VoucherDate?: IsoDate;
  /** Names the two funds when absent. */
  Description?: string;
  /** Why the fund may fall below 0. */
  Reason?: string;
}

/** Books a transfer at once: what the shop owns stays the same, so that no second person is needed. Refuses one and the same fund, a stopped account, a closed or counted day, and a fund below 0 without the reason a shop asks for. */
export function transferFund(world: World, command: TransferCommand, context: Context): Result<Voucher> {
  const { from, to } = fundsOf(command);
  const date = command.VoucherDate ?? context.businessDate;
  const refused = firstRefusal(
    refuseVoucherAction(world, ACTION.add, context),
    isAmount(command.Amount) ? undefined : invalid('Số tiền', 'Amount'),
    refuseFund(world, from, context),
    refuseTarget(world, to, context),
    fundAccount(from) === fundAccount(to) ? refuse('Invalid', 'Quỹ đến phải khác quỹ đi', 'ToMethod') : undefined,
    isIsoDate(date) ? undefined : invalid('Ngày phiếu', 'VoucherDate'),
    refuseDate(world, context.shopId, date, context, 'VoucherDate'),
  );
  if (refused) return refused;
  const voucher = voucherOf(world, command, context);
  const entry = post(
    world,
    {
      ShopID: voucher.ShopID,
      BusinessDate: voucher.VoucherDate,
      RefType: 'FundTransfer',
      RefID: voucher.paymentID,
      Description: `Phiếu chuyển quỹ ${voucher.Code}: ${voucher.Description}`,
      Lines: transfer(fundAccount(to), fundAccount(from), { ScheduleID: 0, Amount: voucher.Amount }),
      FundReason: { text: command.Reason },
    },
    context,
  );
  if (!entry.ok) return entry;
  const booked = { ...voucher, EntryID: entry.value.EntryID };
  const Note = `Lập phiếu chuyển quỹ ${voucher.Code} ${formatDong(voucher.Amount)}`;
  const said = { MenuID: MENU[voucherMenu(context)], ActionID: ACTION.add, RefID: voucher.paymentID, Note };
  logAction(world, { ...said, after: booked }, context);
  return done(world.vouchers.put(booked));
}

function fundsOf({ Method, BankCardID, ToMethod, ToBankCardID }: TransferCommand): Record<'from' | 'to', FundRef> {
  return { from: { Method, BankCardID }, to: { Method: ToMethod, BankCardID: ToBankCardID } };
}

/** What is wrong with the fund it comes to is said at the field of that fund. */
function refuseTarget(world: World, to: FundRef, context: Context): Refusal | undefined {
  const refused = refuseFund(world, to, context);
  return refused?.field === undefined ? refused : { ...refused, field: `To${refused.field}` };
}

function voucherOf(world: World, command: TransferCommand, context: Context): Voucher {
  const { from, to } = fundsOf(command);
  const place = world.vouchers.count('kind', `${context.shopId}|${ANY_VOUCHER_KIND.transfer}`) + 1;
  return {
    ...stampNew(context),
    paymentID: world.vouchers.nextId,
    Code: `CQ${String(place).padStart(6, '0')}`,
    type: ANY_VOUCHER_KIND.transfer,
    Amount: command.Amount,
    Method: from.Method,
    BankCardID: from.Method === 2 ? from.BankCardID : undefined,
    ToMethod: to.Method,
    ToBankCardID: to.Method === 2 ? to.BankCardID : undefined,
    PartyName: '',
    VoucherDate: command.VoucherDate ?? context.businessDate,
    Description: cleanText(command.Description) ?? `Chuyển quỹ từ ${fundName(world, from)} sang ${fundName(world, to)}`,
    Status: VOUCHER_STATUS.booked,
  };
}
