/** Digits of a typed or pasted identity number, at most twelve; spaces and dots go, full-width digits become plain. */
export function cccdDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, 12);
}

/** Groups an identity number for reading: 079 085 012345. */
export function groupCccd(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join(' ');
}

/**
 * What is wrong with an identity number, in Vietnamese. A CCCD has 12 digits: province, century and sex (0 to 3), birth
 * year and six more (domain §5). The nine digits of the old CMND are taken only where history is kept.
 */
export function cccdProblem(digits: string, allowOld = false): string | undefined {
  if (allowOld && digits.length === 9) return undefined;
  if (digits.length !== 12)
    return digits.length === 9 ? 'CMND 9 số đã hết hiệu lực, vui lòng nhập CCCD 12 số' : 'CCCD gồm 12 chữ số';
  return /^\d{3}[0-3]/.test(digits) ? undefined : 'CCCD không hợp lệ: chữ số thứ tư từ 0 đến 3';
}
