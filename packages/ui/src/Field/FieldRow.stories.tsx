import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { PercentField } from '../PercentField/PercentField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldRow } from './FieldRow.tsx';

const ignore = () => undefined;

const meta = {
  title: 'Nhập liệu/FieldRow',
  component: FieldRow,
  args: {
    children: (
      <>
        <TextField label="Tên máy POS" value="Sacombank 01" onChange={ignore} />
        <PercentField label="Phí máy" value={1320} onChange={ignore} error="Vui lòng nhập phí máy" />
        <MoneyField label="Hạn mức một bill" value={30_000_000} onChange={ignore} />
      </>
    ),
  },
  parameters: {
    rules: {
      yes: [
        'Ghép các ô cùng nói một việc: phí khách với phí máy.',
        'Hai đến bốn ô ngắn một hàng; trên điện thoại chúng tự xếp dọc.',
      ],
      no: ['Ghép ô không liên quan cho đỡ dài.', 'Ghép ô có lời gợi ý nhiều dòng.'],
    },
  },
} satisfies Meta<typeof FieldRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeFields: Story = { name: 'Ba ô' };
