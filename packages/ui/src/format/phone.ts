import { plainText } from './plainText.ts';

/**
 * Brings a typed phone number to 0xxxxxxxxx: drops spaces, dots, dashes and brackets, turns +84, 0084 and 84 into 0
 * (domain §5), and gives back the 0 that a spreadsheet took.
 */
export function normalisePhone(text: string): string {
  const digits = plainText(text)
    .replace(/[\s.\-()[\]_]/g, '')
    .replace(/[;,]$/, '');
  return digits.replace(/^(?:\+84|0084|84(?=\d{9,10}$))0?/, '0').replace(/^(?=[35789]\d{8}$|2\d{9}$)/, '0');
}

/** True for a Vietnamese mobile or landline number once normalised (domain §5). */
export function isPhone(text: string): boolean {
  return /^(0[35789]\d{8}|02\d{9})$/.test(normalisePhone(text));
}
