/** A line is matched, freed or set aside by hand, and no money moves; what it becomes is to the đồng or refused. */
import { hasRight } from '../access/rights.ts';
import { ACTION, MENU } from '../values/menus.ts';
import { CANCEL_REASON, refuseReason } from '../command/reasons.ts';
import { logAction } from '../history/actionLog.ts';
import { amountOn } from '../ledger/balance.ts';
import { refuseStale } from '../listing/stale.ts';
import { accounts } from '../records/accounts.ts';
import type { BankLine } from '../records/bankBook.ts';
import { stampChange } from '../records/stamped.ts';
import type { VoucherCommand } from '../vouchers/addVoucher.ts';
import { addVoucher } from '../vouchers/addVoucher.ts';
import type { Context } from '../command/context.ts';
import { done, firstRefusal, missing, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { ownRow } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { displayDate } from '../values/dates.ts';
import { formatDong } from '../values/money.ts';
import { cleanText } from '../values/text.ts';
import { bankLineView } from './bankLineView.ts';
import { lineOf, lineState } from './lineState.ts';
import { isBankEntry } from './matchBankLine.ts';

/** What becomes of a line: 3 matched, 5 set aside, 0 neither. */
export interface BankLineCommand {
  LineID: number;
  Version: number;
  Status: 0 | 3 | 5;
  EntryID?: number;
  Reason?: string;
}

/** Longest text of a voucher. */
const DESCRIPTION_LIMIT = 255;

/** Matches a line with an entry of its amount, takes that back, or sets the line aside. Refuses an entry that another line has. */
export function matchBankLine(world: World, command: BankLineCommand, context: Context): Result<BankLine> {
  const found = openLine(world, command, context, command.Status === 0);
  if (!found.ok) return found;
  const line = found.value;
  const refused =
    command.Status === 3
      ? refuseEntry(world, line, command.EntryID)
      : command.Status === 5
        ? refuseReason(command.Reason, CANCEL_REASON)
        : undefined;
  if (refused) return refused;
  const bound = {
    EntryID: command.Status === 3 ? command.EntryID : undefined,
    VoucherID: undefined,
    Reason: command.Status === 5 ? cleanText(command.Reason) : undefined,
  };
  const why = bound.Reason === undefined ? '' : `: ${bound.Reason}`;
  const changed = bind(world, line, bound, context);
  const Note = `${NOTES[command.Status]} ${nameOf(line)}${why}`;
  const said = { MenuID: MENU.bankCards, ActionID: ACTION.edit, RefID: line.BankCardID, Note };
  logAction(world, { ...said, before: line, after: changed }, context);
  return done(changed);
}

/** Makes the voucher a line tells of, by the rules of vouchers, which log it; the line waits while it waits. */
export function addBankLineVoucher(
  world: World,
  command: Omit<VoucherCommand, 'Amount' | 'Method' | 'BankCardID' | 'Description'> &
    Pick<BankLineCommand, 'LineID' | 'Version'> & { Description?: string },
  context: Context,
): Result<BankLine> {
  const found = openLine(world, command, context, false);
  if (!found.ok) return found;
  const line = found.value;
  const { LineID: _line, Version: _version, ...told } = command;
  const voucher = addVoucher(
    world,
    line.Amount > 0 ? 1 : 2,
    {
      ...told,
      Amount: Math.abs(line.Amount),
      Method: 2,
      BankCardID: line.BankCardID,
      VoucherDate: command.VoucherDate ?? line.Date,
      Description: cleanText(command.Description) ?? (line.Text.slice(0, DESCRIPTION_LIMIT).trim() || 'Theo sao kê'),
    },
    context,
  );
  if (!voucher.ok) return voucher;
  return done(
    bind(world, line, { EntryID: undefined, VoucherID: voucher.value.paymentID, Reason: undefined }, context),
  );
}

const NOTES = { 0: 'Bỏ khớp', 3: 'Khớp', 5: 'Để riêng' } as const;

const nameOf = ({ Amount, Date }: BankLine) => `dòng sao kê ${formatDong(Amount)} ngày ${displayDate(Date)}`;

/** A line as it was shown, bound to nothing unless that is what is taken back. */
function openLine(
  world: World,
  { LineID, Version }: Pick<BankLineCommand, 'LineID' | 'Version'>,
  context: Context,
  isBound: boolean,
): Result<BankLine> {
  const line = ownRow(world.bankLines.get(LineID), context);
  if (!line) return notFound('dòng sao kê');
  const { kind } = lineState(world, line);
  const refused = firstRefusal(
    hasRight(world, context, MENU.bankCards, ACTION.edit)
      ? undefined
      : refuse('Forbidden', 'Không có quyền thực hiện thao tác này'),
    refuseStale(world, line, Version, (row) => bankLineView(world, row)),
    kind === 'waiting' ? refuse('WrongStatus', 'Phiếu lập từ dòng này đang chờ duyệt') : undefined,
    isBound === (kind === 'open') ? refuse('WrongStatus', isBound ? NOT_BOUND : BOUND) : undefined,
  );
  return refused ?? done(line);
}

const BOUND = 'Dòng này đã khớp hoặc để riêng, vui lòng bỏ trước';
const NOT_BOUND = 'Dòng này chưa khớp và chưa để riêng';

function refuseEntry(world: World, line: BankLine, EntryID: number | undefined): Refusal | undefined {
  if (EntryID === undefined) return missing('bút toán', 'EntryID');
  const entry = world.books.entries[EntryID - 1];
  const account = accounts.bank(line.BankCardID);
  const amount = entry?.ShopID === line.ShopID ? amountOn(entry, account) : 0;
  if (!entry || amount === 0 || !isBankEntry(world, entry)) return notFound('bút toán');
  if (amount !== line.Amount)
    return refuse(
      'AmountMismatch',
      `Bút toán ${formatDong(amount)}, dòng sao kê ${formatDong(line.Amount)}`,
      'EntryID',
    );
  const other = lineOf(world, entry, line.BankCardID);
  return other && refuse('Duplicate', `Bút toán này đã khớp với ${nameOf(other)}`, 'EntryID');
}

function bind(
  world: World,
  line: BankLine,
  bound: Pick<BankLine, 'EntryID' | 'VoucherID' | 'Reason'>,
  context: Context,
): BankLine {
  return world.bankLines.put({ ...line, ...stampChange(line, context), ...bound });
}
