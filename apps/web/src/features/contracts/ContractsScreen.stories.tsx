import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '../../test/canvas.ts';
import { withApp } from '../../test/withApp.tsx';
import { ContractsScreen } from './ContractsScreen.tsx';

const meta = {
  title: 'Màn hình/Hợp đồng',
  component: ContractsScreen,
  decorators: [withApp({ at: '/contract' })],
} satisfies Meta<typeof ContractsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    const first = await firstOrder(canvas);
    await expect(first).toBeVisible();
    await expect(canvas.getByText('Tổng cộng')).toBeVisible();
    // A phone shows cards, without titles of columns.
    if (import.meta.env.VITE_STORY_VIEWPORT === 'phone') return;
    const top = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top;
    await expect(first.getBoundingClientRect().top - top).toBeLessThan(170);
    const titles = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(titles.indexOf('Trạng thái')).toBeLessThan(3);
    const grid = canvas.getByRole('grid', { name: 'Hợp đồng' }).parentElement?.getBoundingClientRect();
    for (const title of ['Số tiền', 'Phí (F)', 'Khách còn nợ']) {
      const { right } = canvas.getByRole('columnheader', { name: title }).getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(grid?.right ?? 0);
    }
  },
};

/** Sắp theo công nợ, lợi nhuận và trạng thái, không chỉ theo mã và ngày. */
export const Sorted: Story = {
  name: 'Sắp theo nợ, lợi nhuận, trạng thái',
  play: async ({ canvas }) => {
    await firstOrder(canvas);
    const sortBy = async (name: string) => {
      const title = canvas.getByRole('columnheader', { name });
      await userEvent.click(within(title).getByRole('button', { name }));
      await waitFor(() => expect(title).toHaveAttribute('aria-sort', expect.stringMatching(/^(?:a|de)scending$/)));
    };
    for (const name of ['Khách còn nợ', 'Lợi nhuận']) {
      await sortBy(name);
      await waitFor(async () => {
        const sums = cellsBelow(canvas, name).map((text) => Number(text.replaceAll('.', '').replace('−', '-')) || 0);
        await expect(sums.length).toBeGreaterThan(10);
        const rising = sums.toSorted((one, other) => one - other);
        await expect([rising, rising.toReversed()]).toContainEqual(sums);
      });
    }
    await sortBy('Trạng thái');
    await waitFor(() => {
      const statuses = cellsBelow(canvas, 'Trạng thái');
      return expect(statuses.filter((text, at) => text !== statuses[at - 1])).toEqual([...new Set(statuses)]);
    });
  },
};

/** Ngày không có thật và khoảng ngược được nói bằng lời, danh sách giữ khoảng đọc được cuối cùng, không lặng lẽ hiện tất cả. */
export const WrongPeriod: Story = {
  name: 'Khoảng ngày sai',
  play: async ({ canvas }) => {
    await firstOrder(canvas);
    await typeOver(canvas.getByLabelText('Từ ngày'), '20/11/2026');
    await expect(await canvas.findByRole('button', { name: 'Bỏ lọc Từ 20/11/2026' })).toBeVisible();
    await typeOver(canvas.getByLabelText('Đến ngày'), '1/11/2026');
    await expect(await canvas.findByText('Từ ngày phải trước đến ngày')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Bỏ lọc Đến/ })).toBeNull();
    await typeOver(canvas.getByLabelText('Đến ngày'), '30/11/2026');
    await expect(await canvas.findByRole('button', { name: 'Bỏ lọc Đến 30/11/2026' })).toBeVisible();
    await typeOver(canvas.getByLabelText('Từ ngày'), '31/2');
    await expect(await canvas.findByText(/^Ngày không hợp lệ/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bỏ lọc Từ 20/11/2026' })).toBeVisible();
  },
};

/** Kiểu xem có sẵn: đơn của tôi, thẻ lọc nói tên nhân viên. */
export const Mine: Story = {
  name: 'Của tôi',
  play: async ({ canvas }) => {
    await firstOrder(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /^Kiểu xem: Mặc định/ }));
    await userEvent.click(within(document.body).getByRole('menuitemradio', { name: /^Của tôi/ }));
    await expect(await canvas.findByRole('button', { name: 'Bỏ lọc Nhân viên: Trần Văn Chủ' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Kiểu xem: Của tôi$/ })).toBeVisible();
  },
};

export const NoMatch: Story = {
  name: 'Không khớp bộ lọc',
  parameters: { app: { at: '/contract?GeneralSearch=không+có+đơn+này' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không khớp bộ lọc')).toBeVisible();
  },
};

/** Giao dịch viên không có quyền xem lợi nhuận: cột đó không có, không phải một cột trống. */
export const Cashier: Story = {
  name: 'Giao dịch viên',
  parameters: { app: { as: 'nhanvien' } },
  play: async ({ canvas }) => {
    await expect(await firstOrder(canvas)).toBeVisible();
    await expect(canvas.getAllByText(/^Khách còn nợ/)[0]).toBeInTheDocument();
    await expect(canvas.queryByText(/lợi nhuận/i)).toBeNull();
  },
};

/** Lọc các đơn đang làm, rồi bỏ lọc bằng thẻ lọc. */
export const InWork: Story = {
  name: 'Đang thực hiện',
  play: async ({ canvas }) => {
    await firstOrder(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Bộ lọc' }));
    await userEvent.selectOptions(canvas.getByLabelText('Trạng thái'), 'Đang làm');
    const chip = await canvas.findByRole('button', { name: /^Bỏ lọc Trạng thái: Đang làm/ });
    await waitFor(() => expect(canvas.queryByText('Hoàn thành', { selector: '[role="gridcell"] *' })).toBeNull());
    await userEvent.click(chip);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Bỏ lọc/ })).toBeNull());
  },
};

/** Một dòng là một đường dẫn thật, mở chi tiết hợp đồng. */
export const OpensDetail: Story = {
  name: 'Mở chi tiết',
  play: async ({ canvas }) => {
    await userEvent.click(await firstOrder(canvas));
    await expect(await canvas.findByText(/^Đã mở \/contract\/\d+$/)).toBeVisible();
  },
};

async function firstOrder(canvas: Canvas): Promise<HTMLElement> {
  const table = within(await canvas.findByRole('grid', { name: 'Hợp đồng' }));
  const [first] = await table.findAllByRole('link', { name: /^HD\d{6}$/ });
  if (!first) throw new Error('The list of orders shows no row.');
  return first;
}

/** What stands in the column of a title, from the first row to the last. */
function cellsBelow(canvas: Canvas, title: string): string[] {
  const place = canvas.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === title);
  const rows = canvas
    .getByRole('grid', { name: 'Hợp đồng' })
    .querySelectorAll<HTMLTableRowElement>('tbody tr[data-index]');
  return [...rows].map(({ cells }) => cells[place]?.textContent ?? '');
}

async function typeOver(field: HTMLElement, text: string): Promise<void> {
  const { length } = (field as HTMLInputElement).value;
  await userEvent.type(field, text, { initialSelectionStart: 0, initialSelectionEnd: length });
  await userEvent.tab();
}
