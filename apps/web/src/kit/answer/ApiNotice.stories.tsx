import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { setApiTrouble } from '../../api/reach/apiTrouble.ts';
import { tellTrouble, type Reason } from '../../api/reach/tellTrouble.ts';
import { ApiNotice } from './ApiNotice.tsx';

/** Shows what is said for a reason, until the story is left. */
function because(reason: Reason) {
  return () => {
    const ends = { apiBaseUrl: 'https://api.example.vn', page: 'https://app.example.vn', keys: 'key' } as const;
    setApiTrouble(tellTrouble(reason, ends));
    return () => setApiTrouble(undefined);
  };
}

const meta = {
  title: 'Màn hình/Không gọi được API',
  component: ApiNotice,
  render: () => (
    <main>
      <h1>Khách hàng</h1>
      <ApiNotice />
    </main>
  ),
} satisfies Meta<typeof ApiNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Một câu cho người đứng quầy; mở ra là điều người quản trị phải cho phép. */
export const Default: Story = {
  name: 'API chưa cho phép trang này',
  beforeEach: because('origin'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('không cho phép trang này');
    await expect(canvas.getByText('https://app.example.vn')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Chi tiết cho người quản trị'));
    await expect(canvas.getByText('https://app.example.vn')).toBeVisible();
    await expect(canvas.getByText('Content-Type, Token, UserID, ShopID, Idempotency-Key')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'https://api.example.vn' })).toHaveAttribute('target', '_blank');
  },
};

export const Silent: Story = {
  name: 'API không trả lời',
  beforeEach: because('silent'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Chi tiết cho người quản trị'));
    await expect(canvas.getByText(/chứng chỉ hết hạn/)).toBeVisible();
  },
};

export const Policy: Story = {
  name: 'Chính sách của trang thiếu API',
  beforeEach: because('policy'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Chi tiết cho người quản trị'));
    await expect(canvas.getByText(/thiếu https:\/\/api\.example\.vn trong connect-src/)).toBeVisible();
  },
};

export const Over: Story = {
  name: 'Gọi lại được',
  beforeEach: because('silent'),
  play: async ({ canvas }) => {
    setApiTrouble(undefined);
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  },
};
