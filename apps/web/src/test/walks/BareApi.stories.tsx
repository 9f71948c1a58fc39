import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shellRoutes } from '../../app/routes.tsx';
import type { AccountName } from '../askEngine.ts';
import type { StoryWorld } from '../storyApp.ts';
import { BareWalk } from './bareWalk.ts';
import { tellFigure } from './showApp.tsx';

const meta = {
  title: 'Màn hình/API thiếu phần tự đặt',
  render: () => (
    <main>
      <h1>Mọi màn hình, trên API chỉ có những gì đặc tả nêu</h1>
    </main>
  ),
  tags: ['!dev', '!autodocs', 'vòng hai'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The screens that are asked for alone, else all. */
const walked = new Set(import.meta.env.VITE_WALKED?.split(',').filter(Boolean));
/** Screens of the shell; that of an order shows the first, that of fees the first partner. */
const screens = shellRoutes
  .map(({ path }) => path.replace(':scheduleId', '1').replace(/configfee$/, 'configfee?PartnerID=1'))
  .filter((path) => path.startsWith('/') && (walked.size === 0 || walked.has(path)));

/** Screens with the most of what an API may lack: figures, a calendar, one order, a list of parties, a report, a company's records. */
const FEW = ['/', '/schedule-payment?mode=week', '/contract/1', '/debt/customer', '/report/turnover', '/manager/pos'];
/** What is missing of what the specification does not name. */
const CALLS = { bare: { calls: 'named', fields: 'all' } } as const;
const ABSENT = { bare: { calls: 'all', fields: 'absent' } } as const;
const NULLS = { bare: { calls: 'all', fields: 'null' } } as const;

export const CallsOwner: Story = { name: 'Thiếu lời gọi, chủ cửa hàng', play: () => visitAll(CALLS, 'chushop') };
export const CallsCashier: Story = { name: 'Thiếu lời gọi, nhân viên', play: () => visitAll(CALLS, 'nhanvien') };
export const CallsCompany: Story = { name: 'Thiếu lời gọi, công ty', play: () => visitAll(CALLS, 'congty') };
export const AbsentOwner: Story = { name: 'Thiếu trường, chủ cửa hàng', play: () => visitAll(ABSENT, 'chushop') };
export const AbsentCashier: Story = { name: 'Thiếu trường, nhân viên', play: () => visitAll(ABSENT, 'nhanvien') };
export const AbsentCompany: Story = { name: 'Thiếu trường, công ty', play: () => visitAll(ABSENT, 'congty') };
export const NullsOwner: Story = { name: 'Trường là null, chủ cửa hàng', play: () => visitAll(NULLS, 'chushop') };
export const NullsCashier: Story = { name: 'Trường là null, nhân viên', play: () => visitAll(NULLS, 'nhanvien') };
export const NullsCompany: Story = { name: 'Trường là null, công ty', play: () => visitAll(NULLS, 'congty') };

export const PressedCashier1: Story = { name: 'Bấm mọi nút, nhân viên 1', play: () => pressPart('nhanvien', 0, 2) };
export const PressedCashier2: Story = { name: 'Bấm mọi nút, nhân viên 2', play: () => pressPart('nhanvien', 1, 2) };
export const PressedOwner1: Story = { name: 'Bấm mọi nút, chủ cửa hàng 1', play: () => pressPart('chushop', 0, 8) };
export const PressedOwner2: Story = { name: 'Bấm mọi nút, chủ cửa hàng 2', play: () => pressPart('chushop', 1, 8) };
export const PressedOwner3: Story = { name: 'Bấm mọi nút, chủ cửa hàng 3', play: () => pressPart('chushop', 2, 8) };
export const PressedOwner4: Story = { name: 'Bấm mọi nút, chủ cửa hàng 4', play: () => pressPart('chushop', 3, 8) };
export const PressedOwner5: Story = { name: 'Bấm mọi nút, chủ cửa hàng 5', play: () => pressPart('chushop', 4, 8) };
export const PressedOwner6: Story = { name: 'Bấm mọi nút, chủ cửa hàng 6', play: () => pressPart('chushop', 5, 8) };
export const PressedOwner7: Story = { name: 'Bấm mọi nút, chủ cửa hàng 7', play: () => pressPart('chushop', 6, 8) };
export const PressedOwner8: Story = { name: 'Bấm mọi nút, chủ cửa hàng 8', play: () => pressPart('chushop', 7, 8) };
export const PressedCompany1: Story = { name: 'Bấm mọi nút, công ty 1', play: () => pressPart('congty', 0, 8) };
export const PressedCompany2: Story = { name: 'Bấm mọi nút, công ty 2', play: () => pressPart('congty', 1, 8) };
export const PressedCompany3: Story = { name: 'Bấm mọi nút, công ty 3', play: () => pressPart('congty', 2, 8) };
export const PressedCompany4: Story = { name: 'Bấm mọi nút, công ty 4', play: () => pressPart('congty', 3, 8) };
export const PressedCompany5: Story = { name: 'Bấm mọi nút, công ty 5', play: () => pressPart('congty', 4, 8) };
export const PressedCompany6: Story = { name: 'Bấm mọi nút, công ty 6', play: () => pressPart('congty', 5, 8) };
export const PressedCompany7: Story = { name: 'Bấm mọi nút, công ty 7', play: () => pressPart('congty', 6, 8) };
export const PressedCompany8: Story = { name: 'Bấm mọi nút, công ty 8', play: () => pressPart('congty', 7, 8) };

/** Vài màn hình của chủ cửa hàng, mỗi màn hình trên cả ba kiểu API thiếu: chạy ở mọi lần kiểm. */
export const Few: Story = {
  name: 'Vài màn hình',
  tags: ['!vòng hai'],
  play: async () => {
    if (import.meta.env.VITE_STORY_VIEWPORT !== 'cashier') return;
    for (const world of [CALLS, ABSENT, NULLS]) await visit(world, 'chushop', FEW);
  },
};

/**
 * Presses what is in sight on every so-many-th screen, on each kind of API, whose inferred calls are known to be missing where
 * they are: nothing is dead, and what opens says no nonsense.
 */
async function pressPart(as: AccountName, part: number, parts: number): Promise<void> {
  const faults: string[] = [];
  for (const world of [{ ...CALLS, config: { missingCalls: ['*'] } }, ABSENT, NULLS]) {
    const walk = new BareWalk(world);
    for (const at of screens.filter((_at, place) => place % parts === part)) await walk.controls(at, as);
    const { calls, fields } = world.bare;
    await tellFigure(
      `Bare API (calls ${calls}, fields ${fields}), ${as}, part ${part + 1}: ${walk.pressed} controls pressed, ${walk.faults.length} faults`,
    );
    faults.push(...walk.faults.map((fault) => `calls ${calls}, fields ${fields}: ${fault}`));
  }
  await expect(faults).toEqual([]);
}

/** Opens every screen as one person: each stands, says no nonsense, and nothing breaks, waits for ever or complains. */
function visitAll(world: StoryWorld, as: AccountName): Promise<void> {
  return visit(world, as, screens);
}

async function visit(world: StoryWorld, as: AccountName, all: readonly string[]): Promise<void> {
  const walk = new BareWalk(world);
  for (const at of all) await walk.screen(at, as);
  const { calls, fields } = world.bare ?? {};
  await tellFigure(
    `Bare API (calls ${calls}, fields ${fields}), ${as}: ${walk.opened} screens, ${walk.faults.length} faults`,
  );
  await expect(walk.faults).toEqual([]);
}
