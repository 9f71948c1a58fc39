/** A card is found by its holder, last digits and bank, and by its customer's name and phones. */
import type { Schemas } from '@so-the/api-client';
import { bankOf } from '../values/banks.ts';
import type { Context } from '../command/context.ts';
import { filesOf } from '../files/storeImage.ts';
import { bestFirst } from '../listing/bestFirst.ts';
import { withTypedMarks } from '../listing/typedMarks.ts';
import { fits, rememberedPage, remembered, searchWords, type ListPage, type ListQuery } from '../listing/listing.ts';
import { sumOf } from '../values/money.ts';
import type { Card } from '../records/card.ts';
import { done, notFound, type Result } from '../command/result.ts';
import { inView, rowsInView } from '../scope/shops.ts';
import { fold, holdsWords } from '../values/text.ts';
import { bankCode } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { announcedDue, cardDebt, cardDue, cardPick, cardView, holdView } from './cardView.ts';

/** Filters of the card list. */
export interface CardQuery extends ListQuery {
  CustomerID?: number;
  Note?: string;
  /** Day of the month. */
  DateDues?: number;
  cardInShop?: boolean;
  StaffId?: number;
  BankID?: number;
  TypeCard?: number;
  DueLevel?: number;
  /** Only cards to be worked on now. */
  OnlyDue?: boolean;
}

const ownText = remembered<Card>(
  (row) => `${row.HolderName} ${row.Last4} ${bankOf(row.BankID)?.BankName ?? ''} ${bankCode(row.BankID)}`,
);

/** Cards of the shop, newest first unless sorted. */
export function listCards(
  world: World,
  query: CardQuery,
  context: Context,
): Result<ListPage<Schemas['CardData'], Schemas['CardDataTotals']>> {
  const find = () => {
    const words = searchWords(query.GeneralSearch);
    const rows = rowsInView(world, 'cards', context).filter(
      (row) => fits(row, query, words, (card) => cardText(world, card)) && passes(world, row, query, context),
    );
    return withTypedMarks(rows, query.GeneralSearch, (row) => nameOf(world, row)).toReversed();
  };
  return rememberedPage(world, context, ['cards', query], find, {
    viewOf: (row) => cardView(world, row, context),
    totalsOf: (all) => ({
      LimitAmount: sumOf(all, (row) => row.LimitAmount ?? 0),
      Debt: sumOf(all, (row) => cardDebt(world, row)),
    }),
    values: {
      CustomerName: (row) => world.customers.get(row.CustomerID)?.FullName,
      NextDue: (row) => cardDue(world, row, context).DueDate,
      DaysToDue: (row) => cardDue(world, row, context).DaysToDue,
      DueLevel: (row) => cardDue(world, row, context).DueLevel,
      Debt: (row) => cardDebt(world, row),
    },
  });
}

/** Cards of a customer: active ones first, then oldest first. */
export function listCardsByCustomer(
  world: World,
  query: { CustomerID: number },
  context: Context,
): Schemas['CardData'][] {
  return world.cards
    .by('customer', query.CustomerID)
    .filter((row) => inView(world, row, context))
    .toSorted((a, b) => Number(b.Status === 1) - Number(a.Status === 1))
    .map((row) => cardView(world, row, context));
}

/** Active cards of the shop, for pickers: those with the typed last digits first, then as {@link bestFirst}; no more than `Most`. */
export function listShopCards(
  world: World,
  query: { GeneralSearch?: string; Most?: number },
  context: Context,
): Schemas['CardPick'][] {
  const words = searchWords(query.GeneralSearch);
  const found = rowsInView(world, 'cards', context).filter((row) =>
    fits(row, { Status: 1 }, words, (card) => cardText(world, card)),
  );
  const best = bestFirst(found, query.GeneralSearch, (row) => nameOf(world, row));
  return [...best.filter(({ Last4 }) => Last4 === words), ...best.filter(({ Last4 }) => Last4 !== words)]
    .slice(0, query.Most)
    .map((row) => cardPick(world, row, context));
}

/** One card with its hand-overs, newest first, and its pictures. */
export function getCard(world: World, query: { ID: number }, context: Context): Result<Schemas['CardDetail']> {
  const card = inView(world, world.cards.get(query.ID), context);
  if (!card) return notFound('thẻ');
  const holds = world.cardHolds.by('card', card.cardDataID).toReversed();
  return done({
    ...cardView(world, card, context),
    HoldLogs: holds.map((hold) => holdView(world, hold)),
    Files: filesOf(world, card.FileIDs, context),
  });
}

function nameOf(world: World, row: Card): string {
  return `${row.HolderName} ${world.customers.get(row.CustomerID)?.FullName ?? ''}`;
}

/** What a card is found by, folded. */
export function cardText(world: World, row: Card): string {
  const customer = world.customers.get(row.CustomerID);
  return `${ownText(row)} ${fold(`${customer?.FullName ?? ''} ${customer?.Phone ?? ''} ${customer?.Phone2 ?? ''}`)}`;
}

function passes(world: World, row: Card, query: CardQuery, context: Context): boolean {
  return (
    (!query.CustomerID || row.CustomerID === query.CustomerID) &&
    (!query.DateDues || row.DateDues === query.DateDues) &&
    (query.cardInShop === undefined || row.cardInShop === query.cardInShop) &&
    (!query.StaffId || row.StaffId === query.StaffId) &&
    (!query.BankID || row.BankID === query.BankID) &&
    (!query.TypeCard || row.TypeCard === query.TypeCard) &&
    (!query.Note || holdsWords(fold(row.Note ?? ''), fold(query.Note))) &&
    (query.DueLevel === undefined || cardDue(world, row, context).DueLevel === query.DueLevel) &&
    (!query.OnlyDue || announcedDue(world, row, context) !== undefined)
  );
}
