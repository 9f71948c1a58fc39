import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { seeToast } from '../../test/seeToast.ts';
import type { Canvas } from '../../test/canvas.ts';
import { LOADS, logInAgain } from '../../test/logInAgain.ts';
import { endFaults, setFaults } from '../../test/storyApp.ts';
import { withWholeApp } from '../../test/withApp.tsx';
import { CardsScreen } from './CardsScreen.tsx';

const meta = {
  title: 'Màn hình/Giữ thẻ và lên lịch',
  component: CardsScreen,
  decorators: [withWholeApp({ at: '/cards?cardInShop=false' })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CardsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Giữ thẻ: máy chủ chê, phiên hết hạn rồi mất câu trả lời, chữ đã gõ vẫn còn; bấm lại thì thẻ chỉ được giữ một lần. */
export const HoldKeepsTyped: Story = {
  name: 'Giữ thẻ không mất chữ đã gõ',
  play: async ({ canvas }) => {
    const hold = await openOf(canvas, 'Giữ thẻ', 'Giữ thẻ');
    await userEvent.type(hold.getByLabelText('Nơi cất'), 'Ngăn 9, dòng 3');
    await userEvent.type(hold.getByLabelText('Ghi chú'), 'mã OTP 123456');
    await userEvent.click(hold.getByRole('button', { name: 'Giữ thẻ' }));
    await seeFault(hold, 'Ghi chú', /không được chứa mã bảo mật/);
    await expect(hold.getByLabelText('Nơi cất')).toHaveValue('Ngăn 9, dòng 3');
    await userEvent.clear(hold.getByLabelText('Ghi chú'));
    await userEvent.type(hold.getByLabelText('Ghi chú'), 'khách gửi qua trưa');

    setFaults({ match: { operationId: 'changeHoldCard' }, kind: 'answer', status: 401 });
    await userEvent.click(hold.getByRole('button', { name: 'Giữ thẻ' }));
    await logInAgain(canvas);
    const again = await openOf(canvas, 'Giữ thẻ', 'Giữ thẻ');
    await expect(again.getByText(/^Đã khôi phục nội dung/)).toBeVisible();
    await expect(again.getByLabelText('Nơi cất')).toHaveValue('Ngăn 9, dòng 3');
    await expect(again.getByLabelText('Ghi chú')).toHaveValue('khách gửi qua trưa');

    setFaults({ match: { operationId: 'changeHoldCard' }, kind: 'lost', when: 'after' });
    await userEvent.click(again.getByRole('button', { name: 'Giữ thẻ' }));
    await expect(await again.findByRole('alert')).toHaveTextContent('không bị ghi hai lần');
    await expect(again.getByLabelText('Ghi chú')).toHaveValue('khách gửi qua trưa');
    endFaults();
    await userEvent.click(again.getByRole('button', { name: 'Giữ thẻ' }));
    await seeToast(/^Giữ thẻ thành công/);
  },
};

/** Lên lịch làm: số tiền và ngày gõ từng phím còn nguyên qua một lời chê, một phiên hết hạn và một câu trả lời bị mất. */
export const PlanKeepsTyped: Story = {
  name: 'Lên lịch không mất chữ đã gõ',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    const plan = await openOf(canvas, 'Lên lịch làm', 'Lên lịch làm thẻ');
    await userEvent.type(plan.getByLabelText('Ngày làm'), '23/11');
    await userEvent.type(plan.getByLabelText('Số tiền dự kiến'), '30tr');
    await userEvent.type(plan.getByLabelText('Ghi chú'), 'PIN 2468');
    await userEvent.click(plan.getByRole('button', { name: 'Lên lịch' }));
    await seeFault(plan, 'Ghi chú', /không được chứa mã bảo mật/);
    await userEvent.clear(plan.getByLabelText('Ghi chú'));
    await userEvent.type(plan.getByLabelText('Ghi chú'), 'gọi trước');

    setFaults({ match: { operationId: 'saveCalendarPayment' }, kind: 'answer', status: 401 });
    await userEvent.click(plan.getByRole('button', { name: 'Lên lịch' }));
    await logInAgain(canvas);
    const again = await openOf(canvas, 'Lên lịch làm', 'Lên lịch làm thẻ');
    await expect(again.getByLabelText('Ngày làm')).toHaveValue('23/11/2026');
    await expect(again.getByLabelText('Số tiền dự kiến')).toHaveValue('30.000.000');
    await expect(again.getByLabelText('Ghi chú')).toHaveValue('gọi trước');

    setFaults({ match: { operationId: 'saveCalendarPayment' }, kind: 'lost', when: 'before' });
    await userEvent.click(again.getByRole('button', { name: 'Lên lịch' }));
    await expect(await again.findByRole('alert')).toHaveTextContent('bấm lại là an toàn');
    await expect(again.getByLabelText('Số tiền dự kiến')).toHaveValue('30.000.000');
    endFaults();
    await userEvent.click(again.getByRole('button', { name: 'Lên lịch' }));
    await seeToast(/^Đã lên lịch làm thẻ ngày /);
  },
};

async function openOf(canvas: Canvas, line: string, title: string): Promise<Canvas> {
  const table = within(await canvas.findByRole('grid', { name: 'Danh sách thẻ' }, LOADS));
  await userEvent.click((await table.findAllByRole('button', { name: /^Thao tác/ }, LOADS))[0] ?? document.body);
  await userEvent.click(await canvas.findByRole('menuitem', { name: line }));
  return within(await canvas.findByRole('dialog', { name: title }));
}

async function seeFault(dialog: Canvas, label: string, fault: RegExp): Promise<void> {
  await waitFor(() => expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(fault));
  await waitFor(() => expect(dialog.getByLabelText(label)).toHaveFocus());
}
