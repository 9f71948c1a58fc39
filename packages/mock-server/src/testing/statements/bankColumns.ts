/** What banks write in the columns of a statement, and how. */
import type { StatementRow } from '../../core/records/statement.ts';
import type { PdfMaking } from './writePdf.ts';

/** What a column shows, as a heading and in each row; `undefined` leaves the cell empty. */
export interface ColumnPlan {
  /** One title, or several printed below each other. */
  title: string | readonly string[];
  cell: (sale: Sale) => string | undefined;
  /** Amounts stand at the right of their column. Default false. */
  right?: boolean;
  /** Points wide. Default 78. */
  width?: number;
}

/** A line of the bank: a sale, or one that takes money back. */
export interface Sale extends StatementRow {
  /** Number in the file, from 1. */
  place: number;
  isTakenBack: boolean;
}

/** How a bank lays out its statements. */
export interface Layout {
  columns: readonly ColumnPlan[];
  making?: PdfMaking;
  /** Printed above the table. */
  head?: readonly string[];
  /** Printed below the last row. */
  foot?: readonly ((sales: readonly Sale[]) => readonly string[])[];
  rowsOnPage?: number;
  /** No lot is printed. Default false. */
  withoutLot?: boolean;
  /** Titles stand on the first page alone. */
  titlesOnce?: boolean;
}

/** Writes an amount. */
export type Money = (amount: number) => string;
type Day = (iso: string) => string;

const grouped = (sign: string) => (amount: number) => String(amount).replaceAll(/\B(?=(\d{3})+(?!\d))/g, sign);
/** Ways to write an amount. */
export const money = {
  dots: grouped('.'),
  commas: grouped(','),
  commas00: (amount: number) => `${grouped(',')(amount)}.00`,
  dots00: (amount: number) => `${grouped('.')(amount)},00`,
  plain: String,
  spaces: grouped(' '),
  dong: (amount: number) => `${grouped('.')(amount)} đ`,
  vnd: (amount: number) => `${grouped(',')(amount)} VND`,
} satisfies Record<string, Money>;

const parts = (iso: string) => iso.split('-') as [string, string, string];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const written =
  (sign: string, year = 4) =>
  (iso: string) => {
    const [y, m, d] = parts(iso);
    return [d, m, y.slice(-year)].join(sign);
  };
/** Ways to write a day. */
export const day = {
  slashes: written('/'),
  dashes: written('-'),
  dots: written('.'),
  twoDigits: written('/', 2),
  iso: (iso: string) => iso,
  isoSlashes: (iso: string) => iso.replaceAll('-', '/'),
  joined: (iso: string) => iso.replaceAll('-', ''),
  named: (iso: string) => `${parts(iso)[2]}-${MONTHS[Number(parts(iso)[1]) - 1]}-${parts(iso)[0]}`,
  timed: (iso: string) => `${written('/')(iso)} 10:32:07`,
  timeFirst: (iso: string) => `10:32 ${written('/')(iso)}`,
  american: (iso: string) => `${parts(iso)[1]}/${parts(iso)[2]}/${parts(iso)[0]}`,
} satisfies Record<string, Day>;

const signed = (write: Money) => (amount: number, isBelow: boolean) => (isBelow ? `-${write(amount)}` : write(amount));
const TITLES = {
  vi: ['Ngày giao dịch', 'Mã máy (TID)', 'Số lô', 'Số hóa đơn', 'Chuẩn chi', 'Số thẻ', 'Số tiền', 'Phí', 'Thực nhận'],
  en: [
    'Transaction Date',
    'Terminal ID',
    'Batch No',
    'Trace No',
    'Auth Code',
    'Card No',
    'Trans Amount',
    'MDR',
    'Net Amount',
  ],
  en2: [
    'Txn Date',
    'TID',
    'Batch',
    'Invoice',
    'Appr Code',
    'Masked PAN',
    'Gross Amount',
    'Discount',
    'Settlement Amount',
  ],
  bank: ['Ngày GD', 'Mã TB', 'Lô', 'Số HĐ', 'Mã cấp phép', 'Thẻ', 'Số tiền GD', 'Tiền phí', 'Số tiền báo có'],
  long: [
    'Ngày giờ GD',
    'Thiết bị',
    'Số batch',
    'Số trace',
    'Mã phê duyệt',
    'Số thẻ',
    'Giá trị giao dịch',
    'Phí dịch vụ',
    'Tiền thực trả',
  ],
} as const;

/** The nine usual columns. */
export function usual(
  titles: keyof typeof TITLES = 'vi',
  dayOf: Day = day.slashes,
  write: Money = money.dots,
): ColumnPlan[] {
  const amount = (of: (sale: Sale) => number) => (sale: Sale) => signed(write)(of(sale), sale.isTakenBack);
  const cells: ColumnPlan['cell'][] = [
    ({ Date }) => dayOf(Date),
    ({ TID }) => TID,
    ({ LotNo }) => LotNo,
    ({ InvoiceNo }) => InvoiceNo,
    ({ ApprovalCode }) => ApprovalCode,
    ({ CardMasked }) => CardMasked,
    amount(({ Amount }) => Amount),
    amount(({ Fee }) => Fee),
    amount(({ Net }) => Net),
  ];
  return cells.map((cell, place) => ({ title: TITLES[titles][place] ?? '', cell, right: place >= 6 }));
}
