/** A line of the old book names one party or fund of the shop, by its number or by what people know it by, and never two. */
import type { Context } from '../command/context.ts';
import { done, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { partyOf } from '../parties/parties.ts';
import { accounts, idIn, kindOf, partyAccount } from '../records/accounts.ts';
import { accountLabel } from '../listing/wire.ts';
import type { PartyType } from '../records/debt.ts';
import { CASH_BOX, OPENING_KIND, type OpeningKind } from '../records/opening.ts';
import type { World } from '../store/world.ts';
import { normalisePhone } from '../values/phone.ts';

/** Who has an opening balance. */
export interface OpeningParty {
  PartyType: OpeningKind;
  PartyID: number;
  /** What people know it by: a code, the number of an account; empty for cash. */
  Code: string;
  Name: string;
  /** Key of its account in the books. */
  Account: string;
}

/** How a party is named. */
export interface PartyWords {
  PartyType: OpeningKind;
  PartyID?: number;
  /** Code, telephone, TID or account number. */
  PartyKey?: string;
}

/** Kinds in words, as refusals and descriptions say them. */
export const KIND_WORDS: Readonly<Record<OpeningKind, string>> = {
  [OPENING_KIND.customer]: 'khách hàng',
  [OPENING_KIND.partner]: 'đối tác',
  [OPENING_KIND.aff]: 'cộng tác viên',
  [OPENING_KIND.pos]: 'máy POS',
  [OPENING_KIND.bank]: 'tài khoản ngân hàng',
  [OPENING_KIND.cash]: 'tiền mặt',
};

/** The party of the caller's own shop a line names. Refuses none, one of another shop, and words that fit several. */
export function findOpeningParty(world: World, words: PartyWords, context: Context): Result<OpeningParty> {
  const { PartyType, PartyID } = words;
  if (PartyType === OPENING_KIND.cash) return done(cashBox());
  const found = candidates(world, PartyType, context).filter((row) =>
    PartyID === undefined ? isCalled(row, words.PartyKey?.trim() ?? '') : row.id === PartyID,
  );
  const [only, other] = found;
  if (!only) return refuseNone(words);
  if (other) return refuse('Invalid', `Có nhiều ${KIND_WORDS[PartyType]} trùng với nội dung này`, 'PartyKey');
  return done(openingPartyOf(world, PartyType, only.id));
}

/** The party whose account this is, or undefined of an account that has no opening balance. */
export function partyOfAccount(world: World, account: string): OpeningParty | undefined {
  if (account === accounts.cash) return cashBox();
  const kind = kindOf(account);
  if (kind === 'fund') return openingPartyOf(world, OPENING_KIND.bank, idIn(account));
  if (kind !== 'customer' && kind !== 'partner' && kind !== 'aff' && kind !== 'pos') return undefined;
  return openingPartyOf(world, OPENING_KIND[kind], idIn(account));
}

function cashBox(): OpeningParty {
  return {
    PartyType: OPENING_KIND.cash,
    PartyID: CASH_BOX,
    Code: '',
    Name: 'Tiền mặt tại quỹ',
    Account: accounts.cash,
  };
}

function openingPartyOf(
  world: World,
  PartyType: Exclude<OpeningKind, typeof OPENING_KIND.cash>,
  PartyID: number,
): OpeningParty {
  if (PartyType === OPENING_KIND.bank) {
    const row = world.bankCards.get(PartyID);
    const [Code, Name] = [row?.AccountNo ?? '', accountLabel(row) ?? ''];
    return { PartyType, PartyID, Code, Name, Account: accounts.bank(PartyID) };
  }
  const party = partyOf(world, PartyType, PartyID);
  const [Code, Name] = [party?.Code ?? '', party?.Name ?? ''];
  return { PartyType, PartyID, Code, Name, Account: partyAccount(PartyType, PartyID) };
}

interface Candidate {
  id: number;
  /** What it may be called by. */
  keys: readonly (string | undefined)[];
  phone?: string;
}

/** Records of the kind in the caller's own books, deleted ones left out. */
function candidates(world: World, kind: PartyType | typeof OPENING_KIND.bank, { shopId }: Context): Candidate[] {
  if (kind === OPENING_KIND.bank) return own(world.bankCards, shopId, (row) => [row.BankCardID, row.AccountNo]);
  if (kind === OPENING_KIND.pos) return own(world.poses, shopId, (row) => [row.posID, row.TID, row.PosCode]);
  if (kind === OPENING_KIND.customer) return called(world.customers, shopId, (row) => row.CustomerID);
  if (kind === OPENING_KIND.partner) return called(world.partners, shopId, (row) => row.PartnerID);
  return called(world.affs, shopId, (row) => row.affID);
}

interface ShopRows<Row> {
  by: (index: 'shop', shopId: number) => readonly Row[];
}

function own<Row extends { IsDeleted: boolean }>(
  rows: ShopRows<Row>,
  shopId: number,
  read: (row: Row) => readonly [id: number, ...keys: (string | undefined)[]],
): Candidate[] {
  const kept = rows.by('shop', shopId).filter((row) => !row.IsDeleted);
  return kept.map(read).map(([id, ...keys]) => ({ id, keys }));
}

function called<Row extends { IsDeleted: boolean; Code: string; Phone: string }>(
  rows: ShopRows<Row>,
  shopId: number,
  idOf: (row: Row) => number,
): Candidate[] {
  const kept = rows.by('shop', shopId).filter((row) => !row.IsDeleted);
  return kept.map((row) => ({ id: idOf(row), keys: [row.Code], phone: row.Phone }));
}

/** Whether words are a code of the row, or its telephone in any spelling, the 0 that spreadsheets take included. */
function isCalled({ keys, phone }: Candidate, words: string): boolean {
  if (words === '') return false;
  if (keys.some((key) => key?.toUpperCase() === words.toUpperCase())) return true;
  return phone !== undefined && (normalisePhone(words) ?? normalisePhone(`0${words}`)) === phone;
}

function refuseNone({ PartyType, PartyID, PartyKey }: PartyWords): Refusal {
  if (PartyID !== undefined) return notFound(KIND_WORDS[PartyType]);
  const words = KIND_WORDS[PartyType];
  return PartyKey?.trim()
    ? refuse('NotFound', `Không tìm thấy ${words} này`, 'PartyKey')
    : refuse('Invalid', `Vui lòng nhập mã, số điện thoại, TID hoặc số tài khoản của ${words}`, 'PartyKey');
}
