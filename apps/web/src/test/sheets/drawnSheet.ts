import * as fc from 'fast-check';
import {
  account,
  bankName,
  birthday,
  dueDay,
  expiry,
  fullName,
  identity,
  last4,
  money,
  note,
  phone,
  rate,
  type Meant,
} from './drawnCells.ts';

/** A fault of a spreadsheet in place of what was meant. */
const FAULT = fc
  .constantFrom('#REF!', '#N/A', '#VALUE!', '#DIV/0!')
  .map((fault): Meant => ({ means: undefined, cell: { fault } }));
const now = (meant: fc.Arbitrary<Meant>) => fc.oneof({ weight: 30, arbitrary: meant }, { weight: 1, arbitrary: FAULT });
const perhaps = (meant: fc.Arbitrary<Meant>) => fc.option(now(meant), { nil: undefined, freq: 4 });

/** One line by the titles of the template. */
export type DrawnLine = Readonly<Record<string, Meant | undefined>>;

/** Lists of customers. */
export const customerLine: fc.Arbitrary<DrawnLine> = fc.record({
  'Họ tên': fullName,
  'Số điện thoại': now(phone),
  'Số CCCD': perhaps(identity),
  'Ngày sinh': perhaps(birthday),
  'Ngân hàng': perhaps(bankName),
  'Số tài khoản': perhaps(account),
  'Phí mặc định (%)': perhaps(rate),
  'Hạn mức nợ': perhaps(money),
  'Ghi chú': perhaps(note),
});

/** Lists of cards. */
export const cardLine: fc.Arbitrary<DrawnLine> = fc.record({
  'SĐT khách hàng': now(phone),
  'Chủ thẻ': fullName,
  'Ngân hàng': now(bankName),
  '4 số cuối': now(last4),
  'Ngày đến hạn': now(dueDay),
  'Hạn thẻ': perhaps(expiry),
  'Hạn mức': perhaps(money),
  'Phí (%)': perhaps(rate),
});

/** What a sheet looks like round its lines. */
export interface DrawnSheet {
  /** Rows above the titles, each one text. */
  heading: readonly string[];
  /** Titles in the order of the sheet; a stranger's column among them. */
  titles: readonly string[];
  lines: readonly DrawnLine[];
  /** Places of lines that are followed by an empty row. */
  gaps: readonly number[];
  /** Places of lines that are hidden. */
  hidden: readonly number[];
}

/** A sheet of such lines. */
export function drawnSheet(line: fc.Arbitrary<DrawnLine>, titles: readonly string[]): fc.Arbitrary<DrawnSheet> {
  return fc.record({
    heading: fc.constantFrom([], [], ['DANH SÁCH THÁNG 11/2026'], ['Cửa hàng Minh Phát', 'In ngày 20/11/2026']),
    titles: fc.shuffledSubarray([...titles, 'Màu xe'], { minLength: titles.length + 1 }),
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    gaps: fc.subarray([0, 1, 2, 3, 4]),
    hidden: fc.oneof(
      { weight: 3, arbitrary: fc.constant<number[]>([]) },
      { weight: 1, arbitrary: fc.subarray([1, 2, 3]) },
    ),
  });
}
