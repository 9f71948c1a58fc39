/** How well a password resists guessing; `tooShort` is refused everywhere. */
export type PasswordStrength = 'tooShort' | 'weak' | 'fair' | 'strong';

/** Shortest password the product takes (domain §3 Staff/User). */
const PASSWORD_MIN = 8;

/** Rates a password by length and by how many kinds of characters it mixes. */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < PASSWORD_MIN) return 'tooShort';
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (kinds < 2 || distinct < 5) return 'weak';
  return kinds >= 3 && password.length >= 12 ? 'strong' : 'fair';
}

/** What is wrong with a new password, in Vietnamese; undefined for one the product takes (domain §3 Staff/User). */
export function newPasswordFault(password: string): string | undefined {
  if (password === '') return 'Vui lòng nhập mật khẩu';
  if (password.length < PASSWORD_MIN) return `Mật khẩu phải có ít nhất ${PASSWORD_MIN} ký tự`;
  if (!/[a-z]/i.test(password) || !/\d/.test(password)) return 'Mật khẩu phải có cả chữ và số';
  return undefined;
}
