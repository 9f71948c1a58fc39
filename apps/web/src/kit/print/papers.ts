import type { PrintLayoutProps } from '@so-the/ui';

/** A size of paper that documents are printed on. */
export type Paper = NonNullable<PrintLayoutProps['paper']>;

/** The sizes to choose among. */
export const papers: { value: Paper; label: string }[] = [
  { value: 'A5', label: 'Giấy A5' },
  { value: '80mm', label: 'Cuộn 80 mm' },
  { value: 'A4', label: 'Giấy A4' },
  { value: 'A4-landscape', label: 'Giấy A4 ngang' },
];
