import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { foldVietnamese } from '../format/text.ts';
import { keepValue } from '../testing/keepValue.tsx';
import { RemotePicker, type PickerOption, type RemotePickerProps } from './RemotePicker.tsx';

const people: PickerOption[] = [
  { value: 1, label: 'Nguyễn Văn An', detail: '0912 345 678' },
  { value: 2, label: 'Trần Thị Bích', detail: '0987 654 321' },
  { value: 3, label: 'Lê Hoàng Nam', detail: '0905 111 222', disabled: true },
];

const search = (text: string) =>
  Promise.resolve(people.filter(({ label }) => foldVietnamese(label).includes(foldVietnamese(text))));

const meta = {
  title: 'Nhập liệu/RemotePicker',
  component: RemotePicker,
  render: keepValue<RemotePickerProps<PickerOption>>(RemotePicker),
  args: { label: 'Khách hàng', value: null, onChange: fn(), search, pause: 0, placeholder: 'Tên hoặc số điện thoại' },
  parameters: {
    rules: {
      yes: [
        'Dùng cho khách, thẻ, cộng tác viên: nhiều hơn một danh sách.',
        'Dòng phụ nói điều phân biệt: số điện thoại, bốn số cuối.',
        'Cho thêm mới từ chữ vừa tìm.',
      ],
      no: ['Dùng cho năm bảy mục: dùng SelectField.', 'Tự chọn khi chỉ còn một kết quả.'],
    },
  },
} satisfies Meta<typeof RemotePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Trống' };

export const Chosen: Story = { name: 'Đã chọn', args: { value: people[1] ?? null } };

export const Open: Story = {
  name: 'Đang mở',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
  },
};

/** The count is told once the answer is there, not that of the answer before. */
export const Counted: Story = {
  name: 'Mở bằng Alt+↓, đọc số kết quả',
  tags: ['bàn phím'],
  args: { search: fn(slowSearch) },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    input.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(canvas.getByText('Đang tải…')).toBeVisible();
    await expect(canvas.queryByText(/\d kết quả/)).not.toBeInTheDocument();
    await expect(await canvas.findByText('1 kết quả')).toHaveAttribute('aria-live', 'polite');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/\d kết quả/)).not.toBeInTheDocument();
    await expect(input).toHaveFocus();
  },
};

/** Tab and Enter take the choice that stands out, arrows lead past the last one to a new record; opened again, the list stands on the chosen one. */
export const PickedByKeyboard: Story = {
  name: 'Chọn bằng bàn phím',
  tags: ['bàn phím'],
  args: { createNew: (text) => <Button variant="ghost">{`Thêm khách hàng “${text}”`}</Button> },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Khách hàng' });
    await userEvent.type(input, 'an');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(3));
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(people[0]);
    await userEvent.type(input, 'bich');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Thêm khách hàng “bich”' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(people[1]);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(3));
    await expect(input).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name: /Bích/ }).id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(args.onChange).toHaveBeenLastCalledWith(people[1]);
    await expect(input).toHaveValue('Trần Thị Bích');
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ chọn Khách hàng' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** Typed after a choice, a text searches anew. Emptied by hand and left, or by Delete in the opened list, the field has no choice. */
export const ChosenAnew: Story = {
  name: 'Chọn lại, xóa trắng',
  tags: ['bàn phím'],
  args: { required: true, clearable: true },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: /^Khách hàng/ });
    await userEvent.type(input, 'an');
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(0));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveValue('Nguyễn Văn An'));
    await userEvent.keyboard('bich');
    await expect(input).toHaveValue('bich');
    await userEvent.click(await canvas.findByRole('option', { name: /Bích/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(people[1]);
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, 'bich');
    await userEvent.click(await canvas.findByRole('option', { name: /Bích/ }));
    await userEvent.keyboard('{ArrowDown}x{Backspace}{Escape}');
    await expect(input).toHaveValue('Trần Thị Bích');
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** The answer to an older text never replaces that to a newer one, and its call is aborted. */
export const SlowAnswers: Story = {
  name: 'Trả lời đến chậm',
  args: { search: fn(slowSearch) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'n');
    await waitFor(() => expect(args.search).toHaveBeenCalledWith('n', expect.anything()));
    await userEvent.type(canvas.getByRole('combobox'), 'am');
    await expect(await canvas.findByRole('option', { name: /nam/ })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 120));
    await expect(canvas.queryByRole('option', { name: 'n' })).not.toBeInTheDocument();
  },
};

