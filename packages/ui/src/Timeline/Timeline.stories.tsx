import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { Timeline } from './Timeline.tsx';

const done = { label: 'Thành công', tone: 'success' } as const;
const waiting = { label: 'Chờ xử lý', tone: 'warning' } as const;
const cancelled = { label: 'Đã hủy', tone: 'neutral' } as const;
const at = '2026-11-20T09:05:00+07:00';
const onConfirm = fn();
const onCancel = fn();
const onAdd = fn();

const meta = {
  title: 'Bảng và dữ liệu/Timeline',
  component: Timeline,
  args: {
    groups: [
      {
        id: 'pay',
        title: 'Nạp thẻ',
        addLabel: 'Thêm lần nạp',
        onAdd,
        lines: [
          { id: 'p1', at, amount: 30_000_000, fund: 'VCB •••• 6789', detail: 'Trần Thị Bình', status: done, onCancel },
        ],
      },
      {
        id: 'swipe',
        title: 'Lượt quẹt',
        addLabel: 'Thêm lượt quẹt',
        onAdd,
        lines: [
          {
            id: 's1',
            at,
            amount: 20_000_000,
            fund: 'POS Techcombank 01',
            detail: 'Lô 000123 · HĐ 000045',
            status: done,
            onCancel,
          },
          { id: 's2', at: null, amount: 10_000_000, fund: 'POS Techcombank 01', status: waiting, onConfirm, onCancel },
        ],
      },
      {
        id: 'topup',
        title: 'Khách nạp',
        addLabel: 'Thêm khách nạp',
        onAdd,
        lines: [
          {
            id: 't1',
            at,
            amount: 540_000,
            fund: 'Tiền mặt',
            status: cancelled,
            cancelled: true,
            reason: 'Thu nhầm khách, đã trả lại',
          },
        ],
      },
      { id: 'sent', title: 'Chuyển khoản', addLabel: 'Thêm lần chuyển', onAdd, lines: [] },
    ],
  },
  parameters: {
    rules: {
      yes: ['Nhóm các lượt tiền của một đơn, mỗi nhóm có tổng.', 'Lượt đã hủy còn nguyên, gạch ngang, kèm lý do.'],
      no: ['Xóa lượt sai khỏi màn hình.', 'Dùng cho lời trao đổi: dùng CommentList.'],
    },
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourGroups: Story = {
  name: 'Bốn nhóm',
  play: async ({ canvas }) => {
    const swipes = canvas.getByRole('region', { name: 'Lượt quẹt' });
    await expect(swipes).toHaveTextContent('20.000.000');
    await expect(within(swipes).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /^Xác nhận 10.000.000/ }));
    await expect(onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /^Hủy 30.000.000/ }));
    await expect(onCancel).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm lần nạp' }));
    await expect(onAdd).toHaveBeenCalledOnce();
  },
  beforeEach: () => {
    onConfirm.mockClear();
    onCancel.mockClear();
    onAdd.mockClear();
  },
};

export const ReadOnly: Story = {
  name: 'Chỉ xem',
  args: {
    groups: meta.args.groups.map(({ id, title, lines }) => ({
      id,
      title,
      lines: lines.map((line) => ({ ...line, onConfirm: undefined, onCancel: undefined })),
    })),
  },
};

/** What somebody else has just done is lit up. */
export const News: Story = {
  name: 'Người khác vừa thêm',
  args: {
    groups: [
      {
        id: 'swipe',
        title: 'Lượt quẹt',
        lines: [
          { id: 's1', at, amount: 20_000_000, fund: 'POS Techcombank 01', status: done },
          {
            id: 's2',
            at,
            amount: 10_000_000,
            fund: 'POS Techcombank 01',
            status: done,
            news: 'Ngọc Anh thêm lúc 14:05',
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Ngọc Anh thêm lúc 14:05');
    await expect(canvas.getAllByRole('listitem')[0]).not.toHaveTextContent('Ngọc Anh');
  },
};

/** A group ends in what enters its next line. */
export const WithEntry: Story = {
  name: 'Nhập ngay trong nhóm',
  args: {
    groups: meta.args.groups.slice(0, 2).map(({ id, title, lines }) => ({
      id,
      title,
      lines,
      entry: <MoneyField label={`Số tiền ${title}`} hideLabel words={false} value={5_000_000} onChange={fn()} />,
    })),
  },
  play: async ({ canvas }) => {
    const swipes = within(canvas.getByRole('region', { name: 'Lượt quẹt' }));
    await expect(swipes.getByRole('textbox', { name: 'Số tiền Lượt quẹt' })).toHaveValue('5.000.000');
  },
};

/** Tab goes through the actions of the lines in order; Enter does them. */
export const Keyboard: Story = {
  name: 'Đi bằng bàn phím',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^Xác nhận 10.000.000/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onConfirm).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Hủy 10.000.000/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onCancel).toHaveBeenCalledOnce();
  },
  beforeEach: FourGroups.beforeEach,
};
