import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withApp } from '../../test/withApp.tsx';
import { PartnerShopsScreen } from './PartnerShopsScreen.tsx';

const meta = {
  title: 'Màn hình/Phí đối tác theo cửa hàng',
  component: PartnerShopsScreen,
  decorators: [withApp({ at: '/partner/partnershop' })],
} satisfies Meta<typeof PartnerShopsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Một cửa hàng thấy đối tác của mình; mở một dòng là tới bảng phí. */
export const Default: Story = {
  name: 'Mặc định',
  play: async ({ canvas }) => {
    const partner = await canvas.findByRole('link', { name: 'Cửa hàng Minh Phát' });
    await expect(partner).toHaveAttribute('href', '/partner/configfee?PartnerID=1');
    await expect(partner.closest('tr')).toHaveTextContent('1,5%');
  },
};

/** Công ty thấy đối tác của mọi cửa hàng, xếp theo cửa hàng hoặc theo phí. */
export const Company: Story = {
  name: 'Công ty',
  parameters: { app: { as: 'congty' } },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Thẻ Phú Nhuận');
    const [first] = await canvas.findAllByRole('link');
    await expect(first).toHaveAttribute('href', expect.stringContaining('/partner/configfee?PartnerID='));
  },
};

export const NoMatch: Story = {
  name: 'Không khớp bộ lọc',
  parameters: { app: { at: '/partner/partnershop?GeneralSearch=kh%C3%B4ng%20c%C3%B3%20ai' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không khớp bộ lọc')).toBeVisible();
  },
};
