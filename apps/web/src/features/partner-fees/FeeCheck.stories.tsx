import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Canvas } from '../../test/canvas.ts';
import { LOADS, logInAgain } from '../../test/logInAgain.ts';
import { endFaults, setFaults } from '../../test/storyApp.ts';
import { withWholeApp } from '../../test/withApp.tsx';
import { PartnerFeesScreen } from './PartnerFeesScreen.tsx';
import { seeInPlace } from '../../test/seeInPlace.ts';

const meta = {
  title: 'Màn hình/Kiểm tra mức phí',
  component: PartnerFeesScreen,
  decorators: [withWholeApp({ at: '/partner/configfee?PartnerID=1' })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PartnerFeesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Máy và loại thẻ đã chọn còn nguyên qua một lời từ chối và một phiên hết hạn. */
export const KeepsTyped: Story = {
  name: 'Không mất phần đã chọn',
  tags: ['điện thoại'],
  play: async ({ canvas }) => {
    const check = await open(canvas);
    await userEvent.type(check.getByRole('combobox', { name: /^Máy/ }), 'POS Cửa hàng');
    await userEvent.keyboard('{Enter}');
    setFaults({ match: { operationId: 'getPartnerFee' }, kind: 'answer', status: 403 });
    await userEvent.selectOptions(check.getByLabelText(/^Loại thẻ/), 'Visa');
    await seeInPlace(check, 'Lỗi thử nghiệm');
    await expect(check.getByRole('combobox', { name: /^Máy/ })).toHaveDisplayValue(/^POS Cửa hàng/);

    setFaults({ match: { operationId: 'getPartnerFee' }, kind: 'answer', status: 401 });
    await userEvent.selectOptions(check.getByLabelText(/^Loại thẻ/), 'JCB');
    await logInAgain(canvas);
    endFaults();
    const again = await open(canvas);
    await expect(again.getByRole('combobox', { name: /^Máy/ })).toHaveDisplayValue(/^POS Cửa hàng/);
    await expect(again.getByLabelText(/^Loại thẻ/)).toHaveDisplayValue('JCB');
    await expect(await again.findByText('Áp dụng từ')).toBeVisible();
  },
};

async function open(canvas: Canvas): Promise<Canvas> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Kiểm tra mức phí' }, LOADS));
  return within(await canvas.findByRole('dialog', { name: 'Kiểm tra mức phí' }));
}
