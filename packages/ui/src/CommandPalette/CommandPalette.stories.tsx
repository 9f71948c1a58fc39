import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { endless, refusal } from '../testing/failing.ts';
import type { CommandSection } from './command.ts';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
import { useCommandKey } from './useCommandKey.ts';

const run = fn();
const sections: readonly CommandSection[] = [
  {
    title: 'Màn hình',
    commands: [
      { id: 'debt', label: 'Công nợ khách hàng', icon: 'scale', href: '#/debt/customer' },
      { id: 'cards', label: 'Danh sách thẻ', icon: 'card', href: '#/cards', keywords: 'card' },
      { id: 'expired', label: 'Thẻ sắp hết hạn', icon: 'expired', href: '#/card/expired' },
    ],
  },
  { title: 'Trang này', commands: [{ id: 'add', label: 'Thêm khách hàng', icon: 'plus', note: 'F2', onSelect: run }] },
];

const meta = {
  title: 'Nút và lệnh/CommandPalette',
  tags: ['!ổn định', 'thử nghiệm'],
  component: CommandPalette,
  args: {
    sections,
    recent: [{ id: 'r1', label: 'Bùi Thị An', note: '0912 345 678', icon: 'person', href: '#/customer/1' }],
    onClose: fn(),
    onSearch: (text) =>
      Promise.resolve([
        {
          title: 'Khách hàng',
          commands: [{ id: 'c1', label: 'Đường Thị Bích', note: `tìm "${text}"`, href: '#/customer/2' }],
        },
      ]),
  },
  parameters: {
    docs: { story: { inline: false, height: 520 } },
    rules: {
      yes: ['Để màn hình vừa dùng lên đầu khi chưa gõ.', 'Ghi phím tắt bên phải mỗi lệnh có phím.'],
      no: ['Đặt việc chuyển tiền ở đây: việc ấy cần ConfirmMoney.', 'Là nơi duy nhất đi tới một màn hình.'],
    },
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Chưa gõ: gần đây trước' };

export const Searched: Story = {
  tags: ['bàn phím'],
  name: 'Gõ không dấu, chọn bằng phím',
  args: { onSearch: undefined },
  play: async ({ args }) => {
    const field = screen.getByRole('combobox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('khach');
    await expect(screen.getAllByRole('option').map((line) => line.textContent)).toEqual([
      'Công nợ khách hàng',
      'Thêm khách hàngF2',
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(screen.getByRole('option', { name: /Thêm khách hàng/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(run).toHaveBeenCalledOnce();
  },
};

export const Found: Story = {
  name: 'Kết quả của máy chủ',
  play: async () => {
    await userEvent.keyboard('duong');
    await expect(await screen.findByRole('option', { name: /Đường Thị Bích/ })).toHaveAttribute('href', '#/customer/2');
  },
};

type Answer = Awaited<ReturnType<typeof meta.args.onSearch>>;
const answers: ((found: Answer) => void)[] = [];

/** People stand first once they are found; what was chosen with the arrows before stays chosen. */
export const PeopleFirst: Story = {
  name: 'Người và đơn đứng trước màn hình',
  args: {
    onSearch: () =>
      new Promise<Answer>((resolve) => {
        answers.push(resolve);
      }),
  },
  beforeEach: () => void answers.splice(0),
  play: async () => {
    await userEvent.keyboard('the{ArrowDown}');
    await expect(chosenLine()).toHaveTextContent('Danh sách thẻ');
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.([
      { title: 'Khách hàng', commands: [{ id: 'c1', label: 'Thế Anh', note: '0987 654 321', href: '#/customer/3' }] },
    ]);
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((line) => line.textContent)).toEqual([
        'Thế Anh0987 654 321',
        'Thẻ sắp hết hạn',
        'Danh sách thẻ',
        'Thêm khách hàngF2',
      ]),
    );
    await expect(chosenLine()).toHaveTextContent('Danh sách thẻ');
  },
};

function chosenLine(): HTMLElement {
  return screen.getByRole('option', { selected: true });
}

export const NoMatch: Story = {
  name: 'Không có kết quả',
  args: { onSearch: undefined },
  play: async () => {
    await userEvent.keyboard('xyz');
    await expect(await screen.findByText('Không có kết quả phù hợp')).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'Đang tìm',
  args: { onSearch: endless },
  play: async () => {
    await userEvent.keyboard('the');
    await expect(screen.getByText('Đang tìm…')).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Máy chủ lỗi',
  args: { onSearch: refusal('Không kết nối được máy chủ') },
  play: async () => {
    await userEvent.keyboard('the');
    await expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeVisible();
  },
};

export const LongNames: Story = {
  name: 'Tên rất dài',
  args: {
    recent: [
      {
        id: 'r1',
        label: 'Công Tằng Tôn Nữ Nguyễn Thị Huyền Trang Anh Thư Phương Thảo',
        note: 'Khách hàng của chi nhánh Minh Khai',
        href: '#/customer/1',
      },
    ],
  },
};

export const Shortcut: Story = {
  name: 'Mở bằng Ctrl+K',
  render: (args) => <Opener {...args} />,
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(screen.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  },
};

function Opener(args: CommandPaletteProps) {
  const [open, setOpen] = useState(false);
  useCommandKey(() => setOpen(true));
  return <CommandPalette {...args} open={open} onClose={() => setOpen(false)} />;
}
