import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { withApp } from '../../test/withApp.tsx';
import { ActionLogScreen } from './ActionLogScreen.tsx';

const meta = {
  title: 'Màn hình/Lịch sử thao tác',
  component: ActionLogScreen,
  decorators: [withApp({ at: '/history/logaction' })],
} satisfies Meta<typeof ActionLogScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Thêm'))[0]).toBeVisible();
  },
};

export const NoMatch: Story = {
  name: 'Không khớp bộ lọc',
  parameters: { app: { at: '/history/logaction?GeneralSearch=khongcoai' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Không khớp bộ lọc|Không có/)).toBeVisible();
  },
};

/** Một dòng mở ra: trường nào đổi, trước và sau. */
export const Changes: Story = {
  name: 'Thay đổi trước và sau',
  parameters: { app: { at: '/history/logaction?ActionID=3' } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /Xem thay đổi/ });
    if (!first) throw new Error('No line of the history has changes.');
    await userEvent.click(first);
    await expect(await canvas.findByRole('columnheader', { name: 'Trước' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Sau' })).toBeVisible();
  },
};

/** Một thao tác là một dòng, nói bằng số của chứng từ và mở được chứng từ đó. */
export const OneLine: Story = {
  name: 'Một thao tác, một dòng',
  parameters: { app: { at: '/history/logaction', proposedBy: 'chushop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /Điều chỉnh công nợ.* KH000008/ })).toHaveLength(1);
    await expect(canvas.getAllByRole('link', { name: /HD\d{6}/ })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/\/contract\/\d+$/),
    );
  },
};
