/** A card belongs to one customer for good, and only the prefix and last four digits of its number are kept. */
import { ACTION, MENU } from '../values/menus.ts';
import { refuseSave } from '../access/rights.ts';
import { logAction } from '../history/actionLog.ts';
import { bankOf } from '../values/banks.ts';
import { cardTypeOf, isTypeCard } from '../values/cardTypes.ts';
import type { Context } from '../command/context.ts';
import { isAmountOrZero, isRate } from '../values/money.ts';
import type { Card } from '../records/card.ts';
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
import { ownRow } from '../scope/shops.ts';
import { accountOwnerName, cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { cardView } from './cardView.ts';

/** What a card form sends; without cardDataID it adds. */
export interface CardCommand extends Partial<
  Omit<Card, 'CustomerID' | 'HolderName' | 'BankID' | 'Last4' | 'DateDues' | 'HoldDate'>
> {
  CustomerID: number;
  HolderName: string;
  BankID: number;
  Last4: string;
  DateDues: number;
}

/** A card as saving would make it. */
export interface PlannedCard {
  command: CardCommand;
  old?: Card;
  card: Card;
}

/** Adds or changes a card. Refuses another customer's card, a second copy, wrong days, a stale version. */
export function saveCard(world: World, command: CardCommand, context: Context): Result<Card> {
  const planned = planCard(world, command, context);
  return planned.ok ? done(keepCard(world, planned.value, context)) : planned;
}

/** The card as {@link saveCard} would make it, with the same refusals; nothing is kept. `customer` is whose it is, where they are not on file yet. */
export function planCard<Command extends CardCommand>(
  world: World,
  command: Command,
  context: Context,
  customer = ownRow(world.customers.get(command.CustomerID), context),
): Result<PlannedCard & { command: Command }> {
  const old = command.cardDataID ? ownRow(world.cards.get(command.cardDataID), context) : undefined;
  if (command.cardDataID && !old) return notFound('thẻ');
  const refused = firstRefusal(
    refuseSave(world, ['cards'], !old, context),
    refuseStale(world, old, command.Version, (row) => cardView(world, row, context)),
    customer ? undefined : notFound('khách hàng'),
    old && old.CustomerID !== command.CustomerID
      ? refuse('InUse', 'Không thể chuyển thẻ sang khách hàng khác', 'CustomerID')
      : undefined,
    refuseFields(world, command, context),
    refuseCopy(world, command),
  );
  if (refused) return refused;
  const card = {
    ...(old
      ? { ...old, ...stampChange(old, context) }
      : { ...stampNew(context), cardDataID: world.cards.nextId, cardInShop: false }),
    ...fieldsOf(command),
    HoldPlace: old?.cardInShop ? cleanText(command.HoldPlace) : undefined,
    FileIDs: command.FileIDs ?? old?.FileIDs,
  };
  return done({ command, old, card });
}

/** Keeps a planned card; a new one the shop holds is handed over at once. */
export function keepCard(world: World, { command, old, card }: PlannedCard, context: Context): Card {
  world.cards.put(card);
  const saved = !old && command.cardInShop ? holdCard(world, card, true, command, context) : card;
  const note = `${old ? 'Cập nhật' : 'Thêm'} thẻ ****${card.Last4}`;
  const action = { MenuID: MENU.cards, ActionID: old ? ACTION.edit : ACTION.add, RefID: card.cardDataID, Note: note };
  logAction(world, { ...action, before: old, after: saved }, context);
  return saved;
}

/** Deletes a card no order was made for. Refuses one in use or held by the shop. */
export function deleteCard(world: World, command: { cardDataID: number }, context: Context): Result<Card> {
  const card = ownRow(world.cards.get(command.cardDataID), context);
  if (!card) return notFound('thẻ');
  if (world.schedules.by('card', card.cardDataID).some((order) => !order.IsDeleted)) {
    return refuse('InUse', 'Thẻ đã có đơn nên không thể xóa; hãy chuyển sang Ngừng');
  }
  if (card.cardInShop) return refuse('InUse', 'Cửa hàng đang giữ thẻ này, hãy trả thẻ trước khi xóa');
  const deleted = world.cards.put({ ...card, ...stampChange(card, context), IsDeleted: true });
  const note = `Xóa thẻ ****${card.Last4}`;
  logAction(world, { MenuID: MENU.cards, ActionID: ACTION.remove, RefID: card.cardDataID, Note: note }, context);
  return done(deleted);
}

/** Takes a card into the shop's keeping, or gives it back: each hand-over is logged. */
export function changeHoldCard(
  world: World,
  command: { cardDataID: number; HoldPlace?: string; Note?: string },
  context: Context,
): Result<Card> {
  const card = ownRow(world.cards.get(command.cardDataID), context);
  if (!card) return notFound('thẻ');
  const changed = holdCard(world, card, !card.cardInShop, command, context);
  const note = `${changed.cardInShop ? 'Giữ' : 'Trả'} thẻ ****${card.Last4}`;
  logAction(world, { MenuID: MENU.cards, ActionID: ACTION.edit, RefID: card.cardDataID, Note: note }, context);
  return done(changed);
}

function holdCard(
  world: World,
  card: Card,
  held: boolean,
  said: { HoldPlace?: string; Note?: string },
  context: Context,
): Card {
  const place = held ? cleanText(said.HoldPlace) : undefined;
  world.cardHolds.put({
    HoldID: world.cardHolds.nextId,
    ShopID: card.ShopID,
    CardDataID: card.cardDataID,
    Held: held,
    HoldPlace: place ?? card.HoldPlace,
    Note: cleanText(said.Note),
    UserID: context.userId,
    At: context.now,
  });
  return world.cards.put({
    ...card,
    ...stampChange(card, context),
    cardInShop: held,
    HoldDate: held ? context.now : undefined,
    HoldPlace: place,
  });
}

function fieldsOf(command: CardCommand) {
  return {
    CustomerID: command.CustomerID,
    HolderName: accountOwnerName(command.HolderName),
    Relation: command.Relation ?? 1,
    BankID: command.BankID,
    TypeCard: command.TypeCard ?? cardTypeOf(command.Bin ?? ''),
    CardLevel: command.CardLevel ?? undefined,
    Bin: command.Bin || undefined,
    Last4: command.Last4,
    ExpMonth: command.ExpMonth ?? undefined,
    ExpYear: command.ExpYear ?? undefined,
    LimitAmount: command.LimitAmount ?? undefined,
    StatementDay: command.StatementDay ?? undefined,
    DateDues: command.DateDues,
    FeePercent: command.FeePercent ?? undefined,
    StaffId: command.StaffId || undefined,
    Note: cleanText(command.Note),
    Status: command.Status ?? 1,
  };
}

const isDay = (value: number) => Number.isInteger(value) && value >= 1 && value <= 31;

function refuseFields(world: World, command: CardCommand, context: Context): Refusal | undefined {
  return firstRefusal(
    command.HolderName.trim() ? undefined : missing('chủ thẻ', 'HolderName'),
    bankOf(command.BankID) ? undefined : invalid('Ngân hàng phát hành', 'BankID'),
    /^\d{4}$/.test(command.Last4) ? undefined : invalid('4 số cuối', 'Last4'),
    command.Bin && !/^\d{6,8}$/.test(command.Bin) ? invalid('Đầu số thẻ (BIN)', 'Bin') : undefined,
    isDay(command.DateDues) ? undefined : invalid('Ngày đến hạn', 'DateDues'),
    isDay(command.StatementDay ?? 1) ? undefined : invalid('Ngày sao kê', 'StatementDay'),
    isTypeCard(command.TypeCard ?? 9) ? undefined : invalid('Loại thẻ', 'TypeCard'),
    (command.ExpMonth ?? 1) >= 1 && (command.ExpMonth ?? 1) <= 12 ? undefined : invalid('Hạn thẻ', 'ExpMonth'),
    isAmountOrZero(command.LimitAmount ?? 0) ? undefined : invalid('Hạn mức', 'LimitAmount'),
    isRate(command.FeePercent ?? 0) ? undefined : invalid('Phí (%)', 'FeePercent'),
    command.StaffId && !worksHere(world, command.StaffId, context) ? notFound('nhân viên phụ trách') : undefined,
    command.FileIDs?.every((id) => ownRow(world.files.get(id), context)) === false ? notFound('ảnh') : undefined,
  );
}

function worksHere(world: World, staffId: number, context: Context): boolean {
  return world.users.get(staffId)?.ShopIDs.includes(context.shopId) ?? false;
}

function refuseCopy(world: World, command: CardCommand): Refusal | undefined {
  const copy = world.cards
    .by('customer', command.CustomerID)
    .some(
      (card) =>
        !card.IsDeleted &&
        card.cardDataID !== command.cardDataID &&
        card.BankID === command.BankID &&
        card.Last4 === command.Last4,
    );
  return copy ? refuse('Duplicate', 'Khách hàng đã có thẻ này', 'Last4') : undefined;
}
