import type { Meta, StoryObj } from '@storybook/react-vite';
import light from './light.css?raw';
import tokens from './tokens.css?raw';

const meta = { title: 'Nền tảng/Màu và chữ', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = {
  name: 'Màu',
  render: () => (
    <ul style={{ ...GRID, padding: 0, margin: 0, listStyle: 'none' }}>
      {namesOf('color').map((name) => (
        <li key={name}>
          <div style={{ height: 40, background: `var(${name})`, border: '1px solid var(--st-color-border)' }} />
          {name.replace('--st-color-', '')}
        </li>
      ))}
    </ul>
  ),
};

/** Every size in both weights, with marks above and below the line. */
export const Type: Story = {
  name: 'Chữ',
  render: () => (
    <>
      {namesOf('text').map((name) => (
        <p key={name} style={{ fontSize: `var(${name})` }}>
          {name} · Nguyễn Đặng Thỵ Ẩn Ưỡn <strong style={{ fontWeight: 'var(--st-weight-strong)' }}>Sổ Thẻ ẴỘỮ</strong>
        </p>
      ))}
    </>
  ),
};

/** Figures share one width in both weights, so that sums stand in columns. */
export const Figures: Story = {
  name: 'Số liệu',
  render: () => (
    <div style={{ width: 200, textAlign: 'right' }}>
      <div>1.111.111 ₫</div>
      <div>-20.345.678 ₫</div>
      <strong style={{ fontWeight: 'var(--st-weight-strong)' }}>90.000.000 ₫</strong>
    </div>
  ),
};

const GRID = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 16 };

function namesOf(kind: string): string[] {
  const names = [...(light + tokens).matchAll(/(--st-[\w-]+):/g)].map((match) => match[1] ?? '');
  return [...new Set(names)].filter((name) => name.startsWith(`--st-${kind}-`));
}
