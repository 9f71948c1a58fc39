/** As somebody types in a hurry: small letters without tone marks, words by single spaces. */
export function plainWord(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .trim()
    .replaceAll(/\s+/g, ' ');
}
