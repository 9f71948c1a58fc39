/**
 * No text tells a secret of a card or an account (domain §7): its CVV, a PIN, a one-time password, a password. What is
 * stored, restored and logged is looked through here alone.
 *
 * Decided where words are ambiguous: a PIN or a password with its digits is refused whatever it opens, a door or a wifi
 * too. The last four digits, an expiry alone and a masked number alone are no secrets. "pass 4821" passes an order on.
 */
import { BANKS } from './banks.ts';
import { fold } from './text.ts';

/** Signs nobody sees. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{M}]/gu;

const oneOf = (...words: readonly string[]) => `(?:${words.join('|')})`;

/** Signs between a word and what it speaks of. */
const SIGNS = '[^a-z0-9]';

/** What may follow so many digits that are no code: sums, shares, times. */
const UNITS = String.raw`\s?(?:%|(?:k|tr|trieu|nghin|ngan|ty|dong|d|vnd|lan|phut|gio|ngay|thang|mah|wh|v|cai|vien|may)(?![a-z]))`;
const NO_MORE = String.raw`(?![a-z\d]|[.,]\d|\.(?:jpe?g|png|pdf|webp)|${UNITS})`;
/** A telephone or an account goes on in groups of three. */
const NO_GROUP = String.raw`(?![ ._-]{1,2}\d{3})`;

const digits = (least: number, most: number) => String.raw`\d(?:[ ._-]{0,2}\d){${least - 1},${most - 1}}`;
const DIGIT_WORD = oneOf('khong', 'mot', 'hai', 'ba', 'bon', 'tu', 'nam', 'lam', 'sau', 'bay', 'tam', 'chin');
const spelled = (least: number, most: number) =>
  String.raw`${DIGIT_WORD}(?:[ ,.-]{1,2}${DIGIT_WORD}){${least - 1},${most - 1}}(?![a-z])`;

/** Words that may stand between the name of a code and its digits, in any order. */
const between = (...words: readonly string[]) => `${SIGNS}{0,4}(?:${oneOf(...words)}(?![a-z])${SIGNS}{1,4}){0,8}`;
const PERSON = '(?:anh|chi|em|co|chu|bac|ong|ba)(?: [a-z]+)?';
const OF_WHOM = [PERSON, ...'la so ma cua the khach moi cu code number no atm'.split(' ')];
const BANK_WORDS = BANKS.flatMap(({ BankCode, BankName }) => [fold(BankCode), fold(BankName)]);
const OF_CODE = between(
  'ngan hang',
  ...OF_WHOM,
  ...BANK_WORDS,
  ...'thanh nay day vua nhan duoc doc gui ve may khoa ket sim'.split(' '),
);
const OF_PASSWORD = between(
  'dang nhap',
  'internet banking',
  'ngan hang',
  ...OF_WHOM,
  ...BANK_WORDS,
  ...'app bank ib thanh email gmail zalo wifi tam'.split(' '),
);

/** Not the last digits of a telephone, a plate, an order. */
const OF_ANOTHER = '(?<!(?:sdt|dien thoai|phone|zalo|bien so|cccd|cmnd|stk|tai khoan|don|lo)[^0-9]{0,12})';
const BACK = `${OF_ANOTHER}(?:ba|3)(?: chu)? so(?: (?:o|cuoi|nam|ben))?(?: (?:mat|dang|phia))? (?:sau(?: lung)?|bi mat)`;
const CVV = oneOf(
  String.raw`(?:c[ ._-]?v[ ._-]?[vcn]|ccv|csc)(?:[ ._-]?2)?`,
  '(?:so|ma)(?: so)? (?:bao mat|an toan|bi mat)',
  'security code',
  BACK,
  '(?:mat|ma) sau',
  'ma (?:3|ba) so',
);
const OTP = oneOf(
  '(?:(?:smart|soft|sms)[ -]?)?otp',
  'ma xac (?:thuc|nhan|minh)(?: giao dich(?= la))?',
  'ma (?:token|kich hoat)',
);
/** A battery is a "pin" too. */
const PIN = String.raw`(?<!(?:thay|mua|cuc|vien|sac|het|cap) )m?(?:pin|p\.i\.n)(?!${SIGNS}*(?:18650|21700|26650)(?!\d))`;
const PASSWORD = oneOf('mat khau', 'mat ma', 'password', 'passcode', 'passwd', 'pwd', 'pw', 'mk');

