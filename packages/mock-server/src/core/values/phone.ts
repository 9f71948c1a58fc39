/** A phone number has one spelling, `0` and nine or ten digits, so that a returning customer is recognised. */

const MOBILE = /^0(3|5|7|8|9)\d{8}$/;
const LANDLINE = /^02\d{9}$/;

/** `+84 912.345.678` → `0912345678`; the 0 that a spreadsheet took is given back; absent when it is no Vietnamese number (domain §5). */
export function normalisePhone(text: string): string | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[\s.()[\]_\p{Pd}\p{Cf}\u2212]/gu, '');
  const digits = plain.replace(/^(?:\+84|84(?=\d{9,10}$)|0084)0?/, '0').replace(/^(?=[35789]\d{8}$|2\d{9}$)/, '0');
  return MOBILE.test(digits) || LANDLINE.test(digits) ? digits : undefined;
}
