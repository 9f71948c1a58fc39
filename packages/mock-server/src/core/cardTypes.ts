/** Of a card number only the prefix and the last four digits are ever kept; the type follows from the prefix (domain §5, §7). */

/** Card types by wire value; 9 is any other. */
export const CARD_TYPES = [
  { TypeCard: 1, Name: 'Visa', prefix: /^4/ },
  { TypeCard: 2, Name: 'Mastercard', prefix: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/ },
  { TypeCard: 3, Name: 'JCB', prefix: /^35(2[89]|[3-8])/ },
  { TypeCard: 4, Name: 'Amex', prefix: /^3[47]/ },
  { TypeCard: 5, Name: 'NAPAS', prefix: /^9704/ },
  { TypeCard: 6, Name: 'UnionPay', prefix: /^62/ },
  { TypeCard: 9, Name: 'Khác', prefix: /^/ },
] as const;

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

/** Whether digits pass the Luhn check. A failure is a warning only: some schemes issue numbers without it. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** The text with every full card number reduced to its last four digits, so that none is ever stored. */
export function maskCardNumbers(text: string): string {
  return text.replaceAll(/\d(?:[ .-]?\d){12,18}/g, (found) => {
    const digits = found.replaceAll(/\D/g, '');
    return passesLuhn(digits) ? `**** ${digits.slice(-4)}` : found;
  });
}