const begins = '(?<![a-z])(?:ma)?';
const OF_A_FEE = '(?<!(?:phi|tien|cuoc)(?: [a-z]+)? )';

/** What follows the word for a password without being one: a date, a time, a sum, a telephone to call. */
const NO_PASSWORD = String.raw`(?!\d{1,2}/\d|\d{1,2}(?:h|:|gio)|\d{4}-\d\d-|\d{1,3}(?:[.,]\d{3})+|\d+${UNITS}|(?<!(?:[:=]|la) ?)0\d{9}(?!\d))`;
const token = (least: number) => String.raw`${NO_PASSWORD}(?=[^\s,;()]*\d)[a-z0-9@#$!][^\s,;()]{${least - 1},}`;

/** A number of which some digits are covered, up to its last four. */
const COVERED = String.raw`[*•×x]{2,16}(?:[ ._-]{1,3}[*•×x]{2,16}){0,3}[ ._-]{0,3}\d{4}`;
const EXPIRY = String.raw`(?:0[1-9]|1[0-2])\s?[/.-]\s?(?:20)?(?:2[5-9]|[34]\d)`;
const EXPIRY_WORD = '(?<![a-z])(?:han|hsd|exp|expiry|valid|valid thru|date)';
const THREE = String.raw`${SIGNS}{1,4}\d{3}${NO_MORE}`;

/** Signs of the shortest text that tells one: a PIN of four digits after the word. */
const SHORTEST = 6;

/** The words for secrets with their digits beside them, in folded text. */
const SECRETS = [
  `${begins}${CVV}(?![a-z])${OF_CODE}(?:${digits(3, 4)}${NO_MORE}|${spelled(3, 4)})`,
  `${begins}${OF_A_FEE}${oneOf(OTP, PIN)}(?![a-z])${OF_CODE}(?:${digits(4, 8)}${NO_MORE}${NO_GROUP}|${spelled(4, 8)})`,
  `${begins}${PASSWORD}(?![a-z])${OF_PASSWORD}${token(4)}`,
  `(?<![a-z])pass(?![a-z])(?:${SIGNS}{1,2}${token(6)}|\\s?(?:[:=]|la )\\s?${token(4)})`,
  String.raw`(?<![a-z0-9]|[*•x][ ._-]{0,2})\d{3}${SIGNS}{1,3}${CVV}(?=\s*(?:$|[),.;]))`,
  String.raw`(?<![a-z0-9])\d{3,8}${SIGNS}{1,3}la (?:ma |so )*${oneOf(CVV, OTP, PIN, PASSWORD)}(?![a-z])`,
  `${COVERED}${SIGNS}{1,4}(?:${EXPIRY}|${String.raw`(?:0[1-9]|1[0-2])(?:2[5-9]|3\d)`})${THREE}`,
  String.raw`(?:(?<![\d.,])\d{4}|${EXPIRY_WORD})${SIGNS}{1,4}${EXPIRY}${THREE}`,
  String.raw`\d{4}[ ._-]?\d{0,2}${COVERED}${THREE}`,
].map((pattern) => new RegExp(pattern));

/** Whether it is worth a closer look: one of the words, or signs that cover digits, or an expiry. */
const HINT = new RegExp(
  oneOf(
    'c[ ._-]?v|ccv|csc|bao mat|an toan|bi mat|security|sau|ma (?:3|ba) so',
    String.raw`otp|xac|token|kich hoat|pin|p\.i|mat khau|mat ma|pass|pw|mk`,
    `[*•×x]{2}|${EXPIRY}`,
  ),
);

/** Whether a text tells a CVV, a PIN, a one-time password or a password. */
export function tellsSecurityCode(text: string): boolean {
  if (text.length < SHORTEST) return false;
  const folded = fold(text.normalize('NFKC').replaceAll(UNSEEN, ''));
  return HINT.test(folded) && SECRETS.some((secret) => secret.test(folded));
}
