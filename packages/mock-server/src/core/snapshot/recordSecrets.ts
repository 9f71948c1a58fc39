/** No record enters a world with a secret that no call would keep (domain §7): a full card number, a CVV, a PIN or a one-time password. */
import { holdsCardNumber } from '../values/cardNumbers.ts';
import { tellsSecurityCode } from '../values/securityCodes.ts';

/** Numbers of accounts and persons, long by nature, and hashes. */
const NO_TEXTS: ReadonlySet<string> = new Set(
  'AccountBank AccountNo TargetAccount CCCD PasswordHash TokenHash Hash'.split(' '),
);

/** The field of a record, at any depth, whose text holds such a secret; undefined when none does. A stored picture is no text. */
export function secretField(kind: string, record: object): string | undefined {
  for (const [field, value] of Object.entries(record) as [string, unknown][]) {
    if (NO_TEXTS.has(field) || (kind === 'files' && field === 'Content')) continue;
    if (typeof value === 'string' && isSecret(value)) return field;
    if (typeof value === 'object' && value !== null && secretField(kind, value) !== undefined) return field;
  }
  return undefined;
}

/** A day or a moment. */
const TIME = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/;

function isSecret(text: string): boolean {
  if (TIME.test(text)) return false;
  return holdsCardNumber(text) || tellsSecurityCode(text);
}
