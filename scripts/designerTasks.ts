import type { Locator, Page } from 'playwright';

/** Presses, and counts. */
type Click = (place: Locator) => Promise<void>;

/** What a designer comes to Storybook for. */
export interface DesignerTask {
  /** Clicks that it may take, from the first page of Storybook on; typing is free. */
  clicks: number;
  /**
   * Does it.
   *
   * @throws Error when what the task looks for does not show
   */
  walk: (page: Page, click: Click) => Promise<void>;
}

/** What designers would say they need, and the part that is meant. */
const NEEDS: Readonly<Record<string, string>> = {
  modal: 'Dialog',
  'bieu do': 'BarLineChart',
  'nhập tiền': 'MoneyField',
  'chon khach': 'RemotePicker',
  'từ ngày đến ngày': 'DateRangeField',
  snackbar: 'Toast',
  'trang thai': 'StatusTag',
  'kéo thả': 'FileDrop',
  'xác nhận tiền': 'ConfirmMoney',
  'danh sách': 'DataTable',
};

/** The tasks by what designers would say. */
export const designerTasks: Readonly<Record<string, DesignerTask>> = {
  'Find the rule for money columns': {
    clicks: 3,
    walk: async (page, click) => {
      await click(sidebar(page).getByRole('link', { name: 'Cột tiền và bảng' }));
      await content(page).getByText('tách nhóm bằng dấu chấm, sát phải').waitFor();
    },
  },
  'See the contract screen in dark at 360 px with an error': {
    clicks: 3,
    walk: async (page, click) => {
      await click(sidebar(page).getByRole('link', { name: 'Màn hình và trạng thái' }));
      await click(content(page).getByLabel('Điện thoại 360, tối'));
      await click(
        content(page)
          .getByRole('row', { name: /^Chi tiết hợp đồng/ })
          .getByRole('link', { name: 'Lỗi' }),
      );
      await content(page).locator('html[data-theme=dark]').getByText('Không tải được dữ liệu').waitFor();
      const width = await content(page)
        .locator('html')
        .evaluate(() => window.innerWidth);
      if (width !== 360) throw new Error(`The screen is ${width} px wide.`);
    },
  },
  'Compare two densities': {
    clicks: 3,
    walk: async (page, click) => {
      await click(sidebar(page).getByRole('button', { name: 'DataTable', exact: true }));
      await click(page.getByRole('button', { name: 'Mật độ' }));
      await click(page.getByText('Cả hai, cạnh nhau'));
      for (const density of ['normal', 'compact'])
        await content(page).locator(`.looks-docs[data-density=${density}] [role=grid]`).first().waitFor();
    },
  },
  'Read why a picture changed': {
    clicks: 3,
    walk: async (page, click) => {
      await click(sidebar(page).getByRole('link', { name: 'Ảnh chụp' }));
      if (await comesWithoutHistory(page)) return;
      await content(page).getByLabel('Tìm ảnh').fill('lịch hẹn');
      const reason = content(page).getByRole('row').nth(1).getByRole('cell').nth(1);
      if (!/\w+ \w+/.test((await reason.textContent()) ?? '')) throw new Error('No reason stands beside the picture.');
    },
  },
  'See what changed this week': {
    clicks: 2,
    walk: async (page, click) => {
      await click(sidebar(page).getByRole('link', { name: 'Ảnh chụp' }));
      if (await comesWithoutHistory(page)) return;
      await click(content(page).getByLabel('Tuần này'));
      await content(page).getByRole('row').nth(1).waitFor();
    },
  },
  'See a screen in all its states at once': {
    clicks: 1,
    walk: async (page, click) => {
      await click(sidebar(page).getByRole('link', { name: 'Tường ảnh' }));
      await content(page).getByRole('img', { name: 'Khách hàng: Trống', exact: true }).waitFor();
    },
  },
  'Open the playground': {
    clicks: 2,
    walk: async (page, click) => {
      await click(sidebar(page).getByRole('button', { name: 'Sân chơi' }));
      await click(sidebar(page).getByRole('link', { name: 'Chọn tình huống, vai, cửa hàng và giờ' }));
      await content(page).getByRole('navigation').first().waitFor();
    },
  },
};

/** Finding a part by each of the words. */
export const partsToFind: Readonly<Record<string, DesignerTask>> = Object.fromEntries(
  Object.entries(NEEDS).map(([need, part]) => [`Find the part for "${need}"`, partFor(need, part)]),
);

/** Asks for a part by a word and opens its page. */
function partFor(need: string, part: string): DesignerTask {
  return {
    clicks: 2,
    walk: async (page, click) => {
      await click(sidebar(page).getByRole('link', { name: 'Chọn thành phần' }));
      await content(page).getByLabel('Tìm thành phần').fill(need);
      // The list follows once the typing pauses.
      const first = content(page).getByRole('article').first();
      await first.and(content(page).getByRole('article', { name: part, exact: true })).waitFor();
      await click(first.getByRole('link', { name: part, exact: true }).first());
      await content(page).getByRole('heading', { level: 1, name: part }).waitFor();
    },
  };
}

/** The sources of this Storybook came without git: there is no history to read. */
async function comesWithoutHistory(page: Page): Promise<boolean> {
  const none = content(page).getByText('Bản này dựng từ mã nguồn không kèm lịch sử.');
  await none.or(content(page).getByLabel('Tìm ảnh')).first().waitFor();
  return none.isVisible();
}

function sidebar(page: Page): Locator {
  return page.locator('#storybook-explorer-tree');
}

function content(page: Page) {
  return page.frameLocator('#storybook-preview-iframe');
}
