/** Folds a text for search without tone marks: "Nguyễn Văn Đạt" → "nguyen van dat". */
export function foldVietnamese(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
}

/** Shows a card as "•••• 4321". Whatever is passed, no more than its last four digits come out (domain §7). */
export function maskCard(number: string | null | undefined): string {
  return `•••• ${(number ?? '').replace(/\D/g, '').slice(-4)}`.trimEnd();
}
