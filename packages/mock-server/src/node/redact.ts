const SECRET_NAME = /password|token|secret|otp$/i;
/** What stands in place of a secret. */
const HIDDEN = '***';

/** A JSON value as it may be written down: no password, no token, no full card number. */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 1e14 ? redactNumber(value) : value;
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      redactText(name),
      isSecretName(name) && inner !== null ? HIDDEN : redact(inner),
    ]),
  );
}

/** A text with its card numbers shortened to the first six and the last four digits, however they are grouped. */
function redactText(text: string): string {
  return text.replaceAll(/\d(?:[ .\-_\u00a0]?\d){12,}/g, (run) => {
    const digits = run.replaceAll(/\D/g, '');
    return holdsCardNumber(digits) ? `${digits.slice(0, 6)}${'*'.repeat(digits.length - 10)}${digits.slice(-4)}` : run;
  });
}

/** A body that is no JSON: whatever follows a secret's name in it is hidden too. */
export function redactBroken(text: string): string {
  return redactText(text).replaceAll(
    /([\w-]*(?:password|token|secret)[\w-]*["']?\s*[:=]\s*)("(?:[^"\\]|\\.)*"?|[^\s,&}]*)/gi,
    (_match, name: string) => `${name}${HIDDEN}`,
  );
}

/** Whether a field, parameter or header of this name carries a secret. */
function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name);
}

function redactNumber(value: number): unknown {
  const text = redactText(String(value));
  return text === String(value) ? value : text;
}

/** Whether 13 to 19 digits in a row keep the check digit of card numbers. */
function holdsCardNumber(digits: string): boolean {
  for (let length = 13; length <= 19; length += 1) {
    for (let from = 0; from + length <= digits.length; from += 1) {
      if (keepsCheckDigit(digits.slice(from, from + length))) return true;
    }
  }
  return false;
}

function keepsCheckDigit(digits: string): boolean {
  let sum = 0;
  for (const [place, digit] of digits.split('').toReversed().entries()) {
    const doubled = place % 2 === 1 ? Number(digit) * 2 : Number(digit);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
