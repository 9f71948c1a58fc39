import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readUserName } from '../../session/rememberedUserName.ts';

/** What stands in the login form. */
export interface LoginFields {
  userName: string;
  password: string;
  /** "Ghi nhớ đăng nhập": keep the user name on this device. */
  remember: boolean;
}

const MESSAGES = { userName: 'Vui lòng nhập tài khoản', password: 'Vui lòng nhập mật khẩu' } as const;

const NOTHING_WRONG: Partial<typeof MESSAGES> = {};

/** What /register hands on to /login: the user name that was just registered. */
export interface Registered {
  registered: string;
}

/** State and checks of the login form. The first empty field has the focus, unless somebody is in a field already (counter §8). */
export function useLoginFields() {
  const { registered = '' } = (useLocation().state ?? {}) as Partial<Registered>;
  const [fields, setFields] = useState<LoginFields>({ userName: registered, password: '', remember: false });
  const [checked, setChecked] = useState(false);
  const userNameRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const set = (change: Partial<LoginFields>) => setFields((before) => ({ ...before, ...change }));

  useEffect(() => {
    const typed = { userName: userNameRef.current?.value ?? '', password: passwordRef.current?.value ?? '' };
    if (typed.userName || typed.password) setFields((before) => ({ ...before, ...typed }));
    const recall = async () => {
      const kept = await readUserName();
      if (kept) setFields((before) => ({ ...before, userName: before.userName || kept, remember: true }));
      const first = kept || userNameRef.current?.value ? passwordRef : userNameRef;
      if (document.activeElement === document.body) first.current?.focus();
    };
    void recall();
  }, []);

  /** Shows what is missing of what is sent and goes to the first such field; true when nothing is. */
  const check = (sent: LoginFields): boolean => {
    const missing = missingIn(sent);
    setChecked(true);
    if (missing.userName) userNameRef.current?.focus();
    else if (missing.password) passwordRef.current?.focus();
    return !missing.userName && !missing.password;
  };

  return { fields, set, errors: checked ? missingIn(fields) : NOTHING_WRONG, check, userNameRef, passwordRef };
}

function missingIn({ userName, password }: LoginFields): Partial<typeof MESSAGES> {
  return {
    userName: userName.trim() === '' ? MESSAGES.userName : undefined,
    password: password === '' ? MESSAGES.password : undefined,
  };
}
