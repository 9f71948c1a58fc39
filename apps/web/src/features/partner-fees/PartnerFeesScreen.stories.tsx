import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { seeToast } from '../../test/seeToast.ts';
import type { Canvas } from '../../test/canvas.ts';
import { withApp } from '../../test/withApp.tsx';
import { PartnerFeesScreen } from './PartnerFeesScreen.tsx';

const meta = {
  title: 'Màn hình/Cấu hình phí đối tác',
  component: PartnerFeesScreen,
  decorators: [withApp({ at: '/partner/configfee?PartnerID=1' })],
} satisfies Meta<typeof PartnerFeesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An empty cell shows the rate in force and the row it comes from. */
export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    const matrix = within(await canvas.findByRole('grid', { name: 'Bảng phí của Cửa hàng Minh Phát' }));
    await expect(matrix.getAllByText('theo máy')[0]).toBeVisible();
    await expect(matrix.getAllByText('theo mặc định')[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Lưu' })).toBeDisabled();
  },
};

/** Chưa chọn ai thì đối tác đầu tiên đứng sẵn, không phải một trang trống. */
export const FirstPartner: Story = {
  name: 'Đối tác đầu tiên',
  parameters: { app: { at: '/partner/configfee' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: /^Bảng phí của/ })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^Đối tác/ })).not.toHaveValue('');
  },
};

/** Công ty xem bảng phí của cửa hàng, không sửa. */
export const CompanyLooks: Story = {
  name: 'Công ty chỉ xem',
  parameters: { app: { as: 'congty' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: /^Bảng phí của/ });
    await expect(canvas.getByRole('button', { name: 'Kiểm tra mức phí' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Lưu' })).toBeNull();
  },
};

/** Một khối phí dán từ bảng tính được lưu, và thắng mức mặc định của đối tác. */
export const PastedFeesWin: Story = {
  name: 'Dán phí từ bảng tính',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: /^Bảng phí của/ });
    await paste(canvas, 1, 1, '1,2\t1,25\r\n1,3\t1,35\r\n');
    await expect(canvas.getByText('4 ô đã đổi, chưa lưu')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Lưu bảng phí' }));
    await expect(question.getByText(/4 mức phí được lưu/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Lưu' }));
    await seeToast('Lưu bảng phí của Cửa hàng Minh Phát thành công');
    await waitFor(() => expect(canvas.getByText('Chưa có ô nào đổi')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Kiểm tra mức phí' }));
    const check = within(await canvas.findByRole('dialog', { name: 'Kiểm tra mức phí' }));
    await userEvent.type(check.getByRole('combobox', { name: /^Máy/ }), 'POS Cửa hàng');
    await userEvent.keyboard('{Enter}');
    await userEvent.selectOptions(check.getByLabelText(/^Loại thẻ/), 'Visa');
    await expect(await check.findByText('1,2%')).toBeVisible();
    await expect(check.getByText('Máy POS và loại thẻ')).toBeVisible();
  },
};

/** Xóa một ô thì dòng phí bị xóa sau khi hỏi, và mức chung hơn được áp dụng. */
export const EmptiedCellFallsBack: Story = {
  name: 'Ô để trống lấy phí mặc định',
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: /^Bảng phí của/ });
    await userEvent.click(cell(canvas, 1, 0));
    await userEvent.keyboard('{Delete}');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Lưu bảng phí' }));
    await expect(question.getByText(/1 dòng phí bị xóa/)).toBeVisible();
    await expect(question.getByText(/POS Cửa hàng Minh Phát, Mọi loại/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Lưu' }));
    await seeToast('Lưu bảng phí của Cửa hàng Minh Phát thành công');
    await waitFor(() => expect(cell(canvas, 1, 0)).toHaveTextContent('theo mặc định'));
  },
};

/** Đổi đối tác khi còn ô chưa lưu thì được hỏi trước; ở lại thì ô vẫn còn. */
export const UnsavedChanges: Story = {
  name: 'Còn thay đổi chưa lưu',
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: /^Bảng phí của/ });
    await userEvent.click(cell(canvas, 0, 1));
    await userEvent.keyboard('1,9{Enter}');
    await userEvent.type(canvas.getByRole('combobox', { name: /^Đối tác/ }), 'tan binh');
    await userEvent.keyboard('{Enter}');
    const question = within(await canvas.findByRole('alertdialog', { name: 'Bỏ các thay đổi?' }));
    await userEvent.click(question.getByRole('button', { name: 'Tiếp tục sửa' }));
    await expect(canvas.getByText('1 ô đã đổi, chưa lưu')).toBeVisible();
  },
};

async function paste(canvas: Canvas, row: number, column: number, text: string): Promise<void> {
  await userEvent.click(cell(canvas, row, column));
  const data = new DataTransfer();
  data.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
  cell(canvas, row, column).dispatchEvent(event);
  await canvas.findByText(/^Đã dán/);
}

/** A cell by its place, row names and titles not counted. */
function cell(canvas: Canvas, row: number, column: number): HTMLElement {
  const grid: HTMLTableElement = canvas.getByRole('grid', { name: /^Bảng phí của/ });
  return grid.rows[row + 1]?.cells[column + 1] ?? document.body;
}
