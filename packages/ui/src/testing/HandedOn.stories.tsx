import { createElement, createRef, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as parts from '../index.ts';
import { Field } from '../Field/Field.tsx';
import { DialogBody, DialogFoot } from '../Dialog/Dialog.tsx';
import { SearchBox } from '../FilterBar/SearchBox.tsx';
import { Link } from '../Link/Link.tsx';
import { Navigation } from '../Sidebar/Navigation.tsx';
import { StatRow } from '../Stat/StatRow.tsx';

type Props = Record<string, unknown>;

interface StoryFile {
  default: { component?: unknown; args?: Props };
  [story: string]: unknown;
}

const meta = { title: 'Nền tảng/Thuộc tính chung', tags: ['!autodocs', '!dev'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Parts that are shown inside others, and have no stories of their own. */
const ARGS = new Map<unknown, Props>([
  [Field, { label: 'Mã', children: (control: object) => <input {...control} /> }],
  [DialogBody, { children: 'Nội dung' }],
  [DialogFoot, { children: 'Nút' }],
  [SearchBox, { label: 'Tìm khách hàng', value: '', onChange: () => undefined }],
  [Link, { href: '/customer', children: 'Khách hàng' }],
  [Navigation, { items: [], path: '/' }],
  [StatRow, { children: 'Số liệu' }],
]);

/** What draws nothing of its own: it gives something to the parts around or below it. */
const DRAWS_NOTHING = /(Provider|Scope|Host)$/;

const files = Object.values(import.meta.glob<StoryFile>('../*/*.stories.tsx'));

/** Every exported part, read from the index, takes a ref, a mark for tests and the id of a text that explains it. */
export const EveryPart: Story = {
  name: 'ref, data-testid, aria-describedby tới mọi thành phần',
  render: () => <p id="explains">Giải thích</p>,
  play: async () => {
    const args = await argsOfStories();
    const names = Object.keys(parts).filter((name) => /^[A-Z][a-z]/.test(name) && !DRAWS_NOTHING.test(name));
    await expect(names.length).toBeGreaterThan(74);
    await expect(names.map((name) => faultOf(name, args)).filter(Boolean)).toEqual([]);
  },
};

/** The args of the first story of each part. */
async function argsOfStories(): Promise<Map<unknown, Props>> {
  const args = new Map(ARGS);
  for (const load of files) {
    const { default: meta, ...stories } = await load();
    const [first] = Object.values(stories) as { args?: Props }[];
    if (meta.component !== undefined && !args.has(meta.component)) {
      args.set(meta.component, { ...meta.args, ...first?.args });
    }
  }
  return args;
}

/** Draws a part alone with the three, and says what did not arrive. */
function faultOf(name: string, allArgs: ReadonlyMap<unknown, Props>): string | undefined {
  const part = (parts as Props)[name] as ComponentType<Props>;
  const args = allArgs.get(part);
  if (args === undefined) return `${name}: no story shows it, and no args stand here`;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const ref = createRef<Element>();
  const handed = { ref, 'data-testid': 'handed-on', 'aria-describedby': 'explains' };
  try {
    flushSync(() => root.render(createElement(part, { ...args, open: true, active: true, ...handed })));
    const marked = document.querySelectorAll('[data-testid="handed-on"]');
    if (marked.length !== 1) return `${name}: ${marked.length} elements have the mark`;
    const [element] = marked;
    if (!element?.getAttribute('aria-describedby')?.split(' ').includes('explains')) return `${name}: is not described`;
    const reached: unknown = ref.current;
    if (!(reached instanceof Element)) return `${name}: its ref reaches no element`;
    return element.contains(reached) ? undefined : `${name}: its ref reaches ${reached.outerHTML}`;
  } finally {
    flushSync(() => root.unmount());
    place.remove();
  }
}
