import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { openImport } from '../../test/openImport.ts';
import { withApp } from '../../test/withApp.tsx';
import { openXlsx } from '../../test/xlsx.ts';
import { PartnersScreen } from './PartnersScreen.tsx';

const meta = {
  title: 'Màn hình/Nhập đối tác',
  component: PartnersScreen,
  decorators: [withApp({ at: '/manager/partner' })],
} satisfies Meta<typeof PartnersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const CSV = 'Tên đối tác;Số điện thoại;Phí mặc định (%)\r\n"Thẻ Đại Phát";0912345699;1,55\r\nThiếu số;12;nhiều\r\n';

/** Tệp CSV có một dòng lỗi: mọi lỗi của dòng hiện cùng lúc; dòng đúng vào danh sách, dòng lỗi ở lại, sửa tại chỗ rồi vào nốt. */
export const FaultyLineCorrected: Story = {
  name: 'Sửa dòng lỗi rồi nhập nốt',
  play: async ({ canvas }) => {
    const dialog = await openImport(canvas, 'đối tác', CSV);
    const row = (await dialog.findByText('Thiếu số')).closest('tr');
    await expect(row).toHaveTextContent('Số điện thoại không hợp lệ');
    await expect(row).toHaveTextContent(/Phí mặc định/);
    await userEvent.click(dialog.getByRole('button', { name: 'Nhập 1 dòng' }));
    await expect(await dialog.findByText('Nhập 1 dòng thành công, 1 dòng lỗi')).toBeVisible();

    await userEvent.click(dialog.getByRole('button', { name: 'Sửa dòng lỗi' }));
    const cells = dialog.getByLabelText<HTMLTextAreaElement>('Các dòng cần sửa');
    await expect(cells).toHaveValue('Tên đối tác\tSố điện thoại\tPhí mặc định (%)\nThiếu số\t12\tnhiều');
    await userEvent.clear(cells);
    await userEvent.click(cells);
    await userEvent.paste('Tên đối tác\tSố điện thoại\tPhí mặc định (%)\nThiếu số\t0912345698\t1,5');
    await userEvent.click(dialog.getByRole('button', { name: 'Xem trước' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Nhập 1 dòng' }));
    await expect(await dialog.findByText(/^Nhập 1 dòng thành công/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Xong' }));
    await expect(await canvas.findByRole('link', { name: 'Thiếu số' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Thẻ Đại Phát' })).toBeVisible();
  },
};

/** Dòng lỗi tải về thành tệp Excel như đã viết, thêm cột nói vì sao. */
export const FaultyLinesDownloaded: Story = {
  name: 'Tải dòng lỗi',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    const made = spyOn(URL, 'createObjectURL');
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const dialog = await openImport(canvas, 'đối tác', CSV);
    await userEvent.click(await dialog.findByRole('button', { name: 'Tải dòng lỗi' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const file = made.mock.calls.at(-1)?.[0] as Blob;
    const { rows } = await openXlsx(new Uint8Array(await file.arrayBuffer()));
    await expect(rows[0]).toEqual(['Tên đối tác', 'Số điện thoại', 'Phí mặc định (%)', 'Lỗi']);
    await expect(rows[1]?.slice(0, 3)).toEqual(['Thiếu số', '12', 'nhiều']);
    await expect(String(rows[1]?.[3])).toMatch(/Số điện thoại .*Phí mặc định/);
    made.mockRestore();
    saved.mockRestore();
  },
};
