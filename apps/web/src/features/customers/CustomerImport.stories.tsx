import type { OperationId } from '@so-the/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { openImport } from '../../test/openImport.ts';
import { setFaults } from '../../test/storyApp.ts';
import { withApp } from '../../test/withApp.tsx';
import { openXlsx } from '../../test/xlsx.ts';
import { CustomersScreen } from './CustomersScreen.tsx';

const meta = {
  title: 'Màn hình/Nhập khách hàng',
  component: CustomersScreen,
  decorators: [withApp({ at: '/customer' })],
} satisfies Meta<typeof CustomersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const TITLES = ['Họ tên', 'Số điện thoại', 'Ngày sinh', 'Trạng thái'];
const FAULTY = ['Lê Sai Cả', '12', '14/05/2090', 'nghỉ hẳn'];
const CSV = [TITLES, ['Đỗ Thị Ánh Nguyệt', '0912000111', '5/12/90', 'đang hoạt động'], FAULTY]
  .map((cells) => `${cells.join(';')}\r\n`)
  .join('');

/** Mọi lỗi của một dòng hiện cùng lúc, bằng lời của cột; dòng đúng vào danh sách, dòng lỗi sửa tại chỗ rồi vào nốt. */
export const FaultyLineCorrected: Story = {
  name: 'Sửa dòng lỗi rồi nhập nốt',
  play: async ({ canvas }) => {
    const dialog = await openImport(canvas, 'khách hàng', CSV);
    const row = (await dialog.findByText(FAULTY[0] ?? '')).closest('tr');
    await expect(row).toHaveTextContent('Số điện thoại không hợp lệ');
    await expect(row).toHaveTextContent('Trạng thái phải là Đang hoạt động hoặc Ngừng');
    await expect(row).toHaveTextContent('14/05/2090');
    await expect(row).not.toHaveTextContent(/2090-05|số nguyên/);
    await expect(row).toHaveTextContent('Ngày sinh: Không được sau ngày 20/11/2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Nhập 1 dòng' }));
    await expect(await dialog.findByText('Nhập 1 dòng thành công, 1 dòng lỗi')).toBeVisible();

    await expect(dialog.getByText('Đã lưu 1/2 dòng, 1 dòng lỗi')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Sửa dòng lỗi' }));
    await expect(dialog.getByText(/^Dòng 3, Lê Sai Cả: Số điện thoại không hợp lệ/)).toBeVisible();
    const cells = dialog.getByLabelText<HTMLTextAreaElement>('Các dòng cần sửa');
    await expect(cells).toHaveValue(`${TITLES.join('\t')}\n${FAULTY.join('\t')}`);
    await userEvent.clear(cells);
    await userEvent.click(cells);
    await userEvent.paste(`${TITLES.join('\t')}\nLê Sai Cả\t0912000112\t14/05/1990\tNgừng`);
    await userEvent.click(dialog.getByRole('button', { name: 'Xem trước' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Nhập 1 dòng' }));
    await expect(await dialog.findByText(/^Nhập 1 dòng thành công/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Xong' }));
    await userEvent.type(canvas.getByRole('searchbox'), '091200011{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Lê Sai Cả' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Đỗ Thị Ánh Nguyệt' })).toBeVisible();
  },
};

/** Dòng lỗi tải về như đã viết, với lý do bằng lời. */
export const FaultyLinesDownloaded: Story = {
  name: 'Tải dòng lỗi',
  play: async ({ canvas }) => {
    const made = spyOn(URL, 'createObjectURL');
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const dialog = await openImport(canvas, 'khách hàng', CSV);
    await userEvent.click(await dialog.findByRole('button', { name: 'Tải dòng lỗi' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const file = made.mock.calls.at(-1)?.[0] as Blob;
    const { rows } = await openXlsx(new Uint8Array(await file.arrayBuffer()));
    await expect(rows[0]).toEqual([...TITLES, 'Lỗi']);
    await expect(rows[1]?.slice(0, 4)).toEqual(FAULTY);
    await expect(String(rows[1]?.[4])).toMatch(/Số điện thoại .*Trạng thái phải là Đang hoạt động hoặc Ngừng/);
    made.mockRestore();
    saved.mockRestore();
  },
};

const STRANGE = [
  ['DANH SÁCH KHÁCH HÀNG THÁNG 11/2026'],
  ['Tên khách hàng', 'SĐT', 'Ghi chú', 'Ghi chú', 'Màu xe'],
  ['Phan Thị Cột', '0912000333', 'đầu', 'sau', 'đỏ'],
]
  .map((cells) => cells.join(';'))
  .join('\r\n');

/** Tên cột khác tệp mẫu: hỏi cột nào là gì, hai cột cùng tên thì chọn một; lần sau đọc ngay như vậy. */
export const ColumnsAsked: Story = {
  name: 'Hỏi cột nào là gì rồi nhớ',
  play: async ({ canvas }) => {
    const dialog = await openImport(canvas, 'khách hàng', STRANGE);
    await expect(await dialog.findByLabelText('Cột A: Tên khách hàng')).toHaveDisplayValue('Họ tên');
    await expect(dialog.getByLabelText('Cột B: SĐT')).toHaveDisplayValue('Số điện thoại');
    await expect(dialog.getByLabelText('Cột C: Ghi chú')).toHaveDisplayValue('Không dùng');
    await expect(dialog.getAllByText(/Có hai cột cùng tên/)).toHaveLength(2);
    await userEvent.selectOptions(dialog.getByLabelText('Cột D: Ghi chú'), 'Ghi chú');
    await userEvent.click(dialog.getByRole('button', { name: 'Xem trước' }));
    await expect(
      await dialog.findByText(/Tên cột ở dòng 2\. Bỏ qua cột không dùng đến: Ghi chú, Màu xe/),
    ).toBeVisible();
    await expect((await dialog.findByText('Phan Thị Cột')).closest('tr')).toHaveTextContent('sau');

    await userEvent.click(dialog.getByRole('button', { name: 'Chọn tệp khác' }));
    await userEvent.click(dialog.getByLabelText('Hoặc dán từ bảng tính'));
    await userEvent.paste(STRANGE.replaceAll(';', '\t').replace('Phan Thị Cột', 'Phan Thị Nhớ'));
    await userEvent.click(dialog.getByRole('button', { name: 'Xem trước' }));
    await expect(await dialog.findByText('Phan Thị Nhớ')).toBeVisible();
  },
};

const MANY = [
  TITLES.slice(0, 2),
  ...Array.from({ length: 1100 }, (_, place) => [`Khách Dài ${place + 1}`, `07${10_000_000 + place}`]),
]
  .map((cells) => `${cells.join(';')}\r\n`)
  .join('');
const heard: OperationId[] = [];

/** Dừng giữa chừng: phần đã nhập có trong danh sách, được đọc lại một lần cho mọi phần; phần còn lại nhập nốt được. */
export const StoppedMidway: Story = {
  name: 'Dừng khi đang nhập',
  parameters: {
    app: {
      answers: (id: OperationId, answer: unknown) => {
        if (id === 'importCustomers' || id === 'listCustomers') heard.push(id);
        return answer;
      },
    },
  },
  play: async ({ canvas }) => {
    const dialog = await openImport(canvas, 'khách hàng', MANY);
    const save = await dialog.findByRole('button', { name: 'Nhập 1100 dòng' }, { timeout: 10_000 });
    setFaults({ match: { operationId: 'importCustomers' }, kind: 'slow', medianMs: 300 });
    heard.length = 0;
    await userEvent.click(save);
    await userEvent.click(await dialog.findByRole('button', { name: 'Dừng' }));
    await expect(await dialog.findByText('Đã dừng: còn 600 dòng chưa nhập', {}, { timeout: 5000 })).toBeVisible();
    await waitFor(() => expect(heard).toEqual(['importCustomers', 'listCustomers']));
    heard.length = 0;
    await userEvent.click(dialog.getByRole('button', { name: 'Nhập 600 dòng' }));
    await expect(await dialog.findByText('Nhập 1100 dòng thành công, 0 dòng lỗi', {}, { timeout: 5000 })).toBeVisible();
    await waitFor(() => expect(heard).toEqual(['importCustomers', 'importCustomers', 'listCustomers']));
    await userEvent.click(dialog.getByRole('button', { name: 'Xong' }));
    await expect((await canvas.findAllByRole('link', { name: /^Khách Dài/ }))[0]).toBeVisible();
  },
};
