import { Profiler, useCallback, useMemo, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextField } from '../TextField/TextField.tsx';
import type { Column } from './columns.ts';
import { DataTable } from './DataTable.tsx';

interface Customer {
  Code: string;
  FullName: string;
}

const drawn = { rows: new Map<string, number>(), table: 0 };

const columns: readonly Column<Customer>[] = [
  { field: 'Code', header: 'Mã', width: 110 },
  {
    cell: 'custom',
    field: 'FullName',
    header: 'Khách hàng',
    render: ({ Code, FullName }) => {
      drawn.rows.set(Code, (drawn.rows.get(Code) ?? 0) + 1);
      return FullName;
    },
  },
];

const customers: readonly Customer[] = Array.from({ length: 12 }, (_, index) => ({
  Code: `KH${String(index + 1).padStart(3, '0')}`,
  FullName: ['Lê Minh Đức', 'Trần Thị Lan', 'Bùi Thị An'][index % 3] ?? '',
}));

const meta = { title: 'Nền tảng/Số lần vẽ của bảng', component: Counted, tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneRowChosen: Story = {
  name: 'Chọn một dòng không vẽ lại dòng khác',
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox', { name: 'Chọn KH003' });
    const before = new Map(drawn.rows);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chọn KH003' }));
    await expect(canvas.getByRole('checkbox', { name: 'Chọn KH003' })).toBeChecked();
    const again = [...drawn.rows.keys()].filter((code) => drawn.rows.get(code) !== before.get(code));
    await expect(again).toEqual(['KH003']);
  },
};

export const OneRenderPerKey: Story = {
  name: 'Mỗi phím một lần vẽ bảng',
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText('Tên');
    await userEvent.click(box);
    for (const key of 'lan') {
      const before = drawn.table;
      await userEvent.keyboard(key);
      await expect(drawn.table - before).toBe(1);
    }
    await expect(canvas.getAllByRole('checkbox', { name: /^Chọn KH/ })).toHaveLength(4);
  },
};

function Counted() {
  const [word, setWord] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => customers.filter(({ FullName }) => FullName.toLowerCase().includes(word)), [word]);
  const count = useCallback(() => {
    drawn.table += 1;
  }, []);
  return (
    <>
      <TextField label="Tên" value={word} onChange={setWord} />
      <Profiler id="table" onRender={count}>
        <DataTable
          label="Khách hàng"
          columns={columns}
          rowKey="Code"
          source={{ rows }}
          selection={{ selected, onChange: setSelected }}
        />
      </Profiler>
    </>
  );
}
