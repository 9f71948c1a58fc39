import { Button, CheckboxField, Notice, PasswordField, TextField } from '@so-the/ui';
import type { SubmitEvent } from 'react';
import { useAlive } from '../../lib/useAlive.ts';
import { useLogin } from './useLogin.ts';
import { useLoginFields } from './useLoginFields.ts';
import { writtenIn } from './writtenIn.ts';

/**
 * User name, password, and whether this device remembers the user name. The prerendered form takes typing before the
 * page is alive; only then may it be sent.
 */
export function LoginForm() {
  const isAlive = useAlive();
  const { fields, set, errors, check, userNameRef, passwordRef } = useLoginFields();
  const { sending, refusal, send } = useLogin();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { UserName: userName = '', Password: password = '' } = writtenIn(event.currentTarget);
    const sent = { ...fields, userName, password };
    set(sent);
    if (check(sent)) void send(sent);
  };

  return (
    <form className="auth__form" method="post" noValidate onSubmit={submit}>
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      <TextField
        label="Tài khoản"
        name="UserName"
        autoComplete="username"
        value={fields.userName}
        onChange={(userName) => set({ userName })}
        error={errors.userName}
        ref={userNameRef}
      />
      <PasswordField
        label="Mật khẩu"
        name="Password"
        autoComplete="current-password"
        value={fields.password}
        onChange={(password) => set({ password })}
        error={errors.password}
        ref={passwordRef}
      />
      <CheckboxField
        label="Ghi nhớ đăng nhập"
        name="remember"
        value={fields.remember}
        onChange={(remember) => set({ remember })}
      />
      <Button type="submit" variant="primary" size="large" fullWidth loading={sending} disabled={!isAlive}>
        Đăng nhập
      </Button>
    </form>
  );
}
