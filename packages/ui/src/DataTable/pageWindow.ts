/** Page sizes a person may choose. */
export const PAGE_SIZES = [20, 50, 100, 200, 500] as const;

/** The stretch of rows a page shows. */
export interface PageWindow {
  /** Number of the first row shown, from 1; 0 when there are no rows. */
  from: number;
  /** Number of the last row shown. */
  to: number;
  /** Number of pages, at least 1. */
  pages: number;
  /** Page shown, brought back into 1…pages. */
  page: number;
}

/** Works out what page `page` of `total` rows shows; a page past the end is read as the last one. */
export function pageWindow(page: number, pageSize: number, total: number): PageWindow {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const shown = Math.max(1, Math.min(page, pages));
  return {
    from: total === 0 ? 0 : (shown - 1) * pageSize + 1,
    to: Math.min(shown * pageSize, total),
    pages,
    page: shown,
  };
}
