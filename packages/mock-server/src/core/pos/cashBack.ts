/** Money a POS returns lowers what it owes by exactly what came into the fund; an advance beyond it stays as a credit of the POS (domain §2(c)). */
import { refuseFund } from '../bankCards.ts';
import type { Context } from '../context.ts';
import { businessDateOf, isMoment } from '../dates.ts';
import { accounts, fundAccount } from '../ledger/accounts.ts';
import { credit, debit } from '../ledger/entry.ts';
import { post, refuseDate, refuseFuture } from '../ledger/post.ts';
import { isAmount } from '../money.ts';
import type { CashBack } from '../records/debt.ts';
import { stampNew } from '../records/stamped.ts';
import { done, firstRefusal, invalid, notFound, type Result } from '../result.ts';
import { ownRow } from '../shops.ts';
import { cleanText } from '../text.ts';
import type { World } from '../world.ts';

/** Money that came from a POS. */
export interface CashBackCommand {
  PosID: number;
  Amount: number;
  Method: 1 | 2;
  BankCardID?: number;
  /** Now when absent. */
  PaidAt?: string;
  RefNo?: string;
}

/** Receives money a POS returned. */
export function receiveCashBack(world: World, command: CashBackCommand, context: Context): Result<CashBack> {
  if (!isMoment(command.PaidAt)) return invalid('Thời gian', 'PaidAt');
  const pos = ownRow(world.poses.get(command.PosID), context);
  const paidAt = command.PaidAt ?? context.now;
  const refused = firstRefusal(
    pos ? undefined : notFound('máy POS'),
    isAmount(command.Amount) ? undefined : invalid('Số tiền', 'Amount'),
    refuseFund(world, command, context),
    refuseFuture(paidAt, 'PaidAt', context),
    refuseDate(world, context.shopId, businessDateOf(paidAt), context),
  );
  if (refused) return refused;
  const id = world.cashBacks.nextId;
  const entry = post(
    world,
    {
      ShopID: context.shopId,
      BusinessDate: businessDateOf(paidAt),
      RefType: 'CashBack',
      RefID: id,
      Description: `Tiền về từ ${pos?.PosName ?? ''}`,
      Lines: [...debit(fundAccount(command), command.Amount), ...credit(accounts.pos(command.PosID), command.Amount)],
    },
    context,
  );
  if (!entry.ok) return entry;
  return done(
    world.cashBacks.put({
      ...stampNew(context),
      CashBackID: id,
      PosID: command.PosID,
      Amount: command.Amount,
      Method: command.Method,
      BankCardID: command.Method === 2 ? command.BankCardID : undefined,
      PaidAt: paidAt,
      BusinessDate: businessDateOf(paidAt),
      RefNo: cleanText(command.RefNo),
      Status: 1,
      EntryID: entry.value.EntryID,
    }),
  );
}
