import { expect, test } from './test.ts';
import { loginBudget, weighLoginPage } from '../scripts/bench/loginPage.ts';

test('the login page stays within its budget of bytes and requests', async ({ page, baseURL }) => {
  const weight = await weighLoginPage(page, baseURL ?? '');
  const heaviest = weight.parts.map(({ url, bytes }) => `${bytes} ${url}`).join('\n');
  expect(weight.requests, heaviest).toBeLessThanOrEqual(loginBudget.requests);
  expect(weight.bytes, heaviest).toBeLessThanOrEqual(loginBudget.bytes);
});
