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
