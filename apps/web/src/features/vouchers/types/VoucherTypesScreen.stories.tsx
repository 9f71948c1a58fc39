import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '../../../test/withApp.tsx';
import { VoucherTypesScreen } from './VoucherTypesScreen.tsx';

const meta = {
  title: 'Màn hình/Cấu hình thu chi',
  component: VoucherTypesScreen,
  decorators: [withApp({ at: '/config-collect-expense' })],
} satisfies Meta<typeof VoucherTypesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Lương' })).toBeVisible();
  },
};

/** Thêm loại chi: đứng trong danh sách với nhóm Chi. */
export const AddType: Story = {
  name: 'Thêm loại phiếu',
  parameters: { app: { at: '/config-collect-expense?open=new' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Tên loại/), 'Sửa máy POS');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(within(document.body).getByText('Thêm loại thu chi thành công')).toBeVisible());
    const row = (await canvas.findByRole('link', { name: 'Sửa máy POS' })).closest('tr');
    await expect(row).toHaveTextContent('Chi');
  },
};

/** Loại thu là phí dịch vụ khi đánh dấu; loại chi, loại trừ công nợ và loại ngoài kết quả kinh doanh không có ô này. Đã có phiếu thì không bỏ dấu được. */
export const ServiceFee: Story = {
  name: 'Loại thu phí dịch vụ',
  parameters: { app: { at: '/config-collect-expense?open=new' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Tên loại/), 'Phí mở thẻ');
    await expect(canvas.queryByRole('checkbox', { name: /^Phí dịch vụ/ })).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText(/^Thu\/chi/, { selector: 'form *' }), 'Thu');
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Phí dịch vụ/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Tính vào kết quả/ }));
    await waitFor(() => expect(canvas.queryByRole('checkbox', { name: /^Phí dịch vụ/ })).toBeNull());
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Tính vào kết quả/ }));
    await expect(await canvas.findByRole('checkbox', { name: /^Phí dịch vụ/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(within(document.body).getByText('Thêm loại thu chi thành công')).toBeVisible());

    await userEvent.click(await canvas.findByRole('link', { name: 'Thu phí dịch vụ' }));
    const used = await canvas.findByRole('checkbox', { name: /^Phí dịch vụ/ });
    await expect(used).toBeChecked();
    await userEvent.click(used);
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(used).toHaveAccessibleDescription(/Loại phí dịch vụ đã có phiếu/));
  },
};

/** Máy chủ API không có loại phí dịch vụ: không có ô, phần còn lại như cũ. */
export const NoServiceFee: Story = {
  name: 'API không có loại phí dịch vụ',
  parameters: { app: { at: '/config-collect-expense?open=new', bare: { calls: 'all', fields: 'absent' } } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Tên loại/), 'Phí mở thẻ');
    await userEvent.selectOptions(canvas.getByLabelText(/^Thu\/chi/, { selector: 'form *' }), 'Thu');
    await expect(canvas.getByRole('checkbox', { name: /^Tính vào kết quả/ })).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: /^Phí dịch vụ/ })).toBeNull();
  },
};
