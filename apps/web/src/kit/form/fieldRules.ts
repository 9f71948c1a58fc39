import type { InputField } from '@so-the/api-client';
import { formatMoney, isPhone, parseExpiry, plainText } from '@so-the/ui/format';

/** Looks at a value that is not empty; returns the Vietnamese complaint, or `undefined` when all is well. */
export type FieldRule<Value> = (value: Value) => string | undefined;

/** Verbs that a label itself may begin with: what is to be done is said once. */
const LABEL_VERB = /^(?:nhập|chọn|tải) /i;

/** The complaint about an empty field: "Vui lòng nhập số điện thoại"; of a label that is a request, "Vui lòng nhập lại mật khẩu". */
export function missing(label: string, verb: 'nhập' | 'chọn' = 'nhập'): string {
  return LABEL_VERB.test(label) ? `Vui lòng ${inSentence(label)}` : `Vui lòng ${verb} ${inSentence(label)}`;
}

/** The complaint about a value of the wrong form: "Số điện thoại không hợp lệ", with what is expected when given. */
export function invalid(label: string, expected?: string): string {
  return expected ? `${label} không hợp lệ: ${expected}` : `${label} không hợp lệ`;
}

/** A label inside a sentence: its first word small, an abbreviation as it is ("số CCCD", "SĐT 2"). */
export function inSentence(label: string): string {
  const second = label.charAt(1);
  return second !== '' && second === second.toUpperCase() && second !== second.toLowerCase()
    ? label
    : label.charAt(0).toLowerCase() + label.slice(1);
}

/** A reason of at least so many characters, spaces around it not counted. */
export function reasonRule(minLength: number): FieldRule<string> {
  return (reason) => (reason.trim().length < minLength ? `Lý do cần ít nhất ${minLength} ký tự` : undefined);
}

/** A Vietnamese mobile or landline number, typed any way (domain §5). */
export function phoneRule(label: string): FieldRule<string> {
  return (text) => (isPhone(text) ? undefined : invalid(label));
}

/** Exactly or at least so many digits and nothing else. */
export function digitsRule(label: string, { min, max }: { min: number; max: number }): FieldRule<string> {
  const expected = min === max ? `nhập đúng ${min} chữ số` : `nhập từ ${min} đến ${max} chữ số`;
  return (text) =>
    /^\d+$/.test(text) && text.length >= min && text.length <= max ? undefined : invalid(label, expected);
}

/** Digits as they are stored, of a number typed or copied in groups: spaces, dots and dashes go. */
export function bareDigits(text: string): string {
  const plain = plainText(text);
  return /^[\d\s.-]+$/.test(plain) ? plain.replaceAll(/\D/g, '') : plain;
}

/** The last digits of a card, typed or copied as lists and papers show them: "•••• 4821", "**** **** **** 4821". */
export function lastDigits(text: string): string {
  return bareDigits(plainText(text).replace(/^[•*·x\s-]+(?=\d{4}$)/i, ''));
}

/** A number of an identity card. */
export const identityRule: FieldRule<string> = (text) =>
  /^(\d{9}|\d{12})$/.test(text) ? undefined : 'Số CCCD không hợp lệ: nhập 12 chữ số (9 chữ số với CMND cũ)';

/** The number of an account that money is sent to. */
export const accountRule: FieldRule<string> = (text) => digitsRule('Số tài khoản', ACCOUNT_DIGITS)(text);
const ACCOUNT_DIGITS = { min: 6, max: 19 };

/** Complains about an expiry that is not printed on any card. */
export const expiryRule: FieldRule<string> = (text) =>
  parseExpiry(text).ok ? undefined : 'Hạn thẻ không hợp lệ: nhập MM/YYYY, ví dụ 08/2029';

/** A whole number within limits, both included. */
export function numberRule(label: string, { min, max }: { min: number; max: number }): FieldRule<number> {
  return (value) =>
    Number.isInteger(value) && value >= min && value <= max ? undefined : invalid(label, `nhập từ ${min} đến ${max}`);
}

/** The digits that the contract asks for, when it does. */
export function contractDigits(label: string, { digits }: InputField): FieldRule<string> | undefined {
  return digits && digitsRule(label, { min: digits[0], max: digits[1] });
}

/** The limits that the contract sets to a whole number, when it does. */
export function contractRange(label: string, { range }: InputField): FieldRule<number> | undefined {
  return range && numberRule(label, { min: range[0], max: range[1] });
}

/** Most đồng that one document may carry (the contract's Money), and the whole in thousandths of a percent (its Percent). */
const MOST_MONEY = 1_000_000_000_000;
const WHOLE_PERCENT = 100_000;

/** An amount of either sign that one document may carry; all sums of such amounts are exact. */
export const moneyRule: FieldRule<number> = (amount) =>
  Math.abs(amount) > MOST_MONEY ? `Số tiền lớn nhất là ${formatMoney(MOST_MONEY)}` : undefined;

/** A part of a whole, in thousandths of a percent. */
export const percentRule: FieldRule<number> = (thousandths) =>
  thousandths < 0 || thousandths > WHOLE_PERCENT ? 'Tỷ lệ từ 0 đến 100%' : undefined;

/** Two rules as one: the first complaint counts. */
export function firstOf<Value>(first: FieldRule<Value>, second?: FieldRule<Value>): FieldRule<Value> {
  return (value) => first(value) ?? second?.(value);
}

/** True for what counts as not filled in. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}
