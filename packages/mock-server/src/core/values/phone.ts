/** A phone number has one spelling, `0` and nine or ten digits, so that a returning customer is recognised. */

const MOBILE = /^0(3|5|7|8|9)\d{8}$/;
const LANDLINE = /^02\d{9}$/;

/** `+84 912.345.678` → `0912345678`; absent when it is no Vietnamese number (domain §5). */
export function normalisePhone(text: string): string | undefined {
  const digits = text.replaceAll(/[\s.()-]/g, '').replace(/^(\+84|84|0084)(?=\d{9,10}$)/, '0');
  return MOBILE.test(digits) || LANDLINE.test(digits) ? digits : undefined;
}
