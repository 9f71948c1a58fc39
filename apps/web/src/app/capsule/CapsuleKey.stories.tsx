import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { patient } from '../../test/patient.ts';
import { withWholeApp } from '../../test/withApp.tsx';
import { Shell } from '../shell/Shell.tsx';

const meta = {
  title: 'Màn hình/Khung ứng dụng – Gói trạng thái',
  component: Shell,
  decorators: [withWholeApp({ at: '/changepassword' })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

/** On the mock server the key packs this screen, with who looks at it, into an address that gives a file. */
export const OnMock: Story = {
  name: 'Đóng gói cho đồng nghiệp',
  beforeEach: () => answerMock(() => Response.json({ print: '9f2c', opened: null })),
  play: async () => {
    await page().findByRole('heading', { name: 'Đổi mật khẩu' }, patient);
    await userEvent.keyboard('{Control>}{Shift>}b{/Shift}{/Control}');
    const dialog = within(await page().findByRole('dialog', { name: 'Gói trạng thái' }, patient));
    await userEvent.type(dialog.getByLabelText('Ghi chú'), 'Lỗi khi đổi mật khẩu');
    const downloaded = watchDownloads();
    await userEvent.click(dialog.getByRole('button', { name: 'Tải gói về' }));
    const { pathname, searchParams } = new URL(downloaded());
    await expect(pathname).toBe('/_mock/capsule');
    await expect(Object.fromEntries(searchParams)).toMatchObject({
      user: 'chushop',
      shop: '1',
      address: '/changepassword',
      note: 'Lỗi khi đổi mật khẩu',
      build: '8b102249 2026-11-18',
    });
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** On any other server the key does nothing. */
export const OnRealApi: Story = {
  name: 'Trên API thật thì phím không làm gì',
  beforeEach: () => answerMock(() => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })),
  play: async () => {
    await page().findByRole('heading', { name: 'Đổi mật khẩu' }, patient);
    await userEvent.keyboard('{Control>}{Shift>}b{/Shift}{/Control}');
    await waitFor(() => expect(asked).toBe(1));
    await expect(page().queryByRole('dialog')).not.toBeInTheDocument();
  },
};

let asked = 0;

/** Answers what is asked of the control until the story ends. */
function answerMock(answer: () => Response): () => void {
  const real = globalThis.fetch;
  asked = 0;
  globalThis.fetch = (input, init) => {
    if (typeof input !== 'string' || !input.startsWith('/_mock/')) return real(input, init);
    asked += 1;
    return Promise.resolve(answer());
  };
  return () => {
    globalThis.fetch = real;
  };
}

/** Address of the file that is downloaded; nothing is. */
function watchDownloads(): () => string {
  let address = '';
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    address = this.href;
  });
  return () => address;
}
