/** Of a card only the first six and the last four digits pass, however much of it was printed (domain §7). */

/** `4221 51** **** 4821`; undefined when the text does not hold both ends of a number. */
export function maskedCard(text: string): string | undefined {
  const signs = text.replaceAll(/[^0-9*xX•]/g, '');
  const first = /^\d{6}/.exec(signs)?.[0];
  const last = /\d{4}$/.exec(signs)?.[0];
  if (signs.length < 13 || signs.length > 19 || !first || !last) return undefined;
  return `${first.slice(0, 4)} ${first.slice(4)}** **** ${last}`;
}

/** Last four digits of a masked number. */
export function lastFour(masked: string | undefined): string | undefined {
  return masked === undefined ? undefined : /\d{4}$/.exec(masked)?.[0];
}
