import { cardDataInputFields, type Schemas } from '@so-the/api-client';
import { parseExpiry, type Expiry } from '@so-the/ui/format';
import { expiryRule } from '../form/fieldRules.ts';
import { pickFields } from '../form/pickFields.ts';

type Input = Schemas['CardDataInput'];

/** What the form of a card holds: the contract's input, its expiry as one text. */
export type CardValues = Omit<Input, 'ExpMonth' | 'ExpYear'> & {
  /** MM/YYYY; a year of two digits may be typed. */
  Expiry?: string;
};

/** A new card's obligatory choices are still open: the form refuses to send them empty. */
const blank = { Relation: 1, cardInShop: false, Status: 1 } as CardValues;

/** What the form starts with: a card, or a new one, of a customer when the customer is known. */
export function cardValues(card?: Schemas['CardData'], customerId?: number): CardValues {
  if (!card) return customerId === undefined ? blank : { ...blank, CustomerID: customerId };
  const { ExpMonth, ExpYear, ...rest } = pickFields<Input>(card, cardDataInputFields);
  return { ...rest, Expiry: expiryText({ ExpMonth, ExpYear }) || undefined };
}

/** What the form sends, whether or not the customer is known yet. */
export function cardBody<Values extends Partial<CardValues>>({
  Expiry,
  ...values
}: Values): Omit<Values, 'Expiry'> & Pick<Input, 'ExpMonth' | 'ExpYear'> {
  const read = expiryOf(Expiry ?? '');
  return read ? { ...values, ExpMonth: read.month, ExpYear: read.year } : values;
}

/** The expiry as months are shown (specification §5): "08/2029"; empty when it is not known. */
export function expiryText({ ExpMonth, ExpYear }: Pick<Schemas['CardData'], 'ExpMonth' | 'ExpYear'>): string {
  return ExpMonth && ExpYear ? `${String(ExpMonth).padStart(2, '0')}/${ExpYear}` : '';
}

/** Complains about an expiry that is none, or not later than that of the card it renews. */
export function newExpiryRule(
  card: Pick<Schemas['CardData'], 'ExpMonth' | 'ExpYear'>,
): (text: string) => string | undefined {
  const old = monthsOf({ month: card.ExpMonth ?? 0, year: card.ExpYear ?? 0 });
  return (text) => {
    const read = expiryOf(text);
    return read && monthsOf(read) <= old ? `Hạn mới phải sau hạn cũ ${expiryText(card)}` : expiryRule(text);
  };
}

function expiryOf(text: string): Expiry | null {
  const read = parseExpiry(text);
  return read.ok ? read.value : null;
}

function monthsOf({ month, year }: Expiry): number {
  return year * 12 + month;
}
