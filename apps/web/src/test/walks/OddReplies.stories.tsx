import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { shellRoutes } from '../../app/routes.tsx';
import { answeringReads, oddReplies } from './oddReplies.ts';
import { isDrawn, showApp, tellFigure, uncaughtIn } from './showApp.tsx';
import { patient } from '../patient.ts';

const meta = {
  title: 'Màn hình/Trả lời lạ',
  render: () => (
    <main>
      <h1>Mọi màn hình, từng trả lời lạ một</h1>
    </main>
  ),
  tags: ['!dev', '!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Data là null ở mọi lượt đọc: mỗi màn hình đứng vững hoặc báo lỗi của mình, khung ứng dụng còn nguyên. */
export const DataNull: Story = { name: 'Data là null', play: () => visitAll('Data is null') };

/** Data là danh sách rỗng, kể cả nơi cần một bản ghi. */
export const DataEmpty: Story = { name: 'Data là danh sách rỗng', play: () => visitAll('Data is an empty list') };

/** Thêm những trường không ai biết. */
export const Surplus: Story = { name: 'Thừa trường lạ', play: () => visitAll('fields nobody knows') };

/** Thiếu mọi trường không bắt buộc. */
export const Sparse: Story = { name: 'Thiếu trường tùy chọn', play: () => visitAll('no optional field') };

/** Từ chối với Message là null, dài mười nghìn chữ, hoặc là mã HTML. */
export const OddRefusal: Story = {
  name: 'Từ chối với lời lạ',
  play: () => visitAll('a refusal with an odd Message'),
};

/** The screens that a change reaches, where only those are asked for; else all. */
const walked = new Set(import.meta.env.VITE_WALKED?.split(',').filter(Boolean));
/** Paths of the shell without a record in them. */
const allScreens = shellRoutes
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/') && !path.includes(':') && (walked.size === 0 || walked.has(path)));

/** The screens that meet a kind of answer: all, or a third of them where there is no time, another third for each kind. */
function screensFor(what: keyof typeof oddReplies): string[] {
  if (import.meta.env.VITE_ALL_WALKS !== undefined || walked.size > 0) return allScreens;
  const turn = Object.keys(oddReplies).indexOf(what) % 3;
  return allScreens.filter((_path, place) => place % 3 === turn);
}

/** Opens the screens while each read is answered oddly: each stands, or says what is wrong, and so does the shell. Screens answer alike in every width. */
async function visitAll(what: keyof typeof oddReplies): Promise<void> {
  const screens = screensFor(what);
  let replies = 0;
  const answers = answeringReads(oddReplies[what], () => (replies += 1));
  const blank: string[] = [];
  const broken: string[] = [];
  const errors = await uncaughtIn(async () => {
    for (const at of screens) {
      const { box, leave } = showApp({ at, answers });
      try {
        await waitFor(() => seeCalm(box), patient).catch(() => blank.push(`${at}: still busy`));
        if (!standsIn(box)) blank.push(at);
        if (box.textContent.includes('Màn hình này gặp lỗi')) broken.push(at);
      } finally {
        leave();
      }
    }
  });
  await expect({ blank, broken, errors }).toEqual({ blank: [], broken: [], errors: [] });
  await expect(replies).toBeGreaterThan(screens.length);
  const figure = `${replies} odd replies (${what}) on ${screens.length} screens: 0 blank screens, 0 uncaught errors`;
  await tellFigure(`Row 41: ${figure}`);
}

/** Fails unless the screen is there and has waited for nothing during three frames. Asked so often that `expect` would take longer than the screens. */
async function seeCalm(box: HTMLElement): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) {
    const main = box.querySelector('main');
    if (!main || main.querySelector('[aria-busy="true"], .st-skeleton')) throw new Error('The screen waits.');
    await isDrawn();
  }
}

/** Whether the shell and something in its screen can be seen. */
function standsIn(box: HTMLElement): boolean {
  const [main, menu] = ['main', 'nav'].map((name) => box.querySelector(name));
  return main?.checkVisibility() === true && menu?.checkVisibility() === true && main.textContent.trim() !== '';
}
