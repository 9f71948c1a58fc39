/** A bank account's opening balance is an entry against equity on the shop's first day; correcting it mirrors that entry and posts another, so the balance is always the ledger's. */
import type { Schemas } from '@so-the/api-client';
import { ACTION, MENU } from '../values/menus.ts';
import { refuseSave } from '../access/rights.ts';
import { logAction } from '../history/actionLog.ts';
import { BANKS, isBankCode } from '../values/banks.ts';
import type { Context } from '../command/context.ts';
import { accounts } from '../records/accounts.ts';
import { balanceOf, entriesOf } from '../ledger/balance.ts';
import { fundLockedTo } from '../ledger/fundLock.ts';
import { hasStatus, listPage, type ListPage, type ListQuery } from '../listing/listing.ts';
import { remembered } from '../listing/search.ts';
import { isOpening, sumOf } from '../values/money.ts';
import type { BankCard } from '../records/funds.ts';
import { noteOnForm, refuseOnForm } from '../opening/openingApproval.ts';
import { OPENING_KIND } from '../records/opening.ts';
import { FORM_REASON, postOpening, refuseOpening } from '../opening/openingEntries.ts';
import { stampChange, stampNew } from '../records/stamped.ts';
import {
  done,
  firstRefusal,
  invalid,
  missing,
  notFound,
  refuse,
  type Refusal,
  type Result,
} from '../command/result.ts';
import { refuseStale } from '../listing/stale.ts';
import { ownRow, rowsInView } from '../scope/shops.ts';
import { accountOwnerName, cleanText } from '../values/text.ts';
import { wireOf } from '../listing/wire.ts';
import type { World } from '../store/world.ts';

/** What a bank account form sends; without BankCardID it adds. */
export interface BankCardCommand extends Partial<Omit<BankCard, 'BankCode' | 'AccountNo' | 'AccountOwner'>> {
  BankCode: string;
  AccountNo: string;
  AccountOwner: string;
}

/** Adds or changes an account and posts its opening balance in place of the one before. Refuses a second copy, a new number for an account in use, and a new opening balance once the first day is locked. */
export function saveBankCard(world: World, command: BankCardCommand, context: Context): Result<BankCard> {
  const old = command.BankCardID ? ownRow(world.bankCards.get(command.BankCardID), context) : undefined;
  if (command.BankCardID && !old) return notFound('tài khoản ngân hàng');
  const id = old?.BankCardID ?? world.bankCards.nextId;
  const opening = command.OpeningBalance ?? old?.OpeningBalance ?? 0;
  const change = opening - (old?.OpeningBalance ?? 0);
  const isOpened = change !== 0;
  const changed = { PartyType: OPENING_KIND.bank, PartyID: id, change };
  const refused = firstRefusal(
    refuseSave(world, ['bankCards'], !old, context),
    refuseStale(world, old, command.Version, (row) => bankCardView(world, row)),
    refuseFields(command),
    refuseCopy(world, command, context),
    old && isUsed(world, old) && (old.AccountNo !== command.AccountNo || old.BankCode !== command.BankCode)
      ? refuse('InUse', 'Tài khoản đã phát sinh thu chi nên không thể đổi ngân hàng hoặc số tài khoản', 'AccountNo')
      : undefined,
    isOpened ? refuseOpening(world, accounts.bank(id), context) : undefined,
    refuseOnForm(world, changed, 'OpeningBalance', context),
  );
  if (refused) return refused;
  const isFirst = !world.bankCards.by('shop', context.shopId).some((row) => !row.IsDeleted);
  const bankCard = world.bankCards.put({
    ...(old ? { ...old, ...stampChange(old, context) } : { ...stampNew(context), BankCardID: id }),
    BankCode: command.BankCode,
    AccountNo: command.AccountNo,
    AccountOwner: accountOwnerName(command.AccountOwner),
    OpeningBalance: opening,
    IsDefault: (command.IsDefault ?? false) || isFirst,
    Note: cleanText(command.Note),
    Status: command.Status ?? 1,
  });
  if (bankCard.IsDefault) clearOtherDefaults(world, bankCard);
  if (isOpened) openAccount(world, bankCard, context);
  noteOnForm(world, changed, context);
  logSave(world, old, bankCard, context);
  return done(bankCard);
}

/** Deletes an account that is empty and was never used. */
export function deleteBankCard(world: World, command: { BankCardID: number }, context: Context): Result<BankCard> {
  const bankCard = ownRow(world.bankCards.get(command.BankCardID), context);
  if (!bankCard) return notFound('tài khoản ngân hàng');
  const hasLines = world.moneyLines.count('fund', bankCard.BankCardID) > 0;
  if (hasLines || isUsed(world, bankCard) || bankCardBalance(world, bankCard) !== 0) {
    return refuse('InUse', 'Tài khoản đã có số dư hoặc phát sinh nên không thể xóa; hãy chuyển sang Ngừng');
  }
  const deleted = world.bankCards.put({ ...bankCard, ...stampChange(bankCard, context), IsDeleted: true });
  const note = `Xóa tài khoản ${bankCard.BankCode} ***${bankCard.AccountNo.slice(-4)}`;
  logAction(
    world,
    { MenuID: MENU.bankCards, ActionID: ACTION.remove, RefID: bankCard.BankCardID, Note: note },
    context,
  );
  return done(deleted);
}

