import type { Args } from '@so-the/api-client';
import { Button, isPhone, normalisePhone, toast } from '@so-the/ui';
import { FormProvider } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useClient } from '../../api/ClientContext.ts';
import { PUBLIC_PATHS } from '../../kit/places/paths.ts';
import { AuthPhone, AuthText } from './AuthFields.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { ReferCodeField } from './ReferCodeField.tsx';
import { useAuthForm } from './useAuthForm.ts';
import type { Registered } from './useLoginFields.ts';

/** Everything a new shop needs; the referral code comes from `?refer=` when somebody shared a link. */
type RegisterValues = Required<Omit<Args<'register'>['body'], 'FullName'>>;

/** The user names the product takes (domain §3 Staff/User). */
const USER_NAME = /^[a-z0-9._]{4,50}$/;

/** Opens a shop with its owner, then leads to the login. */
export function RegisterForm() {
  const client = useClient();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const empty = { ShopName: '', UserName: '', Phone: '', Password: '', ConfirmPassword: '' };
  const start: RegisterValues = { ...empty, ReferCode: address.get('refer')?.trim().slice(0, 20) ?? '' };

  const { form, submit, sending } = useAuthForm<RegisterValues>(start, async ({ ReferCode, ...values }) => {
    const Phone = normalisePhone(values.Phone);
    await client.call('register', { body: { ...values, Phone, ReferCode: ReferCode.trim() || undefined } });
    toast.success('Đăng ký thành công');
    await navigate(PUBLIC_PATHS.login, { state: { registered: values.UserName } satisfies Registered });
  });

  return (
    <FormProvider {...form}>
      <form className="auth__form" noValidate onSubmit={(event) => void submit(event)}>
        <AuthText name="ShopName" label="Tên cửa hàng" autoComplete="organization" required rule={nameFault} />
        <AuthText
          name="UserName"
          label="Tài khoản"
          autoComplete="username"
          required
          rule={(name) =>
            USER_NAME.test(name) ? undefined : 'Tài khoản gồm 4–50 ký tự: a–z, 0–9, dấu chấm, gạch dưới'
          }
        />
        <AuthPhone
          name="Phone"
          label="Số điện thoại"
          required
          rule={(phone) => (isPhone(phone) ? undefined : 'Số điện thoại không hợp lệ')}
        />
        <NewPasswordFields name="Password" label="Mật khẩu" />
        <ReferCodeField />
        <Button type="submit" variant="primary" size="large" fullWidth loading={sending}>
          Đăng ký
        </Button>
      </form>
    </FormProvider>
  );
}

function nameFault(name: string): string | undefined {
  return name.trim().length > 100 ? 'Tên cửa hàng dài tối đa 100 ký tự' : undefined;
}
