import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shellRoutes } from '../../app/routes.tsx';
import { CompanyWalk } from './companyWalk.ts';
import { tellFigure } from './showApp.tsx';

const meta = {
  title: 'Màn hình/Công ty bấm mọi nút',
  render: () => (
    <main>
      <h1>Mọi nút mà công ty được thấy</h1>
    </main>
  ),
  tags: ['!dev', '!autodocs', 'vòng hai'],
} satisfies Meta;
export default meta;

/** Parts of the walk, one story each, well within the time a story may take. */
const PARTS = 6;
/** Fewest controls of a part: a walk that presses nothing proves nothing. */
const FEWEST = 150;

/** Screens of the shell; that of an order shows the first, that of fees the first partner. */
const screens = shellRoutes
  .map(({ path }) => path.replace(':scheduleId', '1').replace(/configfee$/, 'configfee?PartnerID=1'))
  .filter((path) => path.startsWith('/'));

export const First = { name: 'Công ty bấm mọi nút, phần 1', play: () => walkPart(0) };
export const Second = { name: 'Công ty bấm mọi nút, phần 2', play: () => walkPart(1) };
export const Third = { name: 'Công ty bấm mọi nút, phần 3', play: () => walkPart(2) };
export const Fourth = { name: 'Công ty bấm mọi nút, phần 4', play: () => walkPart(3) };
export const Fifth = { name: 'Công ty bấm mọi nút, phần 5', play: () => walkPart(4) };
export const Sixth = { name: 'Công ty bấm mọi nút, phần 6', play: () => walkPart(5) };

/** Presses all that is offered to the company on every sixth screen: nothing is refused because it is the company, no menu is empty. */
async function walkPart(rest: number): Promise<void> {
  const walk = new CompanyWalk();
  for (const at of screens.filter((_, place) => place % PARTS === rest)) await walk.screen(at);
  const { pressed, ...wrong } = walk.walked;
  await tellFigure(`Company, part ${rest + 1}: ${pressed} controls pressed, ${wrong.refused.length} refused`);
  await expect(wrong).toEqual({ refused: [], emptyMenus: [], failed: [] });
  await expect(pressed).toBeGreaterThan(FEWEST);
}
