import { describe, expect, it } from 'vitest';
import { readTable, readText, writeText, type ImportField } from './importTable.ts';

const fields: ImportField[] = [
  { field: 'FullName', header: 'Họ tên', required: true, example: 'Nguyễn Văn An' },
  { field: 'DebtLimit', header: 'Hạn mức nợ', kind: 'money', example: '20.000.000' },
  { field: 'FeePercent', header: 'Phí (%)', kind: 'percent', example: '1,8' },
  { field: 'BirthDate', header: 'Ngày sinh', kind: 'birthday', example: '31/08/1990' },
  {
    field: 'Status',
    header: 'Trạng thái',
    kind: 'choice',
    options: [{ value: 1, label: 'Đang hoạt động' }],
    example: '',
  },
];

describe('a table', () => {
  it('is read by its titles in any order, tone marks and case aside', () => {
    const table = [
      ['phi', 'HO TEN', 'Hạn mức nợ', 'Ngày sinh', 'trang thai'],
      ['1,8', ' Đỗ Thị Đường ', '20tr', '31/08/1990', 'dang hoat dong'],
      ['', '', '', '', ''],
    ];
    expect(readTable(fields, table)).toMatchObject({
      lines: [
        { FullName: 'Đỗ Thị Đường', DebtLimit: 20_000_000, FeePercent: 1800, BirthDate: '1990-08-31', Status: 1 },
      ],
      unknown: [],
    });
  });

  it.each([
    ['5/12/90', '1990-12-05'],
    ['5/12/01', '2001-12-05'],
    ['5/12/2090', '2090-12-05'],
  ])('has a birthday written %s in the past where two figures leave the century open: %s', (written, BirthDate) => {
    const table = [
      ['Họ tên', 'Ngày sinh'],
      ['An', written],
    ];
    expect(readTable(fields, table)).toMatchObject({ lines: [{ BirthDate }] });
  });

  it('keeps what it cannot read, for the server to blame, and names columns nobody knows', () => {
    const table = [
      ['Họ tên', 'Hạn mức nợ', 'Màu xe'],
      ['An', 'nhiều lắm', 'đỏ'],
    ];
    expect(readTable(fields, table)).toEqual({
      lines: [{ FullName: 'An', DebtLimit: 'nhiều lắm' }],
      unknown: ['Màu xe'],
      source: { titles: table[0], rows: [table[1]] },
    });
  });

  it('passes over the column of faults that a file of faulty lines has', () => {
    const table = [
      ['Họ tên', 'Lỗi'],
      ['An', 'Thiếu số điện thoại'],
    ];
    expect(readTable(fields, table)).toMatchObject({ lines: [{ FullName: 'An' }], unknown: [] });
  });

  it.each([
    ['without a demanded column', [['Phí'], ['1']], /Thiếu cột: Họ tên/],
    ['without lines', [['Họ tên']], /không có dòng dữ liệu/],
    ['with too many lines', [['Họ tên'], ...Array.from({ length: 1001 }, () => ['An'])], /tối đa 1.000 dòng/],
    ['that is empty', [], /Thiếu cột/],
  ])('%s is refused', (_what, table, why) => {
    expect(readTable(fields, table)).toEqual({ refused: expect.stringMatching(why) as string });
  });
});

describe('text', () => {
  it.each([
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\tb\r\nc\t',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    ['"x\ty"\t"nói ""có"""', [['x\ty', 'nói "có"']]],
    ['"hai\ndòng"\tb', [['hai\ndòng', 'b']]],
    ['', [['']]],
    [
      '\uFEFFa;b\r\n"x;y";1,5',
      [
        ['a', 'b'],
        ['x;y', '1,5'],
      ],
    ],
    [
      'a,b\n"5,000",c',
      [
        ['a', 'b'],
        ['5,000', 'c'],
      ],
    ],
  ])('%j becomes %j', (text, table) => {
    expect(readText(text)).toEqual(table);
  });

  it('that was written is read as it was', () => {
    const table = [
      ['Họ tên', 'Ghi chú'],
      ['An', 'nói "có"\thai\ndòng'],
    ];
    expect(readText(writeText(table))).toEqual(table);
  });
});
