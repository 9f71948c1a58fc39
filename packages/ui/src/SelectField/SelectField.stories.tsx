import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { keepValue } from '../testing/keepValue.tsx';
import { SelectField } from './SelectField.tsx';
import type { SelectFieldProps } from './selectProps.ts';

const banks = ['Vietcombank', 'VietinBank', 'BIDV', 'Agribank', 'Techcombank', 'MBBank', 'ACB', 'VPBank', 'Đông Á'];
const options = banks.map((label, value) => ({ value, label, disabled: label === 'Agribank' }));

const meta = {
  title: 'Nhập liệu/SelectField',
  component: SelectField<number>,
  render: keepValue<SelectFieldProps<number>>(SelectField),
  args: { label: 'Ngân hàng phát hành', value: null, options, onChange: fn() },
  parameters: {
    rules: {
      yes: [
        'Đến chừng mười mục thì dùng danh sách của trình duyệt.',
        'Bật searchable khi phải đọc mới tìm thấy: ngân hàng, nhân viên.',
      ],
      no: ['Dùng cho có hay không: dùng CheckboxField.', 'Chọn sẵn mục đầu khi người dùng phải tự quyết.'],
    },
  },
} satisfies Meta<typeof SelectField<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Trống',
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Ngân hàng phát hành'), 'BIDV');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await userEvent.selectOptions(canvas.getByLabelText('Ngân hàng phát hành'), 'Chọn…');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Chosen: Story = { name: 'Đã chọn', args: { value: 5 } };

export const WithError: Story = {
  name: 'Có lỗi',
  args: { required: true, error: 'Vui lòng chọn ngân hàng phát hành' },
};

export const Disabled: Story = { name: 'Đã khóa', args: { value: 5, disabled: true } };

/** Found without tone marks; arrows move, Enter takes, and so does Tab on its way. An untouched list changes nothing. */
export const Searched: Story = {
  name: 'Đã tìm và chọn',
  tags: ['bàn phím'],
  args: { searchable: true },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Ngân hàng phát hành' });
    await userEvent.click(input);
    await userEvent.tab();
    await userEvent.type(input, 'vietin');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(input).toHaveValue('VietinBank');
    await userEvent.click(input);
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}{ArrowDown}');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.type(input, 'dong');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(8);
    await expect(input).toHaveValue('Đông Á');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

/** The list stands on the chosen one, wherever that is. */
export const SearchOpen: Story = {
  name: 'Danh sách đang mở',
  args: { searchable: true, value: 1 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    const chosen = () => canvas.getByRole('option', { name: 'VietinBank' });
    await userEvent.click(input);
    await expect(chosen()).toHaveAttribute('aria-selected', 'true');
    await expect(input).toHaveAttribute('aria-activedescendant', chosen().id);
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name: 'BIDV' }).id);
  },
};

/** Alt with the arrows opens and closes it as a native list; how many are left is told to who does not see them. */
export const Counted: Story = {
  name: 'Mở bằng Alt+↓, đọc số kết quả',
  tags: ['bàn phím'],
  args: { searchable: true, value: 1 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    input.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(canvas.getByText('9 kết quả')).toHaveAttribute('aria-live', 'polite');
    await userEvent.keyboard('viet');
    await expect(canvas.getByText('2 kết quả')).toBeInTheDocument();
    await userEvent.keyboard('x');
    await expect(canvas.queryByText(/\d kết quả/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('VietinBank');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const SearchFindsNothing: Story = {
  name: 'Tìm không thấy',
  args: { searchable: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expect(canvas.getByText('Không tìm thấy dữ liệu phù hợp')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Không tìm thấy dữ liệu phù hợp')).not.toBeInTheDocument();
  },
};

const staff = ['Nguyễn Thị Dương', 'Dương Văn An', 'Đường Thị Bích', 'Lê Hạnh'];

/** Without marks both are found, beginnings first; with marks the one that was meant alone. */
export const RankedByMarks: Story = {
  name: 'Dương và Đường',
  args: { searchable: true, options: staff.map((label, value) => ({ value, label })) },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    const found = () => canvas.getAllByRole('option').map((option) => option.textContent);
    await userEvent.type(input, 'duong');
    await expect(found()).toEqual(['Dương Văn An', 'Đường Thị Bích', 'Nguyễn Thị Dương']);
    await userEvent.clear(input);
    await userEvent.type(input, 'đường');
    await expect(found()).toEqual(['Đường Thị Bích']);
  },
};
