/** Digits of a typed or pasted card number; spaces, dots and dashes go, full-width digits become plain. */
export function cardDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, 19);
}

/** Groups a card number as it is printed: 4111 1111 1111 1111; American Express 3782 822463 10005. */
export function groupCard(digits: string): string {
  if (/^3[47]/.test(digits))
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)].filter(Boolean).join(' ');
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Whether the check digit of a card number is right (Luhn). */
export function isLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return digits !== '' && sum % 10 === 0;
}

/** The kind of a card by its first digits (domain §5); `undefined` when they say nothing. */
export function cardBrand(digits: string): string | undefined {
  return brands.find(([pattern]) => pattern.test(digits))?.[1];
}

const brands: readonly (readonly [RegExp, string])[] = [
  [/^9704/, 'NAPAS'],
  [/^4/, 'Visa'],
  [/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, 'Mastercard'],
  [/^35(2[89]|[3-8])/, 'JCB'],
  [/^3[47]/, 'Amex'],
  [/^62/, 'UnionPay'],
];

/** Whether a card of this kind may have this many digits: 15 for American Express, 16 or 19 for NAPAS, 13 to 19 else. */
export function isCardLength(digits: string): boolean {
  const brand = cardBrand(digits);
  if (brand === 'Amex') return digits.length === 15;
  if (brand === 'NAPAS') return digits.length === 16 || digits.length === 19;
  return brand === undefined || brand === 'UnionPay' ? digits.length >= 13 : digits.length === 16;
}
