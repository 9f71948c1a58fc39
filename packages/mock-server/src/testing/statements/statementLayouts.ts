/** Statements of banks as they are laid out: 29 ordinary ways, and ten less so. */
import { day, money, usual, type ColumnPlan, type Layout, type Money, type Sale } from './bankColumns.ts';

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
const bracketed = (cell: ColumnPlan['cell']) => (sale: Sale) =>
  sale.isTakenBack ? `(${cell(sale)?.slice(1)})` : cell(sale);
const unsigned = (cell: ColumnPlan['cell']) => (sale: Sale) => cell({ ...sale, isTakenBack: false });
const split = (isTakenBack: boolean, write: Money) => (sale: Sale) =>
  sale.isTakenBack === isTakenBack ? write(sale.Amount) : undefined;

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
    columns: usual().map((c, at) => (at < 6 ? c : Object.assign(c, { cell: bracketed(c.cell) }))),
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
        at < 6 ? c : Object.assign(c, { cell: unsigned(c.cell) }),
      ),
      { title: 'Type', cell: ({ isTakenBack }) => (isTakenBack ? 'REFUND' : 'SALE') },
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
