import { expect, it } from 'vitest';
import { onePartEachWidth } from './partWidths.ts';
import { widthsOf } from './widths.ts';

const story = (part: string) => `/so-the/packages/ui/src/${part}/${part}.stories.tsx`;

it.each(['Button', 'DataTable', 'Dialog', 'FormDialog', 'Drawer', 'Stat', 'Chart', 'Toast'])(
  '%s asks how wide the window is, itself or through a part: its stories run at a phone’s width too',
  (part) => {
    expect(widthsOf(story(part))).toEqual({ counter: true, phone: true });
  },
);

it.each(['Badge', 'MoneyField', 'SwitchField'])('%s looks alike in every width: its stories run once', (part) => {
  expect(widthsOf(story(part))).toEqual({ counter: true, phone: false });
});

it('some parts ask and some do not', () => {
  expect(onePartEachWidth().length).toBeGreaterThan(20);
  expect(onePartEachWidth().length).toBeLessThan(70);
});
