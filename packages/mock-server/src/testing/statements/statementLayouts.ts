/** Statements of banks as they are laid out, each with the rows that a person would read in it. */
import { fold } from '../../core/values/text.ts';
import type { StatementRow } from '../../core/records/statement.ts';
import { inkWidth, writePdf, type Ink, type PdfMaking } from './writePdf.ts';

/** What a column shows, as a heading and in each row; `undefined` leaves the cell empty. */
interface ColumnPlan {
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
  isRefund: boolean;
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

type Money = (amount: number) => string;
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
  const amount = (of: (sale: Sale) => number) => (sale: Sale) => signed(write)(of(sale), sale.isRefund);
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

const STT: ColumnPlan = { title: 'STT', cell: ({ place }) => String(place), width: 26 };
const without = (columns: ColumnPlan[], ...places: number[]) => columns.filter((_, place) => !places.includes(place));
const text = (title: string, words: string): ColumnPlan => ({ title, cell: () => words });
const twoLines = (columns: ColumnPlan[]) =>
  columns.map((column) => {
    const words = String(column.title).split(' ');
    return words.length === 1 ? column : { ...column, title: [words[0] ?? '', words.slice(1).join(' ')] };
  });
const TOTAL = (sales: readonly Sale[]) => ['Tổng cộng', money.dots(sales.reduce((sum, { Amount }) => sum + Amount, 0))];
const mapped = { font: 'mapped' } as const;
const split = (isRefund: boolean, write: Money) => (sale: Sale) =>
  sale.isRefund === isRefund ? write(sale.Amount) : undefined;

/** The ordinary ones. */
export const ORDINARY: Readonly<Record<string, Layout>> = {
  'usual columns': { columns: usual() },
  'a column of numbers': { columns: [STT, ...usual()], making: mapped },
  'two decimals': { columns: usual('vi', day.slashes, money.commas00) },
  'two decimals after a comma': { columns: usual('vi', day.slashes, money.dots00), making: mapped },
  'commas for thousands': { columns: usual('bank', day.slashes, money.commas) },
  'no thousands': { columns: usual('bank', day.dashes, money.plain) },
  'years of two digits': { columns: usual('vi', day.twoDigits) },
  'ISO days': { columns: usual('bank', day.iso) },
  'ISO days with slashes': { columns: usual('vi', day.isoSlashes) },
  'days with dots': { columns: usual('vi', day.dots), making: mapped },
  'days with dashes': { columns: usual('long', day.dashes) },
  'day and time': { columns: usual('long', day.timed), making: mapped },
  'English titles': { columns: usual('en') },
  'other English titles': { columns: usual('en2', day.named, money.commas00) },
  'titles on two lines': { columns: twoLines(usual()), making: mapped },
  'English titles on two lines': { columns: twoLines(usual('en', day.slashes, money.commas)) },
  'sign before the amount': { columns: usual('bank') },
  'brackets for refunds': {
    columns: usual().map((c, at) =>
      at < 6 ? c : { ...c, cell: (s) => (s.isRefund ? `(${c.cell(s)?.slice(1)})` : c.cell(s)) },
    ),
  },
  'sales and refunds in two columns': {
    columns: [
      ...without(usual(), 6, 7, 8),
      { title: 'Ghi có', cell: split(false, money.dots), right: true },
      { title: 'Ghi nợ', cell: split(true, money.dots), right: true },
      ...usual().slice(7),
    ],
    making: mapped,
  },
  'a kind of transaction': {
    columns: [
      ...usual('en', day.slashes, money.commas).map((c, at) =>
        at < 6 ? c : { ...c, cell: (s: Sale) => c.cell({ ...s, isRefund: false }) },
      ),
      { title: 'Type', cell: ({ isRefund }) => (isRefund ? 'REFUND' : 'SALE') },
    ],
  },
  'without the fee': { columns: without(usual(), 7) },
  'without what is paid': { columns: without(usual('bank'), 8) },
  'a rate beside the fee': {
    columns: [...usual().slice(0, 7), text('Tỷ lệ phí (%)', '1,32'), ...usual().slice(7)],
    making: mapped,
  },
  'the day it is paid': {
    columns: [...usual().slice(0, 1), { title: 'Ngày báo có', cell: () => '28/11/2026' }, ...usual().slice(1)],
    making: mapped,
  },
  'sums at the end': { columns: usual(), foot: [TOTAL] },
  'forty pages': { columns: usual(), rowsOnPage: 30, making: { filters: ['FlateDecode'] } },
  'titles on the first page alone': { columns: usual('bank'), rowsOnPage: 5, titlesOnce: true },
  'packed in two filters': { columns: usual(), making: { filters: ['ASCII85Decode', 'FlateDecode'] } },
  'an index packed as a stream': { columns: usual('en2'), making: { packedIndex: true, filters: ['FlateDecode'] } },
};

/** Ten less ordinary ones. */
export const UNUSUAL: Readonly<Record<string, Layout>> = {
  'runs of one letter': { columns: usual(), making: { filters: ['RunLengthDecode'] } },
  'an old filter': { columns: usual('en'), making: { filters: ['ASCIIHexDecode', 'LZWDecode'] } },
  'an owner’s password of 128 bits': { columns: usual(), making: { lock: 'aes-128', filters: ['FlateDecode'] } },
  'an owner’s password of old': { columns: usual('bank'), making: { lock: 'rc4-128', filters: ['FlateDecode'] } },
  'around it what a mail program wrote': {
    columns: usual(),
    making: { before: 'Content-Type: application/pdf\r\n\r\n', after: '\n--boundary--\n', filters: ['FlateDecode'] },
  },
  'pages turned on their side': { columns: usual('en', day.named, money.spaces), making: { turned: true } },
  'every letter by itself': { columns: usual('bank', day.joined, money.vnd), making: { letters: true } },
  'the terminal above the table': {
    columns: without(usual('bank', day.timeFirst), 1),
    head: ['BAO CAO GIAO DICH', 'Ma may (TID): 24531876', 'Tu ngay 01/11/2026 den ngay 30/11/2026'],
  },
  'American days': { columns: usual('en2', day.american, money.commas00) },
  'names of groups above the titles, tax of the fee': {
    columns: [
      ...without(usual('bank', day.slashes, money.dong), 2, 7, 8),
      { title: 'Loại', cell: () => 'Bán hàng', width: 40 },
      { title: 'Phí (chưa VAT)', cell: ({ Fee }) => money.dots(Fee - Math.round(Fee / 11)), right: true },
      { title: 'VAT', cell: ({ Fee }) => money.dots(Math.round(Fee / 11)), right: true },
      ...usual('bank', day.slashes, money.dong).slice(8),
    ],
    withoutLot: true,
    making: mapped,
    head: ['SAO KÊ GIAO DỊCH THẺ – ĐƠN VỊ CHẤP NHẬN THẺ', 'Kỳ sao kê: 01/11/2026 – 30/11/2026'],
  },
};

const LEFT = 24;
const TOP = 560;
const STEP = 13;
const MARK_FREE: PdfMaking['font'] = 'plain';

/** The PDF of a layout with these lines. */
export function statementOf(layout: Layout, sales: readonly Sale[]): Uint8Array {
  const { making = {}, rowsOnPage = 35 } = layout;
  const isPlain = (making.font ?? MARK_FREE) !== 'mapped';
  const shown = (words: string) => (isPlain ? fold(words).toUpperCase() : words);
  const pages: Ink[][] = [];
  for (let from = 0; from === 0 || from < sales.length; from += rowsOnPage) {
    const some = sales.slice(from, from + rowsOnPage);
    const isLast = from + rowsOnPage >= sales.length;
    pages.push(
      pageOf(layout, some, { isFirst: from === 0, foot: isLast ? (layout.foot ?? []).map((make) => make(sales)) : [] }),
    );
  }
  return writePdf(
    pages.map((inks) => inks.map((ink) => ({ ...ink, words: shown(ink.words) }))),
    making,
  );
}

function pageOf(
  { columns, head = ['SAO KÊ GIAO DỊCH THẺ'], titlesOnce }: Layout,
  sales: readonly Sale[],
  { isFirst, foot }: { isFirst: boolean; foot: readonly (readonly string[])[] },
): Ink[] {
  let up = TOP;
  const inks: Ink[] = [];
  for (const words of isFirst ? head : []) inks.push({ left: 300, up: (up -= STEP), words });
  const places = placesOf(columns);
  const put = (place: number, words: string | undefined, at = up) => {
    const column = columns[place];
    if (!column || !words) return;
    const [from = 0, to = 0] = places[place] ?? [];
    inks.push(column.right ? { left: to, up: at, words, endsThere: true } : { left: from, up: at, words });
  };
  if (isFirst || !titlesOnce) {
    up -= 2 * STEP;
    columns.forEach(({ title }, place) =>
      [title].flat().forEach((words, line) => put(place, String(words), up - line * 10)),
    );
    up -= 10;
  }
  for (const sale of sales) {
    up -= STEP;
    columns.forEach(({ cell }, place) => put(place, cell(sale)));
  }
  for (const [words, sum] of foot) {
    up -= STEP;
    put(0, words);
    put(
      columns.findIndex(({ right }) => right),
      sum,
    );
  }
  return inks;
}

/** From where to where each column reaches: as wide as its title or a usual cell, whichever is wider. */
function placesOf(columns: readonly ColumnPlan[]): [number, number][] {
  let at = LEFT;
  return columns.map(({ title, width = 0 }) => {
    const titles = [title].flat().map((words) => inkWidth({ words: String(words) }));
    const from = at;
    at += Math.max(width, ...titles, width > 0 ? 0 : 74) + 6;
    return [from, at - 6];
  });
}

/** Lines of a bank: every seventh takes money back where the layout says so. */
export function salesOf(count: number, withRefunds: boolean, seed = 0): Sale[] {
  return Array.from({ length: count }, (_, place) => {
    const Amount = 1_000_000 + ((place * 7919 + seed * 104_729) % 48_000) * 1000;
    const Fee = Math.round(Amount * 0.0132);
    return {
      Date: `2026-11-${String(((place * 3 + seed) % 19) + 1).padStart(2, '0')}`,
      TID: '24531876',
      LotNo: String((place % 90) + 1).padStart(6, '0'),
      InvoiceNo: String(1000 + place).padStart(6, '0'),
      ApprovalCode: `A${String(place).padStart(5, '0')}`,
      CardMasked: `4111 11** **** ${String(1200 + (place % 8000)).padStart(4, '0')}`,
      Amount,
      Fee,
      Net: Amount - Fee,
      place: place + 1,
      isRefund: withRefunds && place % 7 === 3,
    };
  });
}