const textOf = remembered<BankCard>((row) => `${row.BankCode} ${row.AccountNo} ${row.AccountOwner}`);

/** Accounts of the shop with their balances, in the order they were added unless sorted. */
export function listBankCards(
  world: World,
  query: ListQuery,
  context: Context,
): Result<ListPage<Schemas['BankCard'], Schemas['BankCardTotals']>> {
  const rows = rowsInView(world, 'bankCards', context).filter((row) => hasStatus(row, query));
  return listPage(rows, query, {
    textOf,
    viewOf: (row) => bankCardView(world, row),
    totalsOf: (all) => ({
      OpeningBalance: sumOf(all, (row) => row.OpeningBalance),
      Balance: sumOf(all, (row) => bankCardBalance(world, row)),
    }),
  });
}

/** An account as lists and forms see it. */
export function bankCardView(world: World, row: BankCard): Schemas['BankCard'] {
  const bank = BANKS.find((each) => each.BankCode === row.BankCode);
  const LockedTo = fundLockedTo(world, row.ShopID, accounts.bank(row.BankCardID));
  const BankName = bank?.BankName ?? row.BankCode;
  return { ...wireOf(world, row), BankName, Balance: bankCardBalance(world, row), LockedTo };
}

/** Refuses a transfer without an active account of the shop, and an account on a cash line. */
export function refuseFund(
  world: World,
  line: { Method: number; BankCardID?: number },
  context: Context,
): Refusal | undefined {
  if (line.Method === 1) return undefined;
  if (line.Method !== 2) return invalid('Hình thức', 'Method');
  if (!line.BankCardID) return refuse('Invalid', 'Vui lòng chọn tài khoản ngân hàng', 'BankCardID');
  const bankCard = ownRow(world.bankCards.get(line.BankCardID), context);
  if (!bankCard) return notFound('tài khoản ngân hàng');
  return bankCard.Status === 1 ? undefined : refuse('Inactive', 'Tài khoản ngân hàng đã ngừng sử dụng', 'BankCardID');
}

function bankCardBalance(world: World, row: BankCard): number {
  return balanceOf(world, row.ShopID, accounts.bank(row.BankCardID));
}

function isUsed(world: World, row: BankCard): boolean {
  return entriesOf(world, row.ShopID, accounts.bank(row.BankCardID)).some((entry) => entry.RefType !== 'BankOpening');
}

function refuseFields(command: BankCardCommand): Refusal | undefined {
  return firstRefusal(
    isBankCode(command.BankCode) ? undefined : invalid('Ngân hàng', 'BankCode'),
    /^\d{6,19}$/.test(command.AccountNo) ? undefined : invalid('Số tài khoản', 'AccountNo'),
    command.AccountOwner.trim() ? undefined : missing('chủ tài khoản', 'AccountOwner'),
    isOpening(command.OpeningBalance ?? 0) ? undefined : invalid('Số dư đầu', 'OpeningBalance'),
  );
}

function refuseCopy(world: World, command: BankCardCommand, context: Context): Refusal | undefined {
  const copy = world.bankCards
    .by('shop', context.shopId)
    .some(
      (row) =>
        !row.IsDeleted &&
        row.BankCardID !== command.BankCardID &&
        row.AccountNo === command.AccountNo &&
        row.BankCode === command.BankCode,
    );
  return copy ? refuse('Duplicate', 'Tài khoản này đã có', 'AccountNo') : undefined;
}

function clearOtherDefaults(world: World, kept: BankCard): void {
  for (const row of world.bankCards.by('shop', kept.ShopID)) {
    if (row.IsDefault && row.BankCardID !== kept.BankCardID) world.bankCards.put({ ...row, IsDefault: false });
  }
}

function openAccount(world: World, bankCard: BankCard, context: Context): void {
  postOpening(
    world,
    {
      Account: accounts.bank(bankCard.BankCardID),
      Amount: bankCard.OpeningBalance,
      RefType: 'BankOpening',
      RefID: bankCard.BankCardID,
      Description: `Số dư đầu tài khoản ${bankCard.BankCode} ***${bankCard.AccountNo.slice(-4)}`,
      Reason: FORM_REASON,
    },
    context,
  );
}

function logSave(world: World, old: BankCard | undefined, bankCard: BankCard, context: Context): void {
  const note = `${old ? 'Cập nhật' : 'Thêm'} tài khoản ${bankCard.BankCode} ***${bankCard.AccountNo.slice(-4)}`;
  const action = { MenuID: MENU.bankCards, ActionID: old ? ACTION.edit : ACTION.add, RefID: bankCard.BankCardID };
  logAction(world, { ...action, Note: note, before: old, after: bankCard }, context);
}
