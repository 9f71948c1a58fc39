import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { seeToast } from '../../test/seeToast.ts';
import { withApp } from '../../test/withApp.tsx';
import { PosScreen } from './PosScreen.tsx';

const meta = {
  title: 'Màn hình/Máy POS',
  component: PosScreen,
  decorators: [withApp({ at: '/manager/pos' })],
} satisfies Meta<typeof PosScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Máy VCB quầy 1' })).toBeVisible();
  },
};

export const WrongFields: Story = {
  name: 'Ô nhập sai',
  parameters: { app: { at: '/manager/pos?open=new' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Quẹt từ giờ'), '25:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect(canvas.getByText('Vui lòng nhập tên máy')).toBeVisible();
    await expect(canvas.getByText('Vui lòng chọn ngân hàng')).toBeVisible();
    await expect(canvas.getByText('Vui lòng nhập phí máy (%)')).toBeVisible();
    await expect(canvas.getByText(/Giờ không hợp lệ/)).toBeVisible();
    await expect(canvas.getByLabelText(/^Tên máy/)).toHaveFocus();
  },
};

/** Thêm máy POS phí 1,32 %, Visa 1,1 %: danh sách hiện khoảng phí. */
export const AddPos: Story = {
  name: 'Thêm máy POS',
  parameters: { app: { at: '/manager/pos?open=new' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Tên máy/), 'Máy VCB quầy 9');
    await userEvent.type(canvas.getByRole('combobox', { name: /^Ngân hàng/ }), 'vietcombank');
    await userEvent.keyboard('{Enter}');
    await userEvent.type(canvas.getByLabelText(/^Mã máy \(TID\)/), '24531999');
    await userEvent.type(canvas.getByLabelText(/^Phí máy \(%\)/), '1,32');
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm phí máy' }));
    const visa = within(canvas.getByRole('group', { name: 'Phí máy 2' }));
    await userEvent.selectOptions(visa.getByLabelText('Loại thẻ'), 'Visa');
    await userEvent.type(visa.getByLabelText(/^Phí máy \(%\)/), '1,1');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await seeToast('Thêm máy POS thành công');
    const row = (await canvas.findByRole('link', { name: 'Máy VCB quầy 9' })).closest('tr');
    await expect(row).toHaveTextContent('1,1% – 1,32%');
  },
};

/** Số máy còn nợ dẫn tới công nợ của máy ấy, nơi có lô, bút toán và mọi việc làm được. */
export const Debt: Story = {
  name: 'Máy còn nợ',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    const row = (await canvas.findByRole('link', { name: 'Máy VCB quầy 1' })).closest('tr');
    const debt = await within(row ?? document.body).findByRole('link', { name: /^[\d.]+$/ });
    await expect(debt).toHaveAttribute('href', '/debt?tab=pos&posID=1');
  },
};

/** Nhập máy POS từ bảng dán: ngân hàng lạ bị chỉ ra, dòng đúng thành máy với phí cho mọi loại thẻ. */
export const ImportWithOneBadLine: Story = {
  name: 'Nhập tệp có một dòng lỗi',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Máy VCB quầy 1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Nhập Excel' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Nhập máy POS từ Excel' }));
    await userEvent.click(dialog.getByLabelText('Hoặc dán từ bảng tính'));
    await userEvent.paste(
      'Tên máy\tMã máy (TID)\tNgân hàng\tPhí máy (%)\tTối đa ngày\n' +
        'Máy VCB quầy 8\t24531888\tVCB\t1,3\t200tr\nMáy lạ\t24531889\tXYZ\t1,3\t\n',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Xem trước' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Nhập 1 dòng' }));
    await expect(await dialog.findByText('Nhập 1 dòng thành công, 1 dòng lỗi')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Xong' }));
    const row = (await canvas.findByRole('link', { name: 'Máy VCB quầy 8' })).closest('tr');
    await expect(row).toHaveTextContent('1,3%');
  },
};
