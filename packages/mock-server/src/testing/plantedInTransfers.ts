/** Wrong rules of transfers between own funds (domain §2(q)). */
import { fault, type PlantedFault } from './plantedFault.ts';

const FILE = 'vouchers/transferFund.ts';
const LINES = 'transfer(fundAccount(to), fundAccount(from), { ScheduleID: 0, Amount: voucher.Amount })';

/** What the stories must find: each makes a transfer gain, lose, or come to another fund. */
export const PLANTED_IN_TRANSFERS: readonly PlantedFault[] = [
  fault(
    'a transfer is drawn out as capital',
    FILE,
    LINES,
    "transfer('equity/out', fundAccount(from), { ScheduleID: 0, Amount: voucher.Amount })",
  ),
  fault(
    'a transfer is other income of the fund it comes to',
    FILE,
    LINES,
    "transfer(fundAccount(to), 'income/other/1', { ScheduleID: 0, Amount: voucher.Amount })",
  ),
  fault(
    'a transfer goes the other way',
    FILE,
    LINES,
    'transfer(fundAccount(from), fundAccount(to), { ScheduleID: 0, Amount: voucher.Amount })',
  ),
  fault(
    'one side of a transfer is posted twice',
    FILE,
    LINES,
    `[...${LINES}, ...${LINES.replace('fundAccount(to)', "'equity/in'")}]`,
  ),
  fault(
    'a fund transfers to itself',
    FILE,
    "fundAccount(from) === fundAccount(to) ? refuse('Invalid', 'Quỹ đến phải khác quỹ đi', 'ToMethod') : undefined",
    'undefined',
  ),
  fault(
    'a transfer is posted today whatever its day',
    FILE,
    'BusinessDate: voucher.VoucherDate',
    'BusinessDate: context.businessDate',
  ),
  fault('a transfer counts as an expense', FILE, "RefType: 'FundTransfer'", "RefType: 'Expense'"),
  fault(
    'a transfer takes a fund below 0 unasked',
    FILE,
    'FundReason: { text: command.Reason }',
    "FundReason: { text: 'Không ai hỏi' }",
  ),
  fault(
    'a cancel never lies on the day of what it cancels',
    'ledger/reverse.ts',
    'return closed ? context.businessDate : BusinessDate;',
    'return context.businessDate;',
  ),
  fault(
    'the cancel of a transfer puts back one side alone',
    'vouchers/cancelVoucher.ts',
    'const mirror = reverse(world, voucher.EntryID ?? 0, reason, context);',
    'if (!hasVoucherType(voucher)) (world.books.entries[(voucher.EntryID ?? 0) - 1] as { Lines: unknown }).Lines = [{ Account: `equity/in`, Amount: -voucher.Amount }, { Account: `fund:cash`, Amount: voucher.Amount }]; const mirror = reverse(world, voucher.EntryID ?? 0, reason, context);',
  ),
  fault(
    'a transfer is other money in the cash flow',
    'books/flows.ts',
    "if (entry.RefType === 'FundTransfer') return BETWEEN_FUNDS;",
    '',
  ),
];
