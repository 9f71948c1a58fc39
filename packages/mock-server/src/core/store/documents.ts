/** What was done stands in collections: orders, their money, debts and the log. */
import type { LogAction } from '../records/account.ts';
import { waitingKey } from '../records/approval.ts';
import { dayKey, dayOfRow } from '../records/dayOfRow.ts';
import type { Debt } from '../records/debt.ts';
import { billFigures, type BillFigure } from '../records/lotSums.ts';
import type { PercentChange } from '../records/percentChange.ts';
import type { MoneyLine, StatusLog, Swipe } from '../records/schedule.ts';
import type { TermChange } from '../records/termChange.ts';
import { Collection } from './collection.ts';
import { createMoneyDocuments } from './moneyDocuments.ts';
import { createOrders } from './orders.ts';

/** What tells a slip from any other: POS, lot and invoice (W10); absent while one of them is. */
export function slipKey(slip: Pick<Swipe, 'PosID' | 'LotNo' | 'InvoiceNo'>): string | undefined {
  return slip.PosID && slip.LotNo && slip.InvoiceNo ? `${slip.PosID}|${slip.LotNo}|${slip.InvoiceNo}` : undefined;
}

/** Orders, their money, debts and the log: empty. */
export function createDocuments() {
  return {
    schedules: createOrders(),
    moneyLines: new Collection<MoneyLine, 'schedule' | 'fund'>((row) => row.PaymentID, {
      schedule: (row) => row.ScheduleID,
      fund: (row) => row.BankCardID,
    }),
    swipes: new Collection<
      Swipe,
      'shop' | 'day' | 'schedule' | 'pos' | 'posPartner' | 'posMonth' | 'slip' | 'card' | 'lot' | 'waiting',
      BillFigure
    >(
      (row) => row.logWithdrawalId,
      {
        shop: (row) => row.ShopID,
        day: (row) => dayKey(row, dayOfRow.swipes(row)),
        schedule: (row) => row.ScheduleID,
        pos: (row) => row.PosID,
        posPartner: (row) => row.PosPartnerID,
        posMonth: (row) => row.PosID && `${row.PosID}|${row.BusinessDate.slice(0, 7)}`,
        slip: (row) => slipKey(row),
        card: (row) => row.CardDataID,
        lot: (row) => row.NumberLoID,
        waiting: waitingKey,
      },
      { by: ['lot'], of: billFigures },
    ),
    statusLogs: new Collection<StatusLog, 'schedule'>((row) => row.LogStatusID, {
      schedule: (row) => row.ScheduleID,
    }),
    percentChanges: new Collection<PercentChange, 'schedule'>((row) => row.PercentChangeID, {
      schedule: (row) => row.ScheduleID,
    }),
    termChanges: new Collection<TermChange, 'schedule'>((row) => row.TermChangeID, {
      schedule: (row) => row.ScheduleID,
    }),
    debts: new Collection<Debt, 'party' | 'waiting'>((row) => row.DebtID, {
      party: (row) => `${row.DebtType}|${row.PartyID}`,
      waiting: waitingKey,
    }),
    ...createMoneyDocuments(),
    actions: new Collection<LogAction, 'shop' | 'whole'>((row) => row.LogID, {
      shop: (row) => row.ShopID,
      whole: (row) => row.PartOf,
    }),
  };
}
