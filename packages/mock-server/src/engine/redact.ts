import { replaceCardNumbers } from '../core/values/cardNumbers.ts';
import { tellsSecurityCode } from '../core/values/securityCodes.ts';

const SECRET_NAME = /password|token|secret|otp$/i;
/** Smallest number of 13 digits. */
const SHORTEST_CARD = 1e12;
/** What stands in place of a secret. */
export const HIDDEN = '***';

/** A JSON value as it may be written down: no password, no token, no full card number. */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'number') return Math.abs(value) >= SHORTEST_CARD ? redactNumber(value) : value;
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      redactText(name),
      isSecretName(name) && inner !== null ? HIDDEN : redact(inner),
    ]),
  );
}

/** A text with its card numbers shortened to the first six and the last four digits, and without digits where it tells a security code. */
function redactText(text: string): string {
  const short = replaceCardNumbers(
    text,
    (digits) => `${digits.slice(0, 6)}${'*'.repeat(digits.length - 10)}${digits.slice(-4)}`,
  );
  return tellsSecurityCode(short) ? short.replaceAll(/\p{N}/gu, '*') : short;
}

/** A body that is no JSON: whatever follows a secret's name in it is hidden too. */
export function redactBroken(text: string): string {
  return redactText(text).replaceAll(
    /([\w-]*(?:password|token|secret)[\w-]*["']?\s*[:=]\s*)("(?:[^"\\]|\\.)*"?|[^\s,&}]*)/gi,
    (_match, name: string) => `${name}${HIDDEN}`,
  );
}

/** Whether a field, parameter or header of this name carries a secret. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name);
}

/** A number beyond what is exact shows the first digits of one of 19; no number of the contract is so large. */
function redactNumber(value: number): unknown {
  if (!Number.isSafeInteger(value)) return HIDDEN;
  const text = redactText(String(value));
  return text === String(value) ? value : text;
}
