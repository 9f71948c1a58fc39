import type { Locator, Page } from 'playwright';

/** Clicks that a task may take, from the first page of Storybook on; typing is free. */
export const CLICKS = 3;

/**
 * A designer's task: `click` presses and counts.
 *
 * @throws Error when what the task looks for does not show
 */
export type DesignerTask = (page: Page, click: (place: Locator) => Promise<void>) => Promise<void>;

/** What designers come to Storybook for, by what they would say. */
export const designerTasks: Readonly<Record<string, DesignerTask>> = {
  'Find the rule for money columns': async (page, click) => {
    await click(sidebar(page).getByRole('link', { name: 'Cột tiền và bảng' }));
    await content(page).getByText('tách nhóm bằng dấu chấm, sát phải').waitFor();
  },
  'See the contract screen in dark at 360 px with an error': async (page, click) => {
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
  'Compare two densities': async (page, click) => {
    await click(sidebar(page).getByRole('button', { name: 'DataTable', exact: true }));
    await click(page.getByRole('button', { name: 'Mật độ' }));
    await click(page.getByText('Cả hai, cạnh nhau'));
    for (const density of ['normal', 'compact'])
      await content(page).locator(`.looks-docs[data-density=${density}] [role=grid]`).first().waitFor();
  },
  'Read why a picture changed': async (page, click) => {
    await click(sidebar(page).getByRole('link', { name: 'Ảnh chụp' }));
    await content(page).getByLabel('Tìm ảnh').fill('lịch hẹn');
    const reason = content(page).getByRole('row').nth(1).getByRole('cell').nth(1);
    if (!/\w+ \w+/.test((await reason.textContent()) ?? '')) throw new Error('No reason stands beside the picture.');
  },
};

function sidebar(page: Page): Locator {
  return page.locator('#storybook-explorer-tree');
}

function content(page: Page) {
  return page.frameLocator('#storybook-preview-iframe');
}
