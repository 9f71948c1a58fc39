import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '../../test/canvas.ts';
import { endFaults, setFaults } from '../../test/storyApp.ts';
import { shownMoney } from '../../test/shownMoney.ts';
import { storyDebtor, storyIncrease } from '../../test/storyRecords.ts';
import { withApp } from '../../test/withApp.tsx';
import { ComparisonsScreen } from './ComparisonsScreen.tsx';
import { seeInPlace } from '../../test/seeInPlace.ts';

const debtor = storyDebtor();
/** What one entry before today made the debtor owe. */
const missing = storyIncrease(debtor.PartyID);
const opened = { app: { at: `/debt/generalcomparison?customerID=${debtor.PartyID}` } };

const meta = {
  title: 'Màn hình/Đối chiếu công nợ',
  component: ComparisonsScreen,
  decorators: [withApp({ at: '/debt/generalcomparison' })],
} satisfies Meta<typeof ComparisonsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Chưa đối chiếu'))[0]).toBeVisible();
    await expect(canvas.getByText('Tổng cộng')).toBeVisible();
  },
};

/** Hai bên khớp: gõ số của bên kia thấy ngay là khớp; khóa thì không sửa gì đến hết ngày đó, và người khóa không tự mở. */
export const AgreeAndLock: Story = {
  name: 'Khớp và khóa',
  tags: ['điện thoại'],
  parameters: opened,
  play: async ({ canvas }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: new RegExp(debtor.Name) }));
    const theirs = await enterTheirs(canvas, (ours) => ours);
    await expect(theirs).toContain('Hai bên khớp.');
    await userEvent.click(await drawer.findByRole('button', { name: 'Khóa đối chiếu' }));
    const lock = within(await canvas.findByRole('alertdialog', { name: 'Khóa đối chiếu' }));
    await expect(lock.getByText(/^Sau khi khóa, không ghi thêm/)).toBeVisible();
    await userEvent.click(lock.getByRole('button', { name: 'Khóa' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Mở khóa' }));
    const open = within(await canvas.findByRole('alertdialog', { name: 'Mở khóa đối chiếu' }));
    await userEvent.type(open.getByLabelText(/^Lý do mở/), 'Họ báo lại số khác');
    await userEvent.click(open.getByRole('button', { name: 'Mở khóa' }));
    await seeInPlace(open, /Người đã khóa không được tự mở/);
  },
};

/** Họ thiếu một bút toán: chênh lệch hiện ra, và bút toán đúng số tiền đó được gợi ý. */
export const MissingEntry: Story = {
  name: 'Tìm ra bút toán họ thiếu',
  parameters: opened,
  play: async ({ canvas }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: new RegExp(debtor.Name) }));
    await enterTheirs(canvas, (ours) => ours - missing);
    const found = within(await drawer.findByRole('grid', { name: 'Bút toán có thể giải thích chênh lệch' }));
    await expect((await found.findAllByText('Có thể họ chưa ghi'))[0]).toBeVisible();
    await waitFor(() => expect(drawer.getByText('Chênh lệch').parentElement).toHaveTextContent(shownMoney(missing)));
  },
};

/** Vừa lưu số mới mà số trên màn hình chưa kịp đọc lại: câu hỏi khóa đợi số mới, nên không bao giờ khóa số cũ. */
export const LockRightAfter: Story = {
  name: 'Khóa ngay sau khi nhập số mới',
  parameters: opened,
  play: async ({ canvas }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: new RegExp(debtor.Name) }));
    await enterTheirs(canvas, (ours) => ours - missing);
    await drawer.findByRole('button', { name: 'Khóa đối chiếu' });
    setFaults({ match: { operationId: 'listDebtComparisons' }, kind: 'slow', medianMs: 600 });
    await enterTheirs(canvas, (ours) => ours, 'Nhập số mới của họ');
    endFaults();
    await userEvent.click(drawer.getByRole('button', { name: 'Khóa đối chiếu' }));
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    const asked = within(await canvas.findByRole('alertdialog', { name: 'Khóa đối chiếu' }));
    await expect(asked.getByText(/chênh lệch 0/)).toBeVisible();
    await expect(asked.queryByLabelText(/^Lý do chênh lệch/)).toBeNull();
    await userEvent.click(asked.getByRole('button', { name: 'Khóa' }));
    await expect(await drawer.findByRole('button', { name: 'Mở khóa' })).toBeVisible();
  },
};

/** Types what the other side says, made from our balance of the day; the sentence below the amount. */
async function enterTheirs(
  canvas: Canvas,
  from: (ours: number) => number,
  button = 'Nhập số của bên kia',
): Promise<string> {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  const form = within(await canvas.findByRole('dialog', { name: 'Nhập số của bên kia' }));
  const said = await form.findByText(/^Số của cửa hàng:/);
  const ours = Number(
    (said.textContent ?? '')
      .replace(/^Số của cửa hàng: /, '')
      .replace(/[^\d−-]/g, '')
      .replace('−', '-'),
  );
  await userEvent.type(form.getByLabelText(/^Số của bên kia/), String(from(ours)));
  await waitFor(() => expect(said).toHaveTextContent(/khớp|Chênh lệch/));
  const sentence = said.textContent ?? '';
  await userEvent.click(form.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Nhập số của bên kia' })).toBeNull());
  return sentence;
}
