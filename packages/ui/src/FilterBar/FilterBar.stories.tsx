import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SelectField } from '../SelectField/SelectField.tsx';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';

const search = { value: '', onChange: fn(), label: 'Tìm khách hàng', placeholder: 'Tên, điện thoại, CCCD' };

const meta = {
  title: 'Bảng và dữ liệu/FilterBar',
  component: FilterBar,
  args: {
    search,
    onClear: fn(),
    children: (
      <SelectField
        label="Trạng thái"
        value={1}
        onChange={fn()}
        options={[
          { value: -1, label: 'Tất cả' },
          { value: 1, label: 'Đang hoạt động' },
        ]}
      />
    ),
  },
  parameters: {
    rules: {
      yes: [
        'Hiện từng bộ lọc đang bật, mỗi cái có nút bỏ.',
        'Đặt bộ lọc hay dùng nhất ra ngoài, còn lại sau nút «Bộ lọc».',
      ],
      no: [
        'Lọc mà không để lại dấu trên màn hình.',
        'Bắt bấm «Áp dụng».',
        'Đặt nút thêm mới vào thanh này: chỗ của nó là PageHeader.',
      ],
    },
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  tags: ['bàn phím'],
  name: 'Bộ lọc đóng, F3 tới ô tìm',
  play: async ({ canvas }) => {
    await userEvent.keyboard('{F3}');
    await expect(canvas.getByRole('searchbox', { name: 'Tìm khách hàng' })).toHaveFocus();
    await expect(canvas.queryByLabelText('Trạng thái')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Bộ lọc' }));
    await expect(canvas.getByLabelText('Trạng thái')).toBeVisible();
    await userEvent.click(canvas.getByLabelText('Trạng thái'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByLabelText('Trạng thái')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Bộ lọc' })).toHaveFocus();
  },
};

export const Active: Story = {
  name: 'Đang lọc',
  args: {
    search: { ...search, value: 'Nguyễn' },
    defaultOpen: true,
    chips: [
      { id: 'status', label: 'Trạng thái: Đang hoạt động', onRemove: fn() },
      { id: 'date', label: 'Từ 01/11/2026 đến 20/11/2026', onRemove: fn() },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ lọc Trạng thái: Đang hoạt động' }));
    await expect(args.chips?.[0]?.onRemove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa lọc' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** Whoever takes a chip away by key stays at the chips, and after the last one at the way to all filters. */
export const ChipsByKey: Story = {
  name: 'Bỏ từng bộ lọc bằng phím',
  tags: ['bàn phím'],
  render: (args) => <Removing {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Bỏ lọc Hạng: Vàng' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Bỏ lọc Nợ quá hạn' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Bỏ lọc Đang hoạt động' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Bộ lọc' })).toHaveFocus();
  },
};

function Removing(args: FilterBarProps) {
  const [labels, setLabels] = useState(['Đang hoạt động', 'Hạng: Vàng', 'Nợ quá hạn']);
  const chips = labels.map((label) => ({
    id: label,
    label,
    onRemove: () => setLabels(labels.filter((other) => other !== label)),
  }));
  return <FilterBar {...args} chips={chips} />;
}

const seen = fn();

export const Typing: Story = {
  name: 'Gõ rồi nghỉ tay mới tìm',
  args: { children: undefined },
  render: (args) => <Searching {...args} />,
  play: async ({ canvas }) => {
    seen.mockClear();
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'an');
    await expect(seen).not.toHaveBeenCalled();
    await waitFor(() => expect(seen).toHaveBeenCalledWith('an'));
    await expect(seen).toHaveBeenCalledOnce();
    await userEvent.type(box, ' 0912{Enter}');
    await expect(seen).toHaveBeenLastCalledWith('an 0912');
    await userEvent.clear(box);
    await expect(seen).toHaveBeenLastCalledWith('');
  },
};

export const ClearedElsewhere: Story = {
  name: 'Xóa lọc thì chữ đã gõ không quay lại',
  args: { children: undefined, chips: [{ id: 'status', label: 'Trạng thái: Đang hoạt động', onRemove: fn() }] },
  render: (args) => <Searching {...args} />,
  play: async ({ canvas }) => {
    const box = () => canvas.getByRole('searchbox');
    await userEvent.type(box(), 'an{Enter}');
    seen.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa lọc' }));
    await expect(box()).toHaveValue('');
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(seen).not.toHaveBeenCalled();
    await expect(box()).toHaveValue('');
  },
};

/** The text had not reached the list yet, so the list cannot tell that it went. */
export const ClearedWhileTyping: Story = {
  ...ClearedElsewhere,
  name: 'Vừa gõ xong đã xóa lọc',
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'an');
    seen.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa lọc' }));
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(seen).not.toHaveBeenCalled();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

function Searching(args: FilterBarProps) {
  const [value, setValue] = useState('');
  const onChange = (next: string) => {
    seen(next);
    setValue(next);
  };
  return <FilterBar {...args} search={{ ...search, value, onChange }} onClear={() => setValue('')} />;
}
