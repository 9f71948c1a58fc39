import type { Locator, Page } from '@playwright/test';
import { now } from './clock.ts';
import { callsOf, dayOf, daysAfter } from './ownersBooks.ts';
import { expect, RING_TWO, tell, test } from './test.ts';

/** The most clicks that a question of an owner may take, from the home, where a login lands (counter.md §8). */
const MOST = 2;

/** A click that is counted. */
type Click = (target: Locator) => Promise<void>;

/** What an owner of several shops asks in the morning, and the clicks that answer it. */
const QUESTIONS: Readonly<Record<string, (page: Page, click: Click) => Promise<void>>> = {
  'what each shop earned yesterday': async (page, click) => {
    const day = dayOf(daysAfter(now(), -1));
    const result = await (await callsOf(page)).call('getCompanyBusinessResult', { fromDate: day, toDate: day });
    const net = result.Totals.NetProfit ?? 0;
    await expect(shops(page).getByRole('row')).toHaveCount(5);
    await expect(figure(page, 'lợi nhuận thuần', 'Thẻ Gò Vấp')).toBeVisible();
    await click(figure(page, 'lợi nhuận thuần', 'Thẻ Phú Nhuận'));
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText(/đúng bằng số trên báo cáo/)).toContainText(groups(net));
  },
  'which POS owe longest': async (page, click) => {
    await click(figure(page, 'máy POS còn nợ', 'Thẻ Phú Nhuận'));
    const poses = page.getByRole('dialog').getByRole('grid', { name: /^Máy POS còn nợ/ });
    const days = poses.getByText(/^\d{2}\/\d{2}\/\d{4}$/);
    await expect(days.first()).toBeVisible();
    const since = (await days.allTextContents()).map((each) => each.split('/').toReversed().join('-'));
    expect(since).toEqual(since.toSorted());
  },
  'where cash differs from the count': async (page, click) => {
    await click(figure(page, 'các lần kiểm quỹ', 'Thẻ Phú Nhuận'));
    const counts = page.getByRole('dialog').getByRole('grid', { name: /^Lần kiểm quỹ gần nhất/ });
    const short = counts.getByRole('row').nth(1);
    await expect(short).toContainText(/thiếu [\d.]+/);
    await expect(short).toContainText('Trần Thu Hà');
  },
  'who collected from a customer': async (page, click) => {
    await click(page.getByRole('link', { name: /^Khách hàng\s*[\d.]+\s₫$/ }));
    const debts = page.getByRole('grid', { name: /^Công nợ/ });
    await click(debts.getByRole('row').nth(1).getByRole('link').first());
    const ledger = page.getByRole('dialog').getByRole('grid', { name: 'Bút toán công nợ' });
    await expect(ledger.getByRole('row').nth(1)).toContainText(
      /^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}\s*\p{Lu}\p{L}+ \p{Lu}/u,
    );
  },
  'why the profit fell': async (page, click) => {
    const fell = shops(page).getByRole('button', { name: /giảm [\d.]+\s₫, xem vì sao của / });
    await click(fell.first());
    const reasons = page.getByRole('dialog').getByRole('grid', { name: /^Vì sao đổi/ });
    const largest = reasons.getByRole('row').nth(1);
    await expect(largest).toContainText(/-[\d.]+/);
    await click(largest.getByRole('button', { name: /xem kỳ trước của / }));
    await expect(page.getByText(/đúng bằng số trên báo cáo/)).toBeVisible();
  },
};

for (const [question, answer] of Object.entries(QUESTIONS)) {
  test(`the owner sees ${question} within ${MOST} clicks`, RING_TWO, async ({ page, shop, cashier }) => {
    await shop.reset('demo');
    await page.goto('/login');
    await cashier.logIn('chushop', 'Chushop@123');
    let clicks = 0;
    await answer(page, async (target) => {
      clicks += 1;
      await target.click();
    });
    tell(`Owner, ${question}: ${clicks} clicks`);
    expect(clicks).toBeLessThanOrEqual(MOST);
  });
}

function shops(page: Page): Locator {
  return page.getByRole('table', { name: 'Các cửa hàng hôm qua' });
}

/** A figure of a shop in the owner's morning. */
function figure(page: Page, name: string, shop: string): Locator {
  return shops(page).getByRole('button', { name: `, xem ${name} của ${shop}` });
}

function groups(amount: number): string {
  return amount.toLocaleString('vi-VN');
}
