import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import {
  Balance,
  BarLineChart,
  ConfirmMoney,
  DataTable,
  Meter,
  MoneyField,
  PercentField,
  Ranking,
  Stat,
} from '../index.ts';

const meta = { title: 'Nền tảng/Số không viết được', tags: ['!autodocs', '!dev'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fractions of a đồng and what is no number: none may take the page away, each stands as "–", and what is a fault is told. */
const WRONG = [99.6, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53];
const PLACES = ['01/11', '02/11'];

const done = () => undefined;
const named = (value: number) => [
  { name: 'Lê Thị Hoa', value },
  { name: 'Trần Văn Bình', value: 3 },
];

/** Every part that draws a figure. */
const PARTS = {
  Balance: (value: number) => <Balance amount={value} />,
  BarLineChart: (value: number) => (
    <BarLineChart
      label="Doanh số"
      places={PLACES}
      series={[
        { name: 'Cột', kind: 'bar', values: [value, 2] },
        { name: 'Đường', kind: 'line', values: [value, 2], previous: [1, value] },
      ]}
    />
  ),
  ConfirmMoney: (value: number) => (
    <ConfirmMoney open title="Thu tiền" party="Khách" fund="Tiền mặt" amount={value} onConfirm={done} onClose={done} />
  ),
  DataTable: (value: number) => (
    <DataTable<{ id: string; amount: number }>
      label="Bảng tiền"
      source={{ rows: [{ id: '1', amount: value }] }}
      rowKey="id"
      columns={[{ field: 'amount', header: 'Số tiền', cell: 'money', total: true }]}
    />
  ),
  Meter: (value: number) => <Meter label="Hạn mức" value={value} max={100} />,
  'Meter, max': (value: number) => <Meter label="Hạn mức" value={1} max={value} />,
  MoneyField: (value: number) => <MoneyField label="Số tiền" value={value} onChange={done} />,
  PercentField: (value: number) => <PercentField label="Phí" value={value} onChange={done} />,
  Ranking: (value: number) => <Ranking label="Xếp hạng" figures={named(value)} />,
  Stat: (value: number) => (
    <>
      <Stat label="Doanh thu" value={value} previous={1} />
      <Stat label="Doanh thu" value={1} previous={value} />
    </>
  ),
} satisfies Record<string, (value: number) => ReactNode>;

/** A wrong figure is drawn as "–" and reported; the drawing goes on without it. */
export const NeverThrows: Story = {
  name: 'Vẽ tiếp và báo lỗi',
  render: () => <p>Số không viết được</p>,
  play: async () => {
    const report = spyOn(globalThis, 'reportError').mockImplementation(done);
    const faults = Object.entries(PARTS).flatMap(([name, draw]) =>
      WRONG.flatMap((value) => {
        report.mockClear();
        const fault =
          faultOf(draw(value)) ?? (isUntold(value, report.mock.calls.length) ? 'reports nothing' : undefined);
        return fault === undefined ? [] : [`${name}, ${value}: ${fault}`];
      }),
    );
    report.mockRestore();
    await expect(faults).toEqual([]);
  },
};

/** NaN is a sum with a figure that an API left out: nobody's fault. */
function isUntold(value: number, reports: number): boolean {
  return reports === 0 && !Number.isNaN(value);
}

/** Draws a part alone and says what is wrong with it; the text of a field is its value. */
function faultOf(drawn: ReactNode): string | undefined {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const elsewhere = document.body.children.length;
  try {
    flushSync(() => root.render(drawn));
    const shown = [...document.body.children].slice(elsewhere - 1).map((one) => one.outerHTML);
    return shown.join('').match(/NaN|Infinity|undefined/)?.[0];
  } catch (error) {
    return String(error);
  } finally {
    flushSync(() => root.unmount());
    place.remove();
  }
}
