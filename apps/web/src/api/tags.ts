/** What the cache can hold stale. A tag is a subject of the shop's books, not a call. */
export const tags = [
  'Account',
  'ActionLog',
  'Aff',
  'Approval',
  'BankCard',
  'Card',
  'CardNotice',
  'CashBook',
  'Comment',
  'Customer',
  'Debt',
  'OrderLine',
  'Partner',
  'PartnerFee',
  'Pos',
  'PosPartner',
  'Revenue',
  'Schedule',
  'Shop',
  'Staff',
  'Voucher',
  'VoucherType',
  'Warning',
] as const;

/** One subject of the cache. */
export type Tag = (typeof tags)[number];

/** What any posting may change: funds, debts of all parties, the order's figures and every report. */
export const books = [
  'Aff',
  'Approval',
  'BankCard',
  'CashBook',
  'Customer',
  'Debt',
  'OrderLine',
  'Partner',
  'Pos',
  'Revenue',
  'Schedule',
  'Voucher',
  'Warning',
] as const satisfies readonly Tag[];
