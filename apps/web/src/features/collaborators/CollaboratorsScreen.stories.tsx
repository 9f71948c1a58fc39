import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { seeToast } from '../../test/seeToast.ts';
import { withApp } from '../../test/withApp.tsx';
import { CollaboratorsScreen } from './CollaboratorsScreen.tsx';

const meta = {
  title: 'Màn hình/Cộng tác viên',
  component: CollaboratorsScreen,
  decorators: [withApp({ at: '/manager/collaborators' })],
} satisfies Meta<typeof CollaboratorsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Dương Hiệp Hà' })).toBeVisible();
  },
};

/** Thêm cộng tác viên hưởng 0,2 % mọi loại thẻ, riêng JCB 0,35 %: danh sách hiện cả hai mức. */
export const AddCollaborator: Story = {
  name: 'Thêm cộng tác viên',
  parameters: { app: { at: '/manager/collaborators?open=new' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Họ tên/), 'Nguyễn Thị Đường');
    await userEvent.type(canvas.getByLabelText(/^Số điện thoại/), '0912345670');
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm mức hoa hồng' }));
    await userEvent.type(canvas.getByLabelText(/^Hoa hồng \(%\)/), '0,2');
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm mức hoa hồng' }));
    const jcb = within(canvas.getByRole('group', { name: 'Mức hoa hồng 2' }));
    await userEvent.selectOptions(jcb.getByLabelText('Loại thẻ'), 'JCB');
    await userEvent.type(jcb.getByLabelText(/^Hoa hồng \(%\)/), '0,35');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await seeToast('Thêm cộng tác viên thành công');
    const row = (await canvas.findByRole('link', { name: 'Nguyễn Thị Đường' })).closest('tr');
    await expect(row).toHaveTextContent('Mọi loại 0,2%, JCB 0,35%');
  },
};

/** The message about what was saved leads to it, by F8 and Enter, though the search of the list leaves it out. */
export const OpenFromMessage: Story = {
  name: 'Mở từ thông báo bằng F8',
  tags: ['bàn phím', 'điện thoại'],
  parameters: { app: { at: '/manager/collaborators?open=new&GeneralSearch=Hiệp' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Họ tên/), 'Nguyễn Thị Đường');
    await userEvent.type(canvas.getByLabelText(/^Số điện thoại/), '0912345670');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await seeToast('Thêm cộng tác viên thành công');
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('{F8}');
    await expect(within(document.body).getByRole('button', { name: 'Mở' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const form = within(await canvas.findByRole('dialog', { name: 'Sửa cộng tác viên' }));
    await expect(form.getByLabelText(/^Họ tên/)).toHaveValue('Nguyễn Thị Đường');
  },
};
