import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { shellRoutes } from '../app/routes.tsx';
import type { AccountName } from './askEngine.ts';
import { STORY_NOW } from './storyClock.ts';
import type { StoryWorld } from './storyApp.ts';
import { PlaygroundTools } from './PlaygroundTools.tsx';
import { WholeApp, type StoryPlace } from './withApp.tsx';

const SCENARIOS = {
  demo: 'Cửa hàng mẫu',
  empty: 'Trống',
  'overdue-debts': 'Công nợ quá hạn',
  'cards-due': 'Thẻ đến hạn',
  'month-end': 'Cuối tháng',
  'pos-mismatch': 'Lệch tiền POS',
  'busy-day': 'Ngày cao điểm',
  'locked-period': 'Kỳ đã khóa sổ',
  'new-shop': 'Cửa hàng mới',
} as const satisfies Partial<Record<NonNullable<StoryWorld['scenario']>, string>>;

const ROLES = {
  chushop: 'Chủ cửa hàng',
  quanly: 'Quản lý',
  nhanvien: 'Giao dịch viên',
  congty: 'Công ty',
} satisfies Record<AccountName, string>;

const SHOPS = { 1: 'Cửa hàng thứ nhất', 2: 'Cửa hàng thứ hai', 3: 'Cửa hàng thứ ba' } as const;

/** Addresses that name no record. */
const PLACES = Object.fromEntries(
  shellRoutes.filter(({ path }) => path.startsWith('/') && !path.includes(':')).map(({ path, title }) => [path, title]),
);

interface PlaygroundProps {
  /** Màn hình mở đầu tiên. */
  at: string;
  /** Dữ liệu của cửa hàng. */
  scenario: keyof typeof SCENARIOS;
  /** Ai đang làm việc. */
  as: AccountName;
  /** Cửa hàng đang làm; giao dịch viên và công ty chỉ có cửa hàng của mình. */
  shop: keyof typeof SHOPS;
  /** Đồng hồ của cả trang, kèm múi giờ. */
  now: string;
}

/** Cả ứng dụng trong một thế giới tự chọn, trong gói của đồng nghiệp, hay từ sau một lời gọi nào đó. */
function Playground({ at, scenario, as, shop, now }: PlaygroundProps) {
  const moment = Number.isNaN(Date.parse(now)) ? STORY_NOW : now;
  const chosen = { at, scenario, as, now: moment, ...(as === 'chushop' && { shop }) };
  const [turn, setTurn] = useState<{ from: string; place: StoryPlace; number: number }>();
  const key = JSON.stringify(chosen);
  // Whoever chooses another world in the controls has it, whatever was opened before.
  const opened = turn?.from === key ? turn : undefined;
  const goTo = (place: StoryPlace) => setTurn({ from: key, place, number: (turn?.number ?? 0) + 1 });
  return (
    <>
      <WholeApp key={`${key} ${opened?.number}`} place={opened?.place ?? chosen} />
      <PlaygroundTools place={opened?.place ?? chosen} onOpen={goTo} />
    </>
  );
}

const meta = {
  title: 'Giới thiệu/Sân chơi',
  component: Playground,
  args: { at: '/', scenario: 'demo', as: 'chushop', shop: 1, now: STORY_NOW },
  argTypes: {
    at: choice(PLACES),
    scenario: choice(SCENARIOS),
    as: choice(ROLES),
    shop: { ...choice(SHOPS), options: Object.keys(SHOPS).map(Number) },
    now: { control: 'text' },
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  // Looked at by people alone: every screen in every scenario has stories of its own.
  tags: ['!test'],
} satisfies Meta<typeof Playground>;
export default meta;
type Story = StoryObj<typeof meta>;

export const World: Story = { name: 'Chọn tình huống, vai, cửa hàng và giờ' };

function choice(titles: Readonly<Record<string, string>>) {
  return { control: { type: 'select' as const, labels: titles }, options: Object.keys(titles) };
}
