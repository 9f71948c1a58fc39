import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { seeToast } from '../../test/seeToast.ts';
import { withApp } from '../../test/withApp.tsx';
import { PartnersScreen } from './PartnersScreen.tsx';

const meta = {
  title: 'Màn hình/Đối tác',
  component: PartnersScreen,
  decorators: [withApp({ at: '/manager/partner' })],
} satisfies Meta<typeof PartnersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A count of rates leads to the partner's fee matrix. */
export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Cửa hàng Minh Phát' })).toBeVisible();
    const matrix = canvas.getAllByRole('link').find((link) => link.getAttribute('href')?.includes('configfee'));
    await expect(matrix).toHaveAttribute('href', expect.stringContaining('/partner/configfee?PartnerID='));
  },
};

/** Công ty thu hẹp danh sách về một cửa hàng, rồi bỏ lọc để thấy lại mọi cửa hàng. */
export const CompanyOneShop: Story = {
  name: 'Công ty, lọc một cửa hàng',
  parameters: { app: { as: 'congty' } },
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('grid', { name: 'Đối tác' }));
    const all = (await rows.findAllByText(/^Thẻ (Phú Nhuận|Gò Vấp|Thủ Đức)$/)).length;
    await userEvent.click(canvas.getByRole('button', { name: 'Bộ lọc' }));
    await userEvent.selectOptions(await canvas.findByLabelText('Cửa hàng'), 'Thẻ Gò Vấp');
    await expect(await canvas.findByText('Cửa hàng: Thẻ Gò Vấp')).toBeVisible();
    await waitFor(() => expect(rows.queryByText('Thẻ Phú Nhuận')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ lọc Cửa hàng: Thẻ Gò Vấp' }));
    await waitFor(() => expect(rows.getAllByText(/^Thẻ (Phú Nhuận|Gò Vấp|Thủ Đức)$/)).toHaveLength(all));
    await waitFor(() => expect(canvas.getByRole('grid', { name: 'Đối tác' })).not.toHaveAttribute('aria-busy'));
  },
};

export const NoMatch: Story = {
  name: 'Không khớp bộ lọc',
  parameters: { app: { at: '/manager/partner?GeneralSearch=kh%C3%B4ng%20c%C3%B3%20ai' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không khớp bộ lọc')).toBeVisible();
  },
};

export const WrongFields: Story = {
  name: 'Ô nhập sai',
  parameters: { app: { at: '/manager/partner?open=new' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lưu' }));
    await expect(await canvas.findByText('Vui lòng nhập tên đối tác')).toBeVisible();
    await expect(canvas.getByText('Vui lòng nhập số điện thoại')).toBeVisible();
    await expect(canvas.getByLabelText(/^Tên đối tác/)).toHaveFocus();
  },
};

/** Tên dài nhất được phép vẫn giữ được bảng và không che nút nào. */
export const AddPartner: Story = {
  name: 'Thêm đối tác',
  tags: ['điện thoại'],
  parameters: { app: { scenario: 'empty', at: '/manager/partner?open=new' } },
  play: async ({ canvas }) => {
    const name = 'Công ty trách nhiệm hữu hạn một thành viên dịch vụ thanh toán thẻ Nguyễn Thị Minh Khai Quận Ba';
    await userEvent.type(await canvas.findByLabelText(/^Tên đối tác/), name);
    await userEvent.type(canvas.getByLabelText(/^Số điện thoại/), '0912000222');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await seeToast('Thêm đối tác thành công');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('link', { name })).toBeVisible();
  },
};

/** Nhập đối tác từ bảng dán: dòng sai chỉ rõ lỗi và bị bỏ lại, dòng đúng vào danh sách. */
export const ImportWithOneBadLine: Story = {
  name: 'Nhập tệp có một dòng lỗi',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Cửa hàng Minh Phát' });
    await userEvent.click(canvas.getByRole('button', { name: 'Nhập Excel' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Nhập đối tác từ Excel' }));
    await userEvent.click(dialog.getByLabelText('Hoặc dán từ bảng tính'));
    await userEvent.paste(
      'Tên đối tác\tSố điện thoại\tPhí mặc định (%)\nThẻ Đại Phát\t0912345699\t1,55\nThiếu số\t12\t1,5\n',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Xem trước' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Nhập 1 dòng' }));
    await expect(await dialog.findByText('Nhập 1 dòng thành công, 1 dòng lỗi')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Xong' }));
    const row = (await canvas.findByRole('link', { name: 'Thẻ Đại Phát' })).closest('tr');
    await expect(row).toHaveTextContent('1,55%');
    await expect(canvas.queryByRole('link', { name: 'Thiếu số' })).toBeNull();
  },
};
