/** Documents of debts, vouchers and losses stand on an order beside its own lines: while one is in force, the order and its customer stay. */
import { entriesOfOrder } from '../ledger/balance.ts';
import type { RefType } from '../records/entry.ts';
import type { Schedule } from '../records/schedule.ts';
import { refuse, type Refusal } from '../command/result.ts';
import type { World } from '../store/world.ts';

/** What a document is called, and the screen on which it is cancelled. */
const DOCUMENTS: Readonly<Partial<Record<RefType, { name: string; screen: string }>>> = {
  DebtPayment: { name: 'khoản thanh toán hoặc điều chỉnh công nợ', screen: 'Công nợ khách hàng' },
  DebtCard: { name: 'khoản thanh toán hoặc điều chỉnh công nợ', screen: 'Công nợ khách hàng' },
  DebtAdjustment: { name: 'khoản thanh toán hoặc điều chỉnh công nợ', screen: 'Công nợ khách hàng' },
  DebtOffset: { name: 'khoản cấn trừ công nợ', screen: 'Công nợ đối tác' },
  Receipt: { name: 'phiếu thu', screen: 'Thu chi' },
  Expense: { name: 'phiếu chi', screen: 'Thu chi' },
  BadExpense: { name: 'chi phí xấu', screen: 'Chi phí xấu' },
};

/** Refuses what would leave a document in force on an order behind; says what to cancel first, and where. */
export function refuseDocuments(world: World, order: Schedule, what: string, field?: string): Refusal | undefined {
  const found = entriesOfOrder(world, order.ScheduleID).find(
    (entry) => DOCUMENTS[entry.RefType] && entry.ReversesID === undefined && !world.books.reversedBy.has(entry.EntryID),
  );
  const document = found && DOCUMENTS[found.RefType];
  if (!document) return undefined;
  const { name, screen } = document;
  return refuse('HasLines', `Đơn còn ${name} nên không thể ${what}; hãy hủy khoản đó ở ${screen} trước`, field);
}
