import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { keepValue } from '../testing/keepValue.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Nhập liệu/DateField',
  component: DateField,
  render: keepValue(DateField),
  args: { label: 'Ngày hẹn', value: null, onChange: fn() },
  parameters: {
    rules: {
      yes: [
        'Để gõ liền 31082026 được như 31/08/2026.',
        'Đặt min và max khi sổ đã khóa hay ngày không thể ở tương lai.',
      ],
      no: ['Bắt mở lịch mới chọn được ngày.', 'Dùng hai ô cho một khoảng: dùng DateRangeField.'],
    },
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Trống' };

export const TypedStraightThrough: Story = {
  name: 'Gõ liền một mạch',
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Ngày hẹn');
    await userEvent.type(input, '31082026');
    await userEvent.tab();
    await expect(input).toHaveValue('31/08/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-08-31');
  },
};

export const NoSuchDay: Story = {
  name: 'Ngày không có thật',
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Ngày hẹn');
    await userEvent.type(input, '31/02/2026');
    await userEvent.tab();
    await expect(input).toHaveValue('31/02/2026');
    await expect(input).toHaveAccessibleDescription(
      'Ngày không hợp lệ, nhập dạng 31/08/2026, 31/8 hoặc hôm nay, mai, +3',
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Nơi luôn cần một ngày không nhận ô trống: gõ lại được ngay, bỏ đi thì ngày cũ trở lại. */
export const NeverEmpty: Story = {
  name: 'Luôn có ngày',
  args: { value: '2026-08-31' },
  render: keepValue(DateField, (next) => next !== null),
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Ngày hẹn');
    await userEvent.clear(input);
    await expect(input).toHaveValue('');
    await userEvent.type(input, '0109');
    await userEvent.tab();
    await expect(input).toHaveValue('01/09/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-09-01');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toHaveValue('01/09/2026');
  },
};

export const OutOfBounds: Story = {
  name: 'Ngoài khoảng cho phép',
  args: { max: '2026-08-31' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Ngày hẹn'), '01/09/2026');
    await userEvent.tab();
    await expect(canvas.getByText('Không được sau ngày 31/08/2026')).toBeVisible();
  },
};

/** The calendar opens on the chosen day; the arrows move, Enter picks, the focus returns. */
export const PickedByKeyboard: Story = {
  name: 'Chọn bằng bàn phím',
  tags: ['bàn phím'],
  args: { value: '2026-08-31' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Chọn ngày hẹn trên lịch' });
    await userEvent.click(button);
    await expect(canvas.getByRole('button', { name: '31 tháng 8, 2026' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('grid', { name: 'Tháng 09/2026' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-09-08');
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
  },
};

export const CalendarOpen: Story = {
  name: 'Lịch đang mở',
  args: { value: '2026-08-31', min: '2026-08-05' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn ngày hẹn trên lịch' }));
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveAccessibleName('Thứ hai');
    await expect(canvas.getByRole('button', { name: '4 tháng 8, 2026' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '4 tháng 8, 2026' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Month and year are chosen straight away, and keep the focus while the days change. */
export const MonthAndYear: Story = {
  name: 'Chọn tháng và năm',
  args: { value: '2026-08-31' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn ngày hẹn trên lịch' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Năm' }), '1990');
    await expect(canvas.getByRole('grid', { name: 'Tháng 08/1990' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Năm' })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tháng' }), 'Tháng 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Xem tháng sau' }));
    await expect(canvas.getByRole('button', { name: 'Xem tháng sau' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '14 tháng 3, 1990' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-03-14');
  },
};

export const WithError: Story = {
  name: 'Có lỗi',
  args: { value: '2026-08-31', error: 'Sổ đã khóa đến ngày 31/08/2026' },
};

export const Disabled: Story = { name: 'Đã khóa', args: { value: '2026-08-31', disabled: true } };
