import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { storyOrder } from '../../../test/storyRecords.ts';
import { withApp } from '../../../test/withApp.tsx';
import { ContractScreen } from '../ContractScreen.tsx';

const done = storyOrder(4);

const meta = {
  title: 'Màn hình/Biên nhận của đơn',
  component: ContractScreen,
  decorators: [withApp({ path: '/contract/:scheduleId', at: `/contract/${done.ScheduleID}` })],
} satisfies Meta<typeof ContractScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Biên nhận có tên cửa hàng, số đơn và số khách còn nợ; in trên giấy A5 hoặc cuộn 80 mm. */
export const Printed: Story = {
  name: 'In biên nhận',
  play: async ({ canvas }) => {
    const printed = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(await canvas.findByRole('button', { name: 'Thao tác khác' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'In biên nhận' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Biên nhận' }));
    const paper = within(dialog.getByRole('article', { name: 'Biên nhận' }));
    await expect(paper.getByText(new RegExp(`Đơn ${done.Code} · 20/11/2026`))).toBeVisible();
    await expect(paper.getByText(done.CustomerName)).toBeVisible();
    await expect(paper.getByText('Khách hàng', { selector: 'strong' })).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Khổ giấy'), 'Cuộn 80 mm');
    await expect(paper.queryByText('(Ký, ghi rõ họ tên)')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'In' }));
    await expect(printed).toHaveBeenCalledOnce();
    printed.mockRestore();
  },
};
