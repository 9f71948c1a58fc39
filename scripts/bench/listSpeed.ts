import type { Page } from 'playwright';
import { owner } from './mockProcess.ts';

/** Logs the owner in on the screen and waits for the home page. */
export async function logIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByRole('textbox', { name: 'Tài khoản' }).fill(owner.UserName);
  await page.getByRole('textbox', { name: 'Mật khẩu' }).fill(owner.Password);
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await page.getByRole('navigation').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Milliseconds from the click on "Khách hàng" in the menu to the first painted row of the list. */
export async function clickToCustomerRows(page: Page): Promise<number> {
  const link = page
    .getByRole('navigation', { name: 'Danh mục' })
    .getByRole('link', { name: 'Khách hàng', exact: true });
  await link.waitFor();
  await page.evaluate(() => {
    const painted = new Promise<number>((resolve) => {
      document.addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            const isThere = location.pathname === '/customer' && document.body.textContent.includes('KH0');
            if (isThere) requestAnimationFrame(() => resolve(performance.now() - timeStamp));
            else requestAnimationFrame(look);
          };
          look();
        },
        { capture: true, once: true },
      );
    });
    Object.assign(window, { painted });
  });
  await link.click();
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
}

/**
 * The slowest input event in milliseconds (event timing: input to next paint) while `clicks` rows of a page of 100
 * customers are selected one after the other with the processor slowed down four times.
 */
export async function worstRowSelection(page: Page, url: string, clicks = 10): Promise<number> {
  await page.goto(`${url}/customer?PageSize=100`);
  const boxes = page.getByRole('main').getByRole('row').getByRole('checkbox');
  await page.getByText(/^1–100 của/).waitFor();
  await boxes.nth(clicks).waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { durations });
  });
  for (let row = 1; row <= clicks; row += 1) {
    await boxes.nth(row).click();
    await page.waitForTimeout(150);
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
  return page.evaluate(() => Math.max(0, ...(window as unknown as { durations: number[] }).durations));
}
