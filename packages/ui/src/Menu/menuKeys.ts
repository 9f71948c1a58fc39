import { foldVietnamese } from '../format/text.ts';

/** A line as far as the keyboard is concerned. */
export interface KeyLine {
  label: string;
  disabled?: boolean;
}

/** The line that gets the focus after a key in an open menu; `undefined` when the key is not for the menu. */
export function nextLine(lines: readonly KeyLine[], current: number, key: string): number | undefined {
  const last = lines.length - 1;
  if (last < 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return current >= last ? 0 : current + 1;
    case 'ArrowUp':
      return current <= 0 ? last : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return key.length === 1 && key !== ' ' ? lineByLetter(lines, current, key) : undefined;
  }
}

function lineByLetter(lines: readonly KeyLine[], current: number, letter: string): number | undefined {
  const wanted = foldVietnamese(letter);
  const order = lines.map((_, index) => (current + 1 + index) % lines.length);
  return order.find((index) => foldVietnamese(lines[index]?.label ?? '').startsWith(wanted));
}
