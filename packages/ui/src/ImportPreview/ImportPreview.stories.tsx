import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { groupDigits } from '../format/money.ts';
import type { ImportLine } from './importLine.ts';
import { ImportPreview, type ImportColumn } from './ImportPreview.tsx';

interface CardLine {
  FullName: string;
  Phone: string;
  Bank: string;
  Limit: number | string;
}

const columns: readonly ImportColumn<CardLine>[] = [
  { field: 'FullName', header: 'Chủ thẻ', width: 180 },
  { field: 'Phone', header: 'Điện thoại', width: 130 },
  { field: 'Bank', header: 'Ngân hàng' },
  {
    field: 'Limit',
    header: 'Hạn mức',
    align: 'end',
    width: 130,
    format: ({ Limit }) => (typeof Limit === 'number' ? groupDigits(Limit) : Limit),
  },
];

const meta = {
  title: 'Bảng và dữ liệu/ImportPreview',
  component: ImportPreview<CardLine>,
  args: { label: 'Thẻ trong tệp', columns, lines: cardLines(8), actions: <Button size="small">Chọn tệp khác</Button> },
  parameters: {
    rules: {
      yes: [
        'Cho xem từng dòng và lỗi của nó trước khi ghi.',
        'Lọc riêng dòng lỗi khi tệp dài.',
        'Sau khi ghi, nói dòng nào đã lưu.',
      ],
      no: ['Ghi những dòng đúng mà không nói dòng nào bị bỏ.', 'Sửa dữ liệu ngay trong bảng: sửa ở tệp rồi nhập lại.'],
    },
  },
} satisfies Meta<typeof ImportPreview<CardLine>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithErrors: Story = {
  name: 'Có dòng lỗi',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8 dòng: 6 hợp lệ, 2 lỗi')).toBeVisible();
    await expect(canvas.getAllByText(/Điện thoại: số điện thoại không hợp lệ/)).toHaveLength(2);
  },
};

export const WithDoubts: Story = {
  name: 'Có dòng cần xem',
  args: {
    lines: cardLines(4).map(({ line, row, errors }) =>
      line === 3 ? { line, row, warnings: { Phone: 'có thể đã mất số 0 ở đầu' } } : { line, row, errors },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 dòng: 3 hợp lệ (1 cần xem), 1 lỗi')).toBeVisible();
    await expect(canvas.getByText('Điện thoại: có thể đã mất số 0 ở đầu')).toBeVisible();
  },
};

export const OnlyErrors: Story = {
  tags: ['bàn phím'],
  name: 'Chỉ xem dòng lỗi, bằng bàn phím',
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('checkbox', { name: 'Chỉ dòng lỗi' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(2);
  },
};

export const AllGood: Story = {
  name: 'Không có lỗi',
  args: { lines: cardLines(3).map(({ errors: _errors, ...line }) => line) },
};

export const Reading: Story = { name: 'Đang đọc tệp', args: { lines: undefined } };

export const Unreadable: Story = {
  name: 'Không đọc được tệp',
  args: { lines: undefined, error: 'Tệp không phải là .xlsx hoặc đã hỏng' },
};

export const Saved: Story = {
  name: 'Đã lưu một phần',
  args: {
    lines: cardLines(6).map(({ line, row }) =>
      line === 5
        ? { line, row, outcome: 'failed', problem: 'Thẻ này đã có trong cửa hàng' }
        : { line, row, outcome: 'saved' },
    ),
  },
};

export const LongTexts: Story = {
  name: 'Tên và lỗi rất dài',
  args: {
    lines: [
      {
        line: 2,
        row: {
          FullName: 'Công Tằng Tôn Nữ Nguyễn Thị Huyền Trang Anh Thư',
          Phone: '',
          Bank: '',
          Limit: 'năm mươi triệu đồng chẵn',
        },
        errors: {
          Phone: 'chưa nhập số điện thoại',
          Bank: 'chưa nhập ngân hàng phát hành thẻ',
          Limit: 'hạn mức phải là số nguyên, ví dụ 50.000.000',
        },
      },
    ],
  },
};

const manyLines = cardLines(5000);

export const ManyLines: Story = {
  name: '5.000 dòng',
  // Beside its arguments, which Storybook would send to its frame line by line.
  render: (args) => <ImportPreview {...args} lines={manyLines} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('tbody tr').length).toBeLessThan(80);
  },
};

function cardLines(count: number): ImportLine<CardLine>[] {
  return Array.from({ length: count }, (_, index) => {
    const row = {
      FullName: ['Bùi Thị An', 'Đỗ Văn Bình', 'Hoàng Thị Cúc'][index % 3] ?? '',
      Phone: index % 4 === 2 ? '09123' : `09${String(index).padStart(8, '0')}`,
      Bank: index % 2 ? 'Sacombank' : 'Vietcombank',
      Limit: 30_000_000 + index * 1_000_000,
    };
    const errors = index % 4 === 2 ? { Phone: 'số điện thoại không hợp lệ' } : undefined;
    return { line: index + 2, row, errors };
  });
}
