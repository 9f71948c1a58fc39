/** What the cache can hold stale. A tag is a subject of the shop's books, not a call. */
export const tags = [
  'Account',
  'BankCard',
  'Card',
  'CardNotice',
  'CashBook',
  'Comment',
  'Customer',
  'Debt',
  'OrderLine',
  'Partner',
  'Pos',
  'Revenue',
  'Schedule',
  'Shop',
  'Warning',
] as const;

/** One subject of the cache. */
export type Tag = (typeof tags)[number];

/** What any posting may change: funds, debts of all parties, the order's figures and every report. */
export const books = [
  'BankCard',
  'CashBook',
  'Customer',
  'Debt',
  'OrderLine',
  'Partner',
  'Pos',
  'Revenue',
  'Schedule',
  'Warning',
] as const satisfies readonly Tag[];
