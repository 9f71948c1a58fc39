/** Of a card number only the prefix and the last four digits are ever kept; the type follows from the prefix (domain §5, §7). */

/** Card types by wire value, with the first digits and the lengths of their numbers; 9 is any other. */
export const CARD_TYPES = [
  { TypeCard: 1, Name: 'Visa', prefix: /^4/, lengths: [13, 16, 19] },
  { TypeCard: 2, Name: 'Mastercard', prefix: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { TypeCard: 3, Name: 'JCB', prefix: /^35(2[89]|[3-8])/, lengths: [16, 17, 18, 19] },
  { TypeCard: 4, Name: 'Amex', prefix: /^3[47]/, lengths: [15] },
  { TypeCard: 5, Name: 'NAPAS', prefix: /^9704/, lengths: [16, 19] },
  { TypeCard: 6, Name: 'UnionPay', prefix: /^62/, lengths: [16, 17, 18, 19] },
  { TypeCard: 9, Name: 'Khác', prefix: /^/, lengths: [] },
] as const satisfies readonly { TypeCard: number; Name: string; prefix: RegExp; lengths: readonly number[] }[];

/** Wire value of a card type. */
export type TypeCard = (typeof CARD_TYPES)[number]['TypeCard'];

/** Type of a card from its first digits; 9 (Khác) when no scheme claims them. */
export function cardTypeOf(digits: string): TypeCard {
  return CARD_TYPES.find((type) => type.prefix.test(digits))?.TypeCard ?? 9;
}

/** Whether a value names a card type. */
export function isTypeCard(value: unknown): value is TypeCard {
  return CARD_TYPES.some((type) => type.TypeCard === value);
}

/** Vietnamese name of a card type. */
export function cardTypeName(typeCard: number): string {
  return CARD_TYPES.find((type) => type.TypeCard === typeCard)?.Name ?? 'Khác';
}
