import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CardField } from '../CardField/CardField.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { groupDigits } from '../format/money.ts';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { PercentField } from '../PercentField/PercentField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { compose } from './compose.ts';
import { INPUT_METHODS } from './inputMethod.ts';
import { NOTATIONS } from './moneyNotations.ts';

const meta = { title: 'Nền tảng/Gõ tiếng Việt', component: Fields, tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed into each field, and what stands there once it is left. */
const TYPED = [
  ['Số tiền', '1234567', '1.234.567'],
  ['Tỷ lệ phí', '1,85', '1,85'],
  ['Số điện thoại', '0912345678', '0912345678'],
  ['Số thẻ', '4111111111111111', '•••• 1111'],
  ['Ngày hẹn', '31/08/2026', '31/08/2026'],
] as const;

/** VNI composes with the digits: none of them comes twice, and an amount means the same in every notation. */
export const Composed: Story = {
  name: 'Telex, VNI: không nhân đôi chữ số',
  play: async ({ canvas }) => {
    for (const method of INPUT_METHODS) await enterAmounts(canvas, (input, text) => compose(input, text, method));
    for (const [label, typed, left] of TYPED) {
      const input = canvas.getByLabelText<HTMLInputElement>(label);
      await userEvent.click(input);
      await compose(input, typed);
      await userEvent.tab();
      await expect(input).toHaveValue(left);
    }
  },
};

/** An amount means the same typed key by key as pasted, in every notation. */
export const Straight: Story = {
  name: 'Gõ một mạch',
  tags: ['bàn phím'],
  play: async ({ canvas }) => {
    await enterAmounts(canvas, (_, text) => userEvent.keyboard(text));
    await enterAmounts(canvas, (_, text) => userEvent.paste(text));
    for (const [label, typed, left] of TYPED) {
      const input = canvas.getByLabelText(label);
      input.focus();
      await userEvent.keyboard(typed);
      await userEvent.tab();
      await expect(input).toHaveValue(left);
    }
  },
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Enters every notation into the money field, where it replaces the amount before and must settle into its meaning. */
async function enterAmounts(
  canvas: Canvas,
  enter: (input: HTMLInputElement, text: string) => Promise<unknown>,
): Promise<void> {
  const input = canvas.getByLabelText<HTMLInputElement>('Số tiền');
  for (const { text, amount } of NOTATIONS) {
    await userEvent.click(input);
    await enter(input, text);
    await userEvent.tab();
    await expect(`${text} = ${input.value}`).toBe(`${text} = ${groupDigits(amount)}`);
  }
}

function Fields() {
  const [money, setMoney] = useState<number | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [phone, setPhone] = useState('');
  const [card, setCard] = useState('');
  const [day, setDay] = useState<string | null>(null);
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 400 }}>
      <MoneyField label="Số tiền" value={money} onChange={setMoney} />
      <PercentField label="Tỷ lệ phí" value={percent} onChange={setPercent} />
      <PhoneField label="Số điện thoại" value={phone} onChange={setPhone} />
      <CardField label="Số thẻ" value={card} onChange={setCard} />
      <DateField label="Ngày hẹn" value={day} onChange={setDay} />
    </div>
  );
}
