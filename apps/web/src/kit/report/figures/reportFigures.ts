import type { Schemas } from '@so-the/api-client';

/** Figures that open into the entries they are made of, with the names people know them by (domain §1). */
export const reportFigures = [
  { value: 'TotalSwipe', label: 'Doanh số quẹt' },
  { value: 'Revenue', label: 'Doanh thu phí' },
  { value: 'GrossProfit', label: 'Lợi nhuận gộp' },
] as const satisfies readonly { value: Schemas['Figure']; label: string }[];
