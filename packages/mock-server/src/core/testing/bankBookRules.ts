/** What must hold of bank statements after every step (domain §2(q)), worked out anew from lines, vouchers and entries. */
import { accountBook } from '../bankBook/reconcile.ts';
import { bankLineView } from '../bankBook/bankLineView.ts';
import type { BankLine } from '../records/bankBook.ts';
import type { World } from '../store/world.ts';

const MATCHED = 3;

/** First rule that bank statements break, in words. */
export function bankBookFault(world: World): string | undefined {
  if (world.bankStatements.rows.length === 0) return undefined;
  return matchFault(world) ?? doubleFault(world) ?? reconciledFault(world);
}

/** A line has an entry of its own, in force and of its amount. */
function matchFault(world: World): string | undefined {
  const taken = new Set<string>();
  for (const line of world.bankLines.rows) {
    const { Status, Entry } = bankLineView(world, line);
    if ((Status === MATCHED) !== (Entry !== undefined)) return `dòng sao kê ${line.LineID} trạng thái ${Status}`;
    if (!Entry) continue;
    const entry = world.books.entries[Entry.EntryID - 1];
    const moved = (entry?.Lines ?? [])
      .filter(({ Account }) => Account === `fund:bank/${line.BankCardID}`)
      .reduce((sum, { Amount }) => sum + Amount, 0);
    if (moved !== line.Amount) return `dòng sao kê ${line.LineID} ${line.Amount} đ khớp bút toán ${moved} đ`;
    const isUndone = world.books.entries.some(({ ReversesID }) => ReversesID === Entry.EntryID);
    if (isUndone) return `dòng sao kê ${line.LineID} khớp bút toán đã hủy`;
    const match = `${Entry.EntryID}|${line.BankCardID}`;
    if (taken.has(match)) return `bút toán ${Entry.EntryID} khớp hai dòng sao kê`;
    taken.add(match);
  }
  return undefined;
}

/** Lines of one day and amount are as many as the file with most of them has. */
function doubleFault(world: World): string | undefined {
  const most = new Map<string, number>();
  for (const { BankLineIDs } of world.bankStatements.rows) {
    for (const [key, count] of counted(BankLineIDs.flatMap((id) => world.bankLines.get(id) ?? []))) {
      most.set(key, Math.max(count, most.get(key) ?? 0));
    }
  }
  const found = [...counted(world.bankLines.rows)].find(([key, count]) => count > (most.get(key) ?? 0));
  return found && `dòng sao kê ${found[0]} tính ${found[1]} lần`;
}

function counted(lines: readonly BankLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { BankCardID, Date, Amount } of lines) {
    const key = `${BankCardID}|${Date}|${Amount}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** What stands on an account as reconciled is the balance of the fund on that day, with a line for every entry of the statement. */
function reconciledFault(world: World): string | undefined {
  for (const { BankCardID, ShopID } of world.bankCards.rows) {
    const { ReconciledTo, ReconciledBalance = 0 } = accountBook(world, BankCardID);
    if (ReconciledTo === undefined) continue;
    let balance = 0;
    for (const entry of world.books.entries) {
      if (entry.ShopID !== ShopID || entry.BusinessDate > ReconciledTo) continue;
      for (const { Account, Amount } of entry.Lines) if (Account === `fund:bank/${BankCardID}`) balance += Amount;
    }
    if (balance !== ReconciledBalance)
      return `tài khoản ${BankCardID} đối soát ${ReconciledBalance} đ mà sổ ngày ${ReconciledTo} là ${balance} đ`;
    const bare = world.bankStatements.rows.find(
      (row) => row.BankCardID === BankCardID && row.ToDate === ReconciledTo && isWhole(world, row.BankLineIDs),
    );
    if (!bare) return `tài khoản ${BankCardID} đối soát đến ${ReconciledTo} mà còn dòng chưa khớp`;
  }
  return undefined;
}

/** Whether no line waits or is left, but for those that were set aside. */
function isWhole(world: World, ids: readonly number[]): boolean {
  return ids.every((id) => {
    const line = world.bankLines.get(id);
    const status = line && bankLineView(world, line).Status;
    return status === MATCHED || status === 5;
  });
}
