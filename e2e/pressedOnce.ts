import type { Locator, Page, Request } from '@playwright/test';
import { operations } from '../packages/api-client/src/operations.gen.ts';
import { expect, type Counter } from './test.ts';

/** A call by its name. */
export type Call = keyof typeof operations;

/** Who presses, and what they send. */
type Desk = Pick<Counter, 'cashier' | 'wire'>;

/** Presses the confirming button of the dialog in front: one call goes out, however often. */
export async function sendsOnce({ cashier, wire }: Desk, call: Call, name: string | RegExp): Promise<void> {
  const button = cashier.dialog.getByRole('button', { name, exact: true });
  await pressWhileItRuns({ cashier, wire }, call, button);
  await expect(button).toBeHidden();
  expect(carriedOut(wire, call), call).toHaveLength(1);
}

/** Presses ten times before the call is let through to the server. */
export async function pressWhileItRuns({ cashier, wire }: Desk, call: Call, button: Locator): Promise<void> {
  const { page } = cashier;
  const isCall = (address: URL) => address.pathname === operations[call].path;
  const { promise: pressed, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(isCall, async (route) => {
    // A question under way is answered: the button that is pressed stands below its answer.
    if (isMeant(route.request())) await pressed;
    await route.continue();
  });
  wire.forget();
  await cashier.pressTenTimes(button);
  await pressOnOnceItIsTold(page);
  letThrough();
  await expect.poll(() => carriedOut(wire, call).length, call).toBeGreaterThan(0);
  await carriedOut(wire, call)[0]?.response();
  await page.unroute(isCall);
}

/** The sendings of a call that are meant: some calls are asked first what they would do. */
function carriedOut(wire: Counter['wire'], call: Call): Request[] {
  return wire.of(call).filter(isMeant);
}

function isMeant(request: Request): boolean {
  return request.postData()?.includes('"Preview":true') !== true;
}

/** Presses the saving button of the dialog in front on and on from the moment success is told until it is gone. */
async function pressOnOnceItIsTold(page: Page): Promise<void> {
  await page.evaluate(() => {
    const button = [...document.querySelectorAll('dialog:modal')].at(-1)?.querySelector<HTMLElement>('[type=submit]');
    const toasts = '[aria-label="Thông báo"] > *';
    const before = new Set(document.querySelectorAll(toasts));
    const press = () => {
      if ([...document.querySelectorAll(toasts)].some((toast) => !before.has(toast))) button?.click();
      if (button?.isConnected) setTimeout(press, 1);
    };
    press();
  });
}
