/** Statements of a shop's second account: the older month is reconciled, of the newer days two lines are unknown (domain §2(q)). */
import { isUndone, lineState } from '../core/bankBook/lineState.ts';
import { matchBankLine } from '../core/bankBook/changeBankLine.ts';
import { referenceOf } from '../core/bankBook/matchBankLine.ts';
import { uploadBankStatement } from '../core/bankBook/uploadBook.ts';
import { amountOn, closingOn, entriesOf } from '../core/ledger/balance.ts';
import { accounts } from '../core/records/accounts.ts';
import type { BankRow } from '../core/records/bankBook.ts';
import type { BankCard } from '../core/records/funds.ts';
import { addDays } from '../core/values/dates.ts';
import { bankBookFile } from '../samples/bankBook.ts';
import { must } from './actor.ts';
import type { Branch } from './branch.ts';
import { at, type Play } from './moneyPlay.ts';

/** First and last day of each statement, counted back from today. */
const [MONTH, NEWER] = [
  [37, 8],
  [7, 2],
] as const;
/** What the bank booked by itself on the last day. */
const STRANGE: readonly Pick<BankRow, 'Amount' | 'Text'>[] = [
  { Amount: -55_000, Text: 'PHI SMS BANKING VA QUAN LY TAI KHOAN' },
  { Amount: 18_400, Text: 'TRA LAI TIEN GUI KHONG KY HAN' },
];

/** Takes both statements, each on the evening after its last day; the lines of the older one that are not sure are matched by hand. */
export function keepBankBooks(play: Play, branch: Branch): void {
  const account = play.world.bankCards.get(branch.bankCardIds[1]);
  if (!account || play.days <= MONTH[0]) return;
  takeStatement(play, branch, account, MONTH, []);
  takeStatement(play, branch, account, NEWER, STRANGE);
}

function takeStatement(
  play: Play,
  { shop }: Branch,
  account: BankCard,
  [first, last]: readonly [number, number],
  strange: typeof STRANGE,
): void {
  const { world } = play;
  const { BankCardID, BankCode: bankName, AccountNo: accountNo } = account;
  const context = at({ ...play, dice: play.capitalDice }, shop.ownerId, shop.shopId, last - 1, 17);
  const [from, to] = [addDays(context.businessDate, last - 1 - first), addDays(context.businessDate, -1)];
  const key = accounts.bank(BankCardID);
  const entries = entriesOf(world, shop.shopId, key, { from, to }).filter((entry) => !isUndone(world, entry));
  const rows: BankRow[] = entries.map((entry) => ({
    Date: entry.BusinessDate,
    Amount: amountOn(entry, key),
    RefNo: referenceOf(world, entry),
    Text: entry.Description,
  }));
  for (const row of strange) rows.push({ ...row, Date: to });
  const head = { bankName, accountNo, opening: closingOn(world, shop.shopId, key, addDays(from, -1)) };
  const file = bankBookFile(head, rows, `sao-ke-${accountNo.slice(-4)}-${to}.csv`);
  const { BankLineIDs } = must(uploadBankStatement(world, { file, BankCardID }, context));
  for (const [place, { EntryID }] of entries.entries()) {
    const line = world.bankLines.get(BankLineIDs[place]);
    if (!line || lineState(world, line).kind !== 'open') continue;
    must(matchBankLine(world, { LineID: line.LineID, Version: line.Version, Status: 3, EntryID }, context));
  }
}
