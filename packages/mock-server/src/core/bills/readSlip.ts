/** A picture is believed only as far as it carries its slip in words a program can read; of any other nothing is guessed. */
import { holdsCardNumber, maskCardNumbers } from '../values/cardNumbers.ts';
import { cardTypeOf } from '../values/cardTypes.ts';
import { isIsoInstant } from '../values/dates.ts';
import { pngText } from '../pictures/png.ts';
import { isAmount } from '../values/money.ts';
import type { BillFacts } from '../records/bill.ts';
import { maskedCard } from './cardMask.ts';

/** Keyword of the text chunk that carries a slip. */
export const SLIP_KEYWORD = 'so-the:bill';

/** What a picture shows: 0 unreadable, 1 POS slip, 2 screenshot of a card sale, 3 settlement slip, 4 ordinary transfer. */
export type BillKind = 0 | 1 | 2 | 3 | 4;

/** What was read in a picture. */
export interface Slip {
  kind: BillKind;
  facts: BillFacts;
  /** Bills and total of a settlement slip. */
  count?: number;
  amount?: number;
}

/** Longest text that is looked at. */
const LENGTH = 4000;

/** Reads the slip a picture carries; of a picture that carries none, kind 0 and no fields. */
export function readSlip(bytes: Uint8Array): Slip {
  const text = pngText(bytes, SLIP_KEYWORD);
  const said = text === undefined || text.length > LENGTH ? undefined : parsed(text);
  if (!said) return { kind: 0, facts: {} };
  const kind = ([1, 2, 3, 4] as const).find((each) => each === said.get('Kind')) ?? 0;
  if (kind === 0) return { kind, facts: {} };
  const [count, amount] = [said.get('SlipCount'), said.get('SlipAmount')];
  return {
    kind,
    facts: factsIn(said),
    count: Number.isSafeInteger(count) && Number(count) >= 0 ? Number(count) : undefined,
    amount: isAmount(amount) ? amount : undefined,
  };
}

const CODES = { TID: 8, MID: 15, LotNo: 20, InvoiceNo: 20, RefNo: 12, ApprovalCode: 6 } as const;
const NAMES = { BankName: 100, MerchantName: 150 } as const;

function factsIn(said: ReadonlyMap<string, unknown>): BillFacts {
  const facts: BillFacts = {};
  for (const [field, length] of Object.entries(NAMES) as [keyof typeof NAMES, number][]) {
    const value = said.get(field);
    if (typeof value === 'string' && value.trim()) facts[field] = maskCardNumbers(value.trim()).slice(0, length);
  }
  for (const [field, length] of Object.entries(CODES) as [keyof typeof CODES, number][]) {
    const value = said.get(field);
    if (typeof value === 'string' && isCode(value) && value.length <= length) facts[field] = value;
  }
  const card = said.get('Card');
  facts.CardMasked = typeof card === 'string' ? maskedCard(card) : undefined;
  if (facts.CardMasked !== undefined) facts.TypeCard = cardTypeOf(facts.CardMasked.replaceAll(' ', '').slice(0, 6));
  const [amount, at] = [said.get('Amount'), said.get('SwipedAt')];
  if (isAmount(amount)) facts.Amount = amount;
  if (typeof at === 'string' && isIsoInstant(at)) facts.SwipedAt = at;
  return facts;
}

/** Letters and digits that are no card number. */
function isCode(text: string): boolean {
  return /^[A-Za-z0-9]+$/.test(text) && !holdsCardNumber(text);
}

function parsed(text: string): ReadonlyMap<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)) : undefined;
  } catch {
    return undefined;
  }
}
