import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { seeToast } from '../../test/seeToast.ts';
import type { Canvas } from '../../test/canvas.ts';
import { withApp } from '../../test/withApp.tsx';
import { PosPartnersScreen } from './PosPartnersScreen.tsx';

const meta = {
  title: 'Màn hình/POS đối tác',
  component: PosPartnersScreen,
  decorators: [withApp({ at: '/manager/pospartner' })],
} satisfies Meta<typeof PosPartnersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'POS Cửa hàng Minh Phát' })).toBeVisible();
  },
};

export const WrongFields: Story = {
  name: 'Ô nhập sai',
  parameters: { app: { at: '/manager/pospartner?open=new' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lưu' }));
    await expect(canvas.getByText('Vui lòng chọn đối tác')).toBeVisible();
    await expect(canvas.getByText('Vui lòng nhập tên máy')).toBeVisible();
  },
};

/** Thêm một máy tên rất dài cho đối tác: có ngay trong danh sách. */
export const AddTerminal: Story = {
  name: 'Thêm máy của đối tác',
  parameters: { app: { at: '/manager/pospartner?open=new' } },
  play: async ({ canvas }) => {
    const name = 'Máy đặt tại quầy giao dịch số 12 tầng trệt trung tâm thương mại Nguyễn Thị Minh Khai';
    await choose(canvas, /^Đối tác/, 'minh phat');
    await userEvent.type(canvas.getByLabelText(/^Tên máy/), name);
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await seeToast('Thêm POS đối tác thành công');
    await expect(await canvas.findByRole('link', { name })).toBeVisible();
  },
};

/** Một mã POS được yêu cầu, được duyệt thành mã đang dùng của máy, rồi bị thu hồi. */
export const ApproveThenRevoke: Story = {
  name: 'Duyệt rồi thu hồi',
  tags: ['điện thoại'],
  parameters: { app: { at: '/manager/pospartner?tab=codes&open=new' } },
  play: async ({ canvas }) => {
    await choose(canvas, /^Máy của đối tác/, 'Cửa hàng Minh Phát');
    await userEvent.type(canvas.getByLabelText(/^Mã POS/), 'MP-70099999');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await seeToast('Thêm yêu cầu mã POS thành công');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.type(canvas.getByRole('searchbox'), 'MP-70099999{Enter}');
    await canvas.findByText('1–1 của 1');
    await expect(canvas.getByText('Chờ duyệt')).toBeVisible();
    await takeStep(canvas, 'Duyệt');
    await seeToast('Duyệt mã POS MP-70099999 thành công');
    await userEvent.click(canvas.getByRole('tab', { name: 'Máy của đối tác' }));
    const terminal = (await canvas.findByRole('link', { name: 'POS Cửa hàng Minh Phát' })).closest('tr');
    await expect(terminal).toHaveTextContent('MP-70099999');
    await userEvent.click(canvas.getByRole('tab', { name: 'Yêu cầu mã POS' }));
    await canvas.findByText(/^Mỗi yêu cầu được duyệt hoặc từ chối một lần/);
    await userEvent.type(canvas.getByRole('searchbox'), 'MP-70099999{Enter}');
    await canvas.findByText('1–1 của 1');
    await takeStep(canvas, 'Thu hồi', 'Đối tác đổi máy khác');
    await seeToast('Thu hồi mã POS MP-70099999 thành công');
    await expect(await canvas.findByText('Đã thu hồi')).toBeVisible();
  },
};

/** Không nói lý do thì không từ chối được. */
export const RefuseWithoutReason: Story = {
  name: 'Từ chối thiếu lý do',
  parameters: { app: { at: '/manager/pospartner?tab=codes&Status=0' } },
  play: async ({ canvas }) => {
    await takeStep(canvas, 'Từ chối');
    const question = within(await canvas.findByRole('alertdialog', { name: 'Từ chối mã POS' }));
    await expect(question.getByLabelText(/^Lý do/)).toHaveFocus();
  },
};

/** Tên màn hình và các nút đứng trên các thẻ, thẻ nào mở cũng vậy. */
export const TitleAboveTabs: Story = {
  name: 'Tiêu đề trên các phần',
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1, name: 'POS đối tác' });
    await expect(title.compareDocumentPosition(canvas.getByRole('tablist'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(canvas.getByRole('tab', { name: 'Yêu cầu mã POS' }));
    await expect(await canvas.findByRole('searchbox', { name: 'Tìm yêu cầu mã POS' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 1, name: 'POS đối tác' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Thêm mới' })).toBeVisible();
  },
};

/** Công ty thấy máy thuộc cửa hàng nào mà không phải bật cột. */
export const CompanySeesShop: Story = {
  name: 'Công ty thấy tên cửa hàng',
  parameters: { app: { as: 'congty' } },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('grid', { name: 'POS đối tác' }));
    await expect((await table.findAllByText(/^Thẻ (Phú Nhuận|Gò Vấp|Thủ Đức)$/))[0]).toBeVisible();
  },
};

/** Số liệu trong kỳ cộng lại đúng bằng dòng tổng. */
export const Figures: Story = {
  name: 'Số liệu',
  parameters: { app: { at: '/manager/pospartner?tab=figures' } },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('grid', { name: 'Số liệu POS đối tác' }));
    await expect(await table.findByText('POS Cửa hàng Minh Phát')).toBeVisible();
    await expect(table.getByText('Tổng cộng')).toBeVisible();
  },
};

export const NoCodes: Story = {
  name: 'Chưa có mã',
  parameters: { app: { scenario: 'empty', at: '/manager/pospartner?tab=codes' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có yêu cầu mã POS')).toBeVisible();
  },
};

async function takeStep(canvas: Canvas, step: string, reason?: string): Promise<void> {
  const [menu] = await canvas.findAllByRole('button', { name: /^Thao tác/ });
  await userEvent.click(menu ?? document.body);
  await userEvent.click(await canvas.findByRole('menuitem', { name: step }));
  const question = within(await canvas.findByRole('alertdialog', { name: `${step} mã POS` }));
  if (reason) await userEvent.type(question.getByLabelText(/^Lý do/), reason);
  await userEvent.click(question.getByRole('button', { name: step }));
}

async function choose(canvas: Canvas, field: RegExp, text: string): Promise<void> {
  await userEvent.type(await canvas.findByRole('combobox', { name: field }), text);
  await userEvent.keyboard('{Enter}');
}
