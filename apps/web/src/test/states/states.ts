import { expect, waitFor, within } from 'storybook/test';
import type { StoryWorld } from '../storyApp.ts';
import { seeNoOverflow, seeNothingCut, seeOneScrollbar } from './layout.ts';
import type { ScreenStates } from './screens.ts';
import { goOffline } from './offline.ts';
import type { StateName } from './stateNames.ts';
import { patient } from '../patient.ts';

/** One state that a screen is shown in. */
export interface State {
  /** The world the state happens in. */
  world: StoryWorld;
  /** Changes the browser itself; returns how to change it back. */
  enter?: () => () => void;
  /** Fails unless the page shows the state of that screen. */
  see: (screen: ScreenStates) => Promise<void>;
}

const page = () => within(document.body);
const main = () => page().findByRole('main', undefined, patient);
const busy = () => document.querySelector('main [aria-busy="true"], main .st-skeleton');

/** Every state: the world it happens in, and what shows that it does. */
export const states: Readonly<Record<StateName, State>> = {
  Loading: {
    world: { scenario: 'empty', faults: [{ kind: 'lost', when: 'hang' }] },
    see: async () => {
      await waitFor(() => expect(busy()).not.toBeNull(), patient);
      await expect(page().queryByRole('button', { name: 'Thử lại' })).toBeNull();
      await expect(page().queryByText(/^Chưa có/)).toBeNull();
    },
  },
  Empty: {
    world: { scenario: 'empty' },
    see: async ({ empty }) => {
      const title = await within(await main()).findByText(empty ?? '', undefined, patient);
      await expect(title).toBeVisible();
      await expect(title.parentElement).toContainElement(nextStepAfter(title));
      await waitFor(() => expect(busy()).toBeNull());
    },
  },
  Many: {
    world: { scenario: 'many-rows' },
    see: async ({ many = 20 }) => {
      await waitFor(() => expect(rowsOfLargestList()).toBeGreaterThanOrEqual(many), patient);
      await waitFor(() => expect(busy()).toBeNull());
      await seeNoOverflow();
      await seeOneScrollbar();
    },
  },
  LongText: {
    world: { scenario: 'long-text' },
    see: async () => {
      await waitFor(async () => expect(await main()).toHaveTextContent(/rất dài|RAT DAI/), patient);
      await waitFor(() => expect(busy()).toBeNull());
      await seeNoOverflow();
      await seeNothingCut();
    },
  },
  Failed: {
    world: { scenario: 'empty', faults: [{ kind: 'answer', status: 500 }] },
    see: async () => {
      const [again] = await within(await main()).findAllByRole('button', { name: 'Thử lại' }, patient);
      await expect(again).toBeVisible();
      await expect(page().getAllByText('Có lỗi xảy ra! Vui lòng liên hệ Admin')[0]).toBeVisible();
      await waitFor(() => expect(busy()).toBeNull(), patient);
    },
  },
  NoPermission: {
    world: { scenario: 'empty', as: 'nhanvien', rights: 'taken' },
    see: async ({ refusal }) => {
      await expect(await within(await main()).findByText(refusal ?? '', undefined, patient)).toBeVisible();
      await waitFor(() => expect(busy()).toBeNull());
      // It still says so once nothing is on its way any more.
      const refused = within(await main());
      await expect(refused.getByText(refusal ?? '')).toBeVisible();
      await expect(refused.getByRole('link', { name: 'Về trang chủ' })).toHaveAttribute('href', '/');
      await expect(refused.getByText(/nhờ chủ cửa hàng cấp quyền/)).toBeVisible();
    },
  },
  Offline: {
    world: { scenario: 'empty', faults: [{ kind: 'lost', when: 'before' }] },
    enter: goOffline,
    see: async () => {
      await expect(
        await page().findByText(/^Mất kết nối mạng\. Bạn vẫn xem được dữ liệu đã tải/, undefined, patient),
      ).toBeVisible();
      const [again] = await within(await main()).findAllByRole('button', { name: 'Thử lại' }, patient);
      await expect(again).toBeVisible();
      await expect(
        page().getAllByText('Không kết nối được máy chủ. Vui lòng kiểm tra mạng rồi thử lại')[0],
      ).toBeVisible();
      await waitFor(() => expect(busy()).toBeNull(), patient);
    },
  },
};

/** What a grid says it has, of which a page shows a part, or the lines of a plain list. */
function rowsOfLargestList(): number {
  const grids = [...document.querySelectorAll('main :is([role="grid"], [role="treegrid"])')].map((grid) => {
    const shown = grid.querySelectorAll('tbody tr').length;
    return shown > 0 ? Math.max(shown, Number(grid.ariaRowCount) - 1) : 0;
  });
  const lists = [...document.querySelectorAll('main ul')].map((list) => list.children.length);
  return Math.max(0, ...grids, ...lists);
}

function nextStepAfter(title: HTMLElement): HTMLElement {
  const step = title.parentElement?.querySelector<HTMLElement>('button, a, .st-empty__text');
  if (!step) throw new Error(`"${title.textContent}" says nothing about how to go on.`);
  return step;
}
