import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '../../test/canvas.ts';
import { STORY_NOW } from '../../test/storyClock.ts';
import { withApp } from '../../test/withApp.tsx';
import { ContractsScreen } from './ContractsScreen.tsx';

const today = STORY_NOW.slice(0, 10);

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
    await expect(titles.indexOf('Trạng thái')).toBeLessThan(4);
    const grid = canvas.getByRole('grid', { name: 'Hợp đồng' }).parentElement?.getBoundingClientRect();
    for (const title of ['Ngày', 'Số tiền', 'Khách còn nợ', 'Lợi nhuận']) {
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

/** Từ dòng: đánh dấu sao, bước tiếp theo, trao đổi và in, cùng cửa sổ với trang đơn. */
export const RowDeeds: Story = {
  name: 'Làm từ dòng',
  parameters: { app: { at: '/contract?Statuses=0' } },
  play: async ({ canvas }) => {
    await firstOrder(canvas);
    await openRowMenu(canvas);
    await userEvent.click(await menuLine('Đánh dấu'));
    await expect((await canvas.findAllByLabelText('Đã đánh dấu'))[0]).toBeInTheDocument();
    await openRowMenu(canvas);
    await userEvent.click(await menuLine('Xác nhận lịch'));
    const question = within(await canvas.findByRole('alertdialog', { name: /^Xác nhận lịch: HD/ }));
    await userEvent.click(question.getByRole('button', { name: 'Xác nhận lịch' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(await within(document.body).findByText(/đã chuyển sang Chờ thực hiện$/)).toBeVisible();
  },
};

/** Nhiều đơn một lần: một câu hỏi, mỗi đơn một kết quả; đơn không làm được vẫn được chọn, kèm lý do. */
export const StepMany: Story = {
  name: 'Chuyển bước nhiều đơn',
  parameters: { app: { at: `/contract?ForDate=${today}&ToDate=${today}` } },
  play: async ({ canvas }) => {
    await firstOrder(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Chọn tất cả/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Chuyển bước' }));
    const question = within(await canvas.findByRole('alertdialog', { name: /^Chuyển bước \d+ đơn$/ }));
    await expect(question.getByText(/chưa làm được/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: /^Chuyển bước \d+ đơn$/ }));
    const told = within(await canvas.findByRole('dialog', { name: /^Chuyển bước \d+ đơn$/ }));
    await expect((await told.findAllByText('Đã lưu'))[0]).toBeVisible();
    await expect(told.getAllByText('Đơn không còn bước nào')[0]).toBeVisible();
    await userEvent.click(told.getByRole('button', { name: 'Xong' }));
    await expect(await canvas.findByText(/^Đã chọn \d+/)).toBeVisible();
  },
};

/** Bảng hôm nay: mỗi cột một trạng thái, mỗi đơn một thẻ với bước tiếp theo; điện thoại xem từng cột. */
export const Board: Story = {
  name: 'Bảng hôm nay',
  tags: ['điện thoại'],
  parameters: { app: { at: '/contract?mode=board' } },
  play: async ({ canvas }) => {
    const column = within(await canvas.findByRole('region', { name: 'Đang thực hiện' }));
    await expect(column.getAllByRole('listitem').length).toBeGreaterThan(0);
    await expect(column.getAllByText(/^Còn (?:nạp|quẹt|chuyển khách)/)[0]).toBeVisible();
    if (import.meta.env.VITE_STORY_VIEWPORT === 'phone') {
      await userEvent.click(canvas.getByRole('radio', { name: /^Chờ thực hiện/ }));
    }
    const ready = within(await canvas.findByRole('region', { name: 'Chờ thực hiện' }));
    await userEvent.click(ready.getAllByRole('button', { name: 'Bắt đầu thực hiện' })[0] ?? document.body);
    const question = within(await canvas.findByRole('alertdialog', { name: /^Bắt đầu thực hiện: HD/ }));
    await userEvent.click(question.getByRole('button', { name: 'Bắt đầu thực hiện' }));
    await expect(await within(document.body).findByText(/đã chuyển sang Đang thực hiện$/)).toBeVisible();
  },
};

async function openRowMenu(canvas: Canvas): Promise<void> {
  const [first] = await canvas.findAllByRole('button', { name: /^Thao tác/ });
  await userEvent.click(first ?? document.body);
}

async function menuLine(name: string): Promise<HTMLElement> {
  return within(document.body).findByRole('menuitem', { name });
}

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