/** While an answer is awaited, Enter does not take a choice of the former one. */
export const EnterBeforeTheAnswer: Story = {
  name: 'Enter trước khi có kết quả',
  args: { search: fn(slowSearch) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'nam');
    await expect(await canvas.findByRole('option', { name: 'nam' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Đang tải…')).not.toBeInTheDocument());
    await userEvent.keyboard(' sang{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A line that is still in sight while more is searched for is the one that is pressed. */
export const PressedWhileSearching: Story = {
  name: 'Bấm dòng còn thấy khi đang tìm tiếp',
  args: { search: fn((text: string) => (text === 'n' ? search(text) : new Promise<never>(() => undefined))) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'n');
    await waitFor(() => expect(canvas.queryByText('Đang tải…')).not.toBeInTheDocument());
    await userEvent.keyboard('g');
    await expect(await canvas.findByText('Đang tải…')).toBeVisible();
    await userEvent.click(canvas.getByRole('option', { name: /Nguyễn Văn An/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(people[0]);
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  name: 'Đang tải',
  args: { search: () => new Promise<never>(() => undefined) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByText('Đang tải…')).toBeVisible();
  },
};

/** The arrows reach what makes a new record from the searched text. */
export const NothingFound: Story = {
  name: 'Tìm không thấy',
  args: {
    createNew: (text, close) => <Button variant="ghost" onClick={close}>{`Thêm khách hàng “${text}”`}</Button>,
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Phạm');
    await expect(await canvas.findByText('Không tìm thấy dữ liệu phù hợp')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Thêm khách hàng “Phạm”' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Thêm khách hàng “Phạm”' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

/** Where a form makes somebody new of it, a text that finds nothing is taken like a choice, also when the answer comes later. */
export const NothingFoundTaken: Story = {
  name: 'Không thấy thì lấy chữ đã gõ',
  tags: ['bàn phím'],
  args: { search: fn(slowPeople), onNothingFound: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, '0912000333');
    await userEvent.tab();
    await expect(args.onNothingFound).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onNothingFound).toHaveBeenCalledWith('0912000333'));
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.type(input, 'bich{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(people[1]));
    await userEvent.clear(input);
    await userEvent.type(input, 'n{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(3));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.type(input, 'ghĩ');
    await expect(await canvas.findByText('Không tìm thấy dữ liệu phù hợp')).toBeVisible();
    await userEvent.click(document.body);
    await expect(args.onNothingFound).toHaveBeenLastCalledWith('nghĩ');
  },
};

export const Failed: Story = {
  name: 'Không tải được rồi thử lại',
  args: { search: fn(search) },
  beforeEach: ({ args }) => {
    mocked(args.search).mockRejectedValueOnce(new Error('Không kết nối được máy chủ'));
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByText(/Không tải được dữ liệu/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
  },
};

export const WithError: Story = { name: 'Có lỗi', args: { required: true, error: 'Vui lòng chọn khách hàng' } };

export const Disabled: Story = { name: 'Đã khóa', args: { value: people[0] ?? null, disabled: true } };

export const LongNames: Story = {
  name: 'Tên rất dài',
  args: {
    value: {
      value: 9,
      label: 'Công ty TNHH Một thành viên Dịch vụ Thanh toán Nguyễn Hoàng Phương Thảo – chi nhánh Bình Thạnh',
    },
  },
};

async function slowPeople(text: string): Promise<PickerOption[]> {
  await new Promise((resolve) => setTimeout(resolve, 60));
  return search(text);
}

async function slowSearch(text: string): Promise<PickerOption[]> {
  await new Promise((resolve) => setTimeout(resolve, text.length < 3 ? 100 : 10));
  return [{ value: text, label: text }];
}
