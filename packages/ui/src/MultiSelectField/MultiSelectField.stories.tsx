import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { keepValue } from '../testing/keepValue.tsx';
import { MultiSelectField, type MultiSelectFieldProps } from './MultiSelectField.tsx';

const onBlur = fn();
const states = ['Lịch hẹn', 'Chờ thực hiện', 'Đang thực hiện', 'Chờ chuyển tiền', 'Hoàn thành', 'Đã hủy'];
const options = states.map((label, value) => ({ value, label, disabled: label === 'Chờ chuyển tiền' }));

const meta = {
  title: 'Nhập liệu/MultiSelectField',
  component: MultiSelectField<number>,
  render: keepValue<MultiSelectFieldProps<number>>(MultiSelectField),
  args: { label: 'Trạng thái', value: [], options, onChange: fn(), onBlur },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    rules: {
      yes: ['Lọc theo vài trạng thái cùng lúc.', 'Ô đóng lại vẫn đọc được các mục đã chọn.'],
      no: [
        'Dùng khi chỉ chọn được một: dùng SelectField.',
        'Dùng cho danh sách khách: hàng nghìn người thì dùng RemotePicker.',
      ],
    },
  },
} satisfies Meta<typeof MultiSelectField<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Chưa chọn' };

/** By keyboard alone; the values come in the order of the options, not of the ticks. */
export const Keyboard: Story = {
  name: 'Đi bằng bàn phím',
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('combobox', { name: 'Trạng thái' });
    await expect(control).toHaveTextContent('Tất cả');
    control.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('checkbox', { name: 'Lịch hẹn' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ }');
    await expect(args.onChange).toHaveBeenLastCalledWith([5]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ }');
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 5]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('checkbox', { name: 'Hoàn thành' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(control).toHaveFocus();
    await expect(control).toHaveTextContent('Chờ thực hiện, Đã hủy');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('checkbox', { name: 'Chờ thực hiện' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(control).toHaveFocus();
  },
};

export const Open: Story = {
  name: 'Đang mở',
  args: { value: [1, 2] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(canvas.getByText('Đang thực hiện', { selector: 'label span' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ chọn hết' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hoàn thành' }));
    await expect(canvas.getByRole('dialog', { name: 'Trạng thái' })).toBeVisible();
  },
};

const staff = Array.from({ length: 40 }, (_, index) => ({
  value: index,
  label: `${['Nguyễn Văn', 'Trần Thị', 'Lê Quốc', 'Phạm Minh'][index % 4]} ${['An', 'Bình', 'Châu', 'Dương', 'Đạt'][index % 5]} ${index + 1}`,
}));

/** Forty names are searched without tone marks; what is found is counted for who hears it, and ticked by key. */
export const Searched: Story = {
  name: 'Tìm trong 40 tên',
  tags: ['bàn phím'],
  args: { label: 'Nhân viên', options: staff, value: [3] },
  play: async ({ args, canvas }) => {
    canvas.getByRole('combobox', { name: 'Nhân viên' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const search = canvas.getByRole('searchbox', { name: 'Tìm trong nhân viên' });
    await expect(search).toHaveFocus();
    await userEvent.keyboard('tran dat');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 kết quả');
    await userEvent.keyboard('{ArrowDown}{ }');
    await expect(args.onChange).toHaveBeenLastCalledWith([3, expect.any(Number)]);
    await userEvent.keyboard('{ArrowUp}');
    await expect(search).toHaveFocus();
    await userEvent.clear(search);
    await userEvent.keyboard('không có ai');
    await expect(canvas.getByText('Không có kết quả')).toBeVisible();
    await userEvent.clear(search);
  },
};

export const Many: Story = { name: 'Chọn nhiều', args: { value: [0, 1, 2, 4, 5] } };

export const WithError: Story = { name: 'Lỗi', args: { required: true, error: 'Vui lòng chọn trạng thái' } };

export const Disabled: Story = { name: 'Không dùng được', args: { value: [1], disabled: true } };

export const LeavesOnTab: Story = {
  name: 'Rời bằng Tab',
  decorators: [
    (Story) => (
      <>
        <Button>Phía trước</Button>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    onBlur.mockClear();
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(onBlur).not.toHaveBeenCalled();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect(onBlur).toHaveBeenCalled();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
