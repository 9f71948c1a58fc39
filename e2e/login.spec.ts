import { expect, test } from './test.ts';

const ASK_ADMIN = 'Có lỗi xảy ra! Vui lòng liên hệ Admin';

test.describe('logging in', () => {
  test('empty fields: both are asked for, the first has the focus, nothing is sent', async ({ page, wire }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await expect(page.getByText('Vui lòng nhập tài khoản')).toBeVisible();
    await expect(page.getByText('Vui lòng nhập mật khẩu')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Tài khoản' })).toBeFocused();
    expect(wire.to('Login')).toHaveLength(0);
  });

  test('a wrong password is told by the server’s Message; after five the account is locked', async ({
    page,
    cashier,
    wire,
  }) => {
    await page.goto('/login');
    const refusal = page.getByRole('main').getByRole('alert');
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await cashier.typeLogin('nhanvien', `sai-${attempt}`);
      await expect(refusal).toHaveText('Tài khoản hoặc mật khẩu không đúng');
      await expect(page.getByRole('button', { name: 'Đăng nhập', exact: true })).toBeEnabled();
      expect(wire.to('Login')).toHaveLength(attempt);
    }
    await cashier.typeLogin('nhanvien', 'Nhanvien@123');
    await expect(refusal).toHaveText(/^Tài khoản tạm khóa vì nhập sai 5 lần, vui lòng thử lại sau \d\d:\d\d$/);
    await expect(page.getByRole('textbox', { name: 'Mật khẩu' })).toHaveValue('Nhanvien@123');
  });

  for (const [name, fault] of [
    ['cannot be reached', { kind: 'lost', when: 'before' }],
    ['breaks down', { kind: 'answer', status: 500 }],
  ] as const) {
    test(`a server that ${name}: the general toast, loading ends, what was typed stays`, async ({
      page,
      shop,
      cashier,
    }) => {
      await shop.mock.fail('login', fault);
      await page.goto('/login');
      await cashier.typeLogin('chushop', 'Chushop@123');
      await expect(cashier.toast(ASK_ADMIN)).toBeVisible();
      await shop.mock.mend();
      await expect(page.getByRole('textbox', { name: 'Tài khoản' })).toHaveValue('chushop');
      await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
      await expect(page.getByRole('navigation').first()).toBeVisible();
    });
  }
});
