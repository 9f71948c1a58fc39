/** Money beside orders is found by where and by what it waits for: vouchers, pushes, closes of a day, losses and compared balances. */
import { partyAccount } from '../records/accounts.ts';
import { waitingKey } from '../records/approval.ts';
import type { BadExpense } from '../records/badExpense.ts';
import { byDay, lockedFund, type DayClose, type PushMoney, type Reopening } from '../records/dayMoney.ts';
import { aloneKey, type HeldWrite } from '../records/heldWrite.ts';
import type { Comparison } from '../records/debt.ts';
import { writtenKey, type Voucher, type VoucherType } from '../records/voucher.ts';
import { businessDateOf } from '../values/dates.ts';
import { Collection } from './collection.ts';

/** Documents of money beside orders: empty, with the indexes the rules search by. */
export function createMoneyDocuments() {
  return {
    voucherTypes: new Collection<VoucherType, 'shop'>((row) => row.ConfigID, { shop: (row) => row.ShopID }),
    vouchers: new Collection<Voucher, 'shop' | 'kind' | 'config' | 'order' | 'written' | 'waiting'>(
      (row) => row.paymentID,
      {
        shop: (row) => row.ShopID,
        kind: (row) => `${row.ShopID}|${row.type}`,
        config: (row) => row.ConfigID ?? 0,
        order: (row) => row.ScheduleID,
        written: writtenKey,
        waiting: waitingKey,
      },
    ),
    pushes: new Collection<PushMoney, 'shop'>((row) => row.PushID, { shop: (row) => row.ToShopID }),
    reopenings: new Collection<Reopening, 'waiting'>((row) => row.ReopeningID, { waiting: waitingKey }),
    dayCloses: new Collection<DayClose, 'shop' | 'fund'>(
      (row) => row.DayCloseID,
      { shop: (row) => row.ShopID, fund: lockedFund },
      undefined,
      { fund: byDay },
    ),
    badExpenses: new Collection<BadExpense, 'shop' | 'waiting'>((row) => row.id, {
      shop: (row) => row.ShopID,
      waiting: waitingKey,
    }),
    heldWrites: new Collection<HeldWrite, 'waiting' | 'alone'>((row) => row.HeldWriteID, {
      waiting: waitingKey,
      alone: (row) => aloneKey(row, businessDateOf(row.CreatedDate)),
    }),
    comparisons: new Collection<Comparison, 'account'>((row) => row.ComparisonID, {
      account: (row) => partyAccount(row.DebtType, row.PartyID),
    }),
  };
}
