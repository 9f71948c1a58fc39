import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyOrder } from '../../test/storyRecords.ts';
import { withWholeApp } from '../../test/withApp.tsx';
import { Shell } from './Shell.tsx';
import { patient } from '../../test/patient.ts';

const meta = {
  title: 'Màn hình/Khung ứng dụng, F2',
  component: Shell,
  decorators: [withWholeApp({ at: '/customer' })],
  parameters: { layout: 'fullscreen' },
  // A phone has no keys, and the counter's button stands elsewhere there.
  globals: { viewport: { value: 'cashier' } },
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;

const order = storyOrder(0);
const page = () => within(document.body);

/** Gõ liền sau F2, nhanh đến đâu cũng không mất số nào, và không số nào rơi vào ô tìm của danh sách phía sau. */
export const TypedAtOnce: Story = {
  name: 'Gõ ngay sau F2',
  play: async () => {
    const behind = await page().findByRole('searchbox', {}, patient);
    behind.focus();
    await userEvent.keyboard(`{F2}${order.CardLast4}`);
    await expect(behind).toHaveValue('');
    await waitFor(async () => expect(await search()).toHaveValue(order.CardLast4), patient);
    await page().findByRole('option', { name: new RegExp(order.CustomerName) }, patient);
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await search()).toHaveValue(order.CustomerName), patient);
  },
};

/** Cả Enter cũng chờ theo đúng thứ tự, chữ sau nó vào ô kế tiếp; phím xóa xóa chữ vừa gõ. */
export const EnterAtOnce: Story = {
  name: 'Gõ và Enter ngay sau F2',
  play: async () => {
    await page().findByRole('heading', { level: 1, name: 'Khách hàng' }, patient);
    await userEvent.keyboard('{F2}9{Backspace}0912000888{Enter}mai');
    const form = within(await page().findByRole('dialog', { name: 'Phục vụ khách' }, patient));
    await waitFor(() => expect(form.getByLabelText(/^Họ tên/)).toHaveValue('mai'), patient);
    await expect(form.getByLabelText(/^Số điện thoại/)).toHaveValue('0912000888');
  },
};

/** Đang phục vụ một người, F2 lần nữa là đổi người: con trỏ về ô đầu, gõ là tìm. */
export const PressedAgain: Story = {
  name: 'F2 lần nữa: đổi khách',
  play: async () => {
    await page().findByRole('heading', { level: 1, name: 'Khách hàng' }, patient);
    await userEvent.keyboard(`{F2}${order.CardLast4}`);
    await page().findByRole('option', { name: new RegExp(order.CustomerName) }, patient);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Số tiền/), patient);
    await userEvent.keyboard('{F2}0912');
    await expect(await search()).toHaveFocus();
    await expect(await search()).toHaveValue('0912');
  },
};

/** Bấm Esc trong lúc chờ là thôi: không phím nào được gõ vào đâu. */
export const GivenUp: Story = {
  name: 'Esc trong lúc chờ',
  play: async () => {
    await page().findByRole('heading', { level: 1, name: 'Khách hàng' }, patient);
    await userEvent.keyboard('{F2}48{Escape}');
    await expect(await search()).toHaveValue('');
  },
};

function search(): Promise<HTMLElement> {
  return page().findByRole('combobox', { name: /^Điện thoại, tên hoặc 4 số cuối thẻ/ }, patient);
}
