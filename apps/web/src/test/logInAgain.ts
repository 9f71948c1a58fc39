import { userEvent } from 'storybook/test';
import { scenarioPasswordOf } from '@so-the/mock-server/browser';
import type { Canvas } from './canvas.ts';
import type { AccountName } from './askEngine.ts';

/** Long enough for the whole app to load a screen on a busy machine. */
export const LOADS = { timeout: 12_000 };

/** Logs in on the page that an expired session leads to; the app then opens the address it was on. */
export async function logInAgain(canvas: Canvas, as: AccountName = 'chushop'): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Tài khoản', undefined, LOADS), as);
  await userEvent.type(canvas.getByLabelText('Mật khẩu'), scenarioPasswordOf(as));
  await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }));
}
