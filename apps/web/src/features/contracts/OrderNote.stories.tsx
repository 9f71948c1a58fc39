import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '../../test/canvas.ts';
import { LOADS, logInAgain } from '../../test/logInAgain.ts';
import { endFaults, setFaults } from '../../test/storyApp.ts';
import { storyOrder } from '../../test/storyRecords.ts';
import { withWholeApp } from '../../test/withApp.tsx';
import { ContractScreen } from './ContractScreen.tsx';

const atWork = storyOrder(2);

const meta = {
  title: 'Màn hình/Ghi chú và trao đổi của đơn',
  component: ContractScreen,
  decorators: [withWholeApp({ at: `/contract/${atWork.ScheduleID}` })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContractScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ghi chú gõ dở còn nguyên qua một lời chê, một câu trả lời bị mất và một phiên hết hạn. */
export const KeepsTyped: Story = {
  name: 'Không mất chữ đã gõ',
  play: async ({ canvas }) => {
    await typeNote(canvas, 'khách đọc OTP 123456');
    await save(canvas);
    const note = canvas.getByLabelText('Ghi chú');
    await waitFor(() => expect(note).toHaveAccessibleDescription(/không được chứa mã bảo mật/));
    await expect(note).toHaveValue('khách đọc OTP 123456');
    await typeNote(canvas, 'gọi trước khi quẹt');

    setFaults({ match: { operationId: 'updateScheduleNote' }, kind: 'lost', when: 'before' });
    await save(canvas);
    await expect(await canvas.findByText(/bấm lại là an toàn/)).toBeVisible();
    await expect(canvas.getByLabelText('Ghi chú')).toHaveValue('gọi trước khi quẹt');

    setFaults({ match: { operationId: 'updateScheduleNote' }, kind: 'answer', status: 401 });
    await save(canvas);
    await logInAgain(canvas);
    await waitFor(() => expect(canvas.getByLabelText('Ghi chú')).toHaveValue('gọi trước khi quẹt'), LOADS);
    endFaults();
    await save(canvas);
    await waitFor(() => expect(within(document.body).getByText('Cập nhật ghi chú thành công')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Bỏ sửa' })).toBeNull();
  },
};

/** Lời trao đổi gõ dở còn nguyên qua một phiên hết hạn và một câu trả lời bị mất; bấm gửi lại không ghi hai lần. */
export const CommentKeepsTyped: Story = {
  name: 'Trao đổi không mất chữ đã gõ',
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.querySelector('.st-comments__none, .st-comments ul')).toBeVisible(), LOADS);
    await userEvent.type(canvas.getByLabelText('Nội dung trao đổi'), 'Khách hẹn chiều quay lại');
    setFaults({ match: { operationId: 'addScheduleComment' }, kind: 'answer', status: 401 });
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
    await logInAgain(canvas);
    const box = await canvas.findByLabelText('Nội dung trao đổi', undefined, LOADS);
    await expect(box).toHaveValue('Khách hẹn chiều quay lại');
    setFaults({ match: { operationId: 'addScheduleComment' }, kind: 'lost', when: 'after' });
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
    await expect(await within(document.body).findByText(/không bị ghi hai lần/)).toBeVisible();
    endFaults();
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
    await waitFor(() => expect(canvas.getByLabelText('Nội dung trao đổi')).toHaveValue(''));
    await waitFor(() => expect(canvas.getAllByText('Khách hẹn chiều quay lại', { selector: 'p' })).toHaveLength(1));
  },
};

/** Rời đơn khi ghi chú còn dở thì được hỏi; ở lại thì chữ vẫn còn. */
export const AsksBeforeLeaving: Story = {
  name: 'Hỏi trước khi rời đi',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    await typeNote(canvas, 'gọi trước khi quẹt');
    await userEvent.click(await canvas.findByRole('link', { name: new RegExp(`^${atWork.CustomerName} · `) }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Bỏ các thay đổi?' }));
    await userEvent.click(question.getByRole('button', { name: 'Tiếp tục sửa' }));
    await expect(canvas.getByLabelText('Ghi chú')).toHaveValue('gọi trước khi quẹt');
  },
};

async function typeNote(canvas: Canvas, text: string): Promise<void> {
  await userEvent.clear(await canvas.findByLabelText('Ghi chú', undefined, LOADS));
  await userEvent.type(canvas.getByLabelText('Ghi chú'), text);
}

async function save(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Lưu ghi chú' }));
}
