/** A line of a card list becomes the card its form would make, for the customer whose telephone stands beside it, and none that the form would refuse. */
import type { Schemas } from '@so-the/api-client';
import { BANKS } from '../values/banks.ts';
import { cardTypeOf, CARD_TYPES } from '../values/cardTypes.ts';
import type { Context } from '../command/context.ts';
import { filledCells } from '../imports/cells.ts';
import { badCell, importRows, type FormCheck, type ImportOutcome, type Reading } from '../imports/importRows.ts';
import { normalisePhone } from '../values/phone.ts';
import { fold } from '../values/text.ts';
import type { World } from '../store/world.ts';
import { keepCard, planCard, type PlannedCard } from './saveCard.ts';

const COLUMNS = {
  text: ['CustomerPhone', 'HolderName', 'Bank', 'TypeCard', 'Bin', 'Last4', 'Expiry', 'HoldPlace', 'Note'],
  phones: ['CustomerPhone'],
};

/** A number that stands for a customer or bank nobody knows, so that the rest of the line is held against the form. */
const ANY = 1;

type CardForm = Schemas['CardDataFields'];

/** Imports cards, or previews it; `check` holds a line against the form. */
export function importCards(
  world: World,
  command: Schemas['ImportInput'],
  check: FormCheck<CardForm>,
  context: Context,
): ImportOutcome<CardForm> {
  return importRows(
    {
      read: (cells) => readLine(world, filledCells(cells, COLUMNS), check, context),
      keyOf: (card: CardForm) => `${card.CustomerID}|${card.BankID}|${card.Last4}`,
      plan: (card) => planCard(world, card, context),
      keep: (row: PlannedCard & { command: CardForm }) => {
        keepCard(world, row, context);
      },
      idOf: (row) => row.card.cardDataID,
      shown: ({ command: form }) => form,
    },
    command,
  );
}

/** Replaces what people write by what the form sends: a telephone, a bank's name, a card type and `MM/YYYY`. */
function readLine(
  world: World,
  cells: Record<string, unknown>,
  check: FormCheck<CardForm>,
  context: Context,
): Reading<CardForm> {
  const { CustomerPhone, Bank, TypeCard, Expiry, Last4, cardInShop, ...said } = cells;
  const CustomerID = customerOf(world, CustomerPhone, context);
  const BankID = bankIdOf(Bank);
  const expiry = expiryOf(Expiry);
  const type = typeIdOf(TypeCard);
  const strangers = [
    ...(CustomerID === undefined
      ? [{ path: '/CustomerPhone', message: 'Chưa có khách hàng với số điện thoại này' }]
      : []),
    ...(BankID === undefined ? [badCell('Ngân hàng phát hành', 'Bank')] : []),
    ...(expiry === undefined ? [badCell('Hạn thẻ', 'Expiry')] : []),
    ...(TypeCard !== undefined && type === undefined ? [badCell('Loại thẻ', 'TypeCard')] : []),
  ];
  const read = check({
    Relation: 1,
    Status: 1,
    ...said,
    CustomerID: CustomerID ?? ANY,
    BankID: BankID ?? ANY,
    TypeCard: type ?? cardTypeOf(typeof said['Bin'] === 'string' ? said['Bin'] : ''),
    Last4: typeof Last4 === 'string' ? Last4.padStart(4, '0') : Last4,
    cardInShop: cardInShop === true || (typeof cardInShop === 'string' && fold(cardInShop) === 'dang giu'),
    ...expiry,
  });
  if (strangers.length === 0) return read;
  return { ok: false, faults: read.ok ? strangers : [...strangers, ...read.faults] };
}

function customerOf(world: World, phone: unknown, context: Context): number | undefined {
  const normal = typeof phone === 'string' ? normalisePhone(phone) : undefined;
  if (!normal) return undefined;
  return world.customers.by('phone', `${context.shopId}|${normal}`)[0]?.CustomerID;
}

function bankIdOf(bank: unknown): number | undefined {
  const name = fold(typeof bank === 'string' ? bank : '');
  return BANKS.find(({ BankCode, BankName }) => fold(BankCode) === name || fold(BankName) === name)?.BankID;
}

function typeIdOf(type: unknown): number | undefined {
  const name = fold(typeof type === 'string' ? type : '');
  return CARD_TYPES.find(({ Name }) => fold(Name) === name)?.TypeCard;
}

/** `MM/YYYY` or `MM/YY` as the form sends it; a day, or anything else, is none. */
function expiryOf(said: unknown): { ExpMonth?: number; ExpYear?: number } | undefined {
  if (said === undefined) return {};
  const [, month, year] = /^(0?[1-9]|1[0-2])\/(?:20)?(\d{2})$/.exec(typeof said === 'string' ? said : '') ?? [];
  return month === undefined ? undefined : { ExpMonth: Number(month), ExpYear: 2000 + Number(year) };
}
