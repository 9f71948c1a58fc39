import type { Locator, Page } from '@playwright/test';
import { Shop } from './shop.ts';
import { expect, RING_TWO, tell, test } from './test.ts';

/** The most clicks that a question of the company may take, from its home, where a login lands. */
const MOST = 4;

/** The hand on the mouse, which counts its clicks. */
interface Hand {
  click: (target: Locator) => Promise<void>;
  /** A line of a plain list: a click to open it and one on the line. */
  choose: (list: Locator, line: string) => Promise<void>;
}

/** What the company asks of its shops, and the clicks that answer it. */
const QUESTIONS: Readonly<Record<string, (page: Page, hand: Hand) => Promise<void>>> = {
  'what each shop earned yesterday': async (page, { click, choose }) => {
    await click(menuLink(page, 'Báo cáo doanh thu'));
    await choose(page.getByRole('combobox', { name: 'Kỳ báo cáo' }), 'Hôm qua');
    const shops = page.getByRole('grid', { name: 'Doanh thu theo cửa hàng' });
    await expect(shops.getByRole('button', { name: /xem lợi nhuận gộp của Thẻ Phú Nhuận$/ })).toBeVisible();
    await expect(shops.getByRole('button', { name: /xem lợi nhuận gộp của Thẻ Gò Vấp$/ })).toBeVisible();
  },
  'which POS owe longest': async (page, { click }) => {
    await click(menuLink(page, 'Báo cáo công nợ POS'));
    await click(page.getByRole('button', { name: /^Quá hạn/ }));
    const lots = page.getByRole('dialog').getByRole('grid', { name: /^Bản ghi: Quá hạn/ });
    const days = lots.getByText(/^\d{2}\/\d{2}\/\d{4}$/);
    await expect(days.first()).toBeVisible();
    const due = (await days.allTextContents()).map((day) => day.split('/').toReversed().join('-'));
    expect(due).toEqual(due.toSorted());
  },
  'where cash differs from the count': async (page, { click }) => {
    await click(menuLink(page, 'Sổ quỹ công ty'));
    await expect(page.getByText(/^Chênh lệch quỹ .*(?:thiếu|thừa) [\d.]+\s₫ \(Thẻ .*\)/).first()).toBeVisible();
  },
  'who collected from a customer': async (page, { click }) => {
    await click(menuLink(page, 'Báo cáo công nợ khách hàng'));
    const paid = page.getByRole('grid').getByRole('button', { name: /^[1-9][\d.]*, xem khách trả của (?!tổng)/ });
    await click(paid.first());
    const drawer = page.getByRole('dialog').first();
    const entries = drawer.getByRole('grid', { name: /^Bút toán: Khách trả/ });
    await click(drawer.getByRole('button', { name: 'Hiển thị' }));
    await click(page.getByRole('checkbox', { name: 'Người tạo', exact: true }));
    await expect(entries.getByRole('columnheader', { name: 'Người tạo' })).toBeVisible();
    await expect(entries.getByRole('row').nth(1).getByRole('gridcell').last()).not.toBeEmpty();
  },
};

for (const [place, [question, answer]] of Object.entries(QUESTIONS).entries()) {
  test(
    `the company sees ${question} within ${MOST} clicks`,
    place === 0 ? {} : RING_TWO,
    async ({ page, mock, cashier }) => {
      await new Shop(mock).reset('demo');
      await page.goto('/login');
      await cashier.logIn('congty', 'Congty@123');
      let clicks = 0;
      await answer(page, {
        click: async (target) => {
          clicks += 1;
          await target.click();
        },
        choose: async (list, label) => {
          clicks += 2;
          await list.selectOption({ label });
        },
      });
      tell(`Company, ${question}: ${clicks} clicks`);
      expect(clicks).toBeLessThanOrEqual(MOST);
    },
  );
}

function menuLink(page: Page, title: string): Locator {
  return page.getByRole('navigation', { name: 'Danh mục' }).getByRole('link', { name: title, exact: true });
}
