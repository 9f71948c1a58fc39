import { bareDigits, expiryRule, lastDigits } from '../form/fieldRules.ts';

/** Room for a whole number that is pasted, to be refused: its beginning alone would pass for the part that is asked for. */
const PASTED = 24;

/** How the first digits of a card are typed. */
export const BIN_TEXT = { tidy: bareDigits, maxLength: PASTED } as const;

/** How the last four digits are typed, or copied from a list. */
export const LAST_DIGITS_TEXT = { tidy: lastDigits, maxLength: PASTED } as const;

/** How an expiry is typed. */
export const EXPIRY_TEXT = { rule: expiryRule, placeholder: 'MM/YYYY', maxLength: PASTED } as const;
