import { createContext, useContext, type ReactNode } from 'react';

const vi = {
  rowsPerPage: 'Số dòng/trang',
  range: (from: number, to: number, total: string) => `${from}–${to} của ${total}`,
  page: (page: number, pages: number) => `Trang ${page}/${pages}`,
  first: 'Trang đầu',
  previous: 'Trang trước',
  next: 'Trang sau',
  last: 'Trang cuối',
};

const en: typeof vi = {
  rowsPerPage: 'Rows per page',
  range: (from, to, total) => `${from}–${to} of ${total}`,
  page: (page, pages) => `Page ${page}/${pages}`,
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
};

/** Language of the pager's labels; the rest of the table is Vietnamese (specification §1). */
export type PaginationLocale = 'vi' | 'en';

const PaginationContext = createContext(vi);

export interface PaginationLocaleProviderProps {
  /** Default without a provider: `vi`. */
  locale: PaginationLocale;
  children: ReactNode;
}

/** Chooses the language of every pager below it. */
export function PaginationLocaleProvider({ locale, children }: PaginationLocaleProviderProps) {
  return <PaginationContext value={locale === 'en' ? en : vi}>{children}</PaginationContext>;
}

/** Labels of the pager in the language in force. */
export function usePaginationTexts(): typeof vi {
  return useContext(PaginationContext);
}
