/** Folds a text for search without tone marks: "Nguyễn Văn Đạt" → "nguyen van dat". */
export function foldVietnamese(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
}

/** A tone mark on the first vowel of oa, oe, uy, where older spelling has it. */
const OLD_PLACE =
  /(?:(?<=o)([\u0300\u0301\u0303\u0309\u0323])(?=[ae])|(?<=u)([\u0300\u0301\u0303\u0309\u0323])(?=y))(\p{L})/gu;

/** A text as it is compared with its tone marks: small letters, `hòa` as `hoà`. */
export function markedText(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(OLD_PLACE, '$3$1$2').normalize('NFC');
}

/** Shows a card as "•••• 4321". Whatever is passed, no more than its last four digits come out (domain §7). */
export function maskCard(number: string | null | undefined): string {
  return `•••• ${(number ?? '').replace(/\D/g, '').slice(-4)}`.trimEnd();
}
