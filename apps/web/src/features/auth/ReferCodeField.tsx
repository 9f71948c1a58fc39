import { useWatch } from 'react-hook-form';
import { AuthText } from './AuthFields.tsx';
import { useReferrer } from './useReferrer.ts';

/** The referral code, with the name of the person it belongs to. */
export function ReferCodeField() {
  const code = useWatch<{ ReferCode: string }>({ name: 'ReferCode' }) ?? '';
  const referrer = useReferrer(code.trim());
  const hint = {
    none: undefined,
    searching: 'Đang tìm người giới thiệu…',
    unknown: 'Không tìm thấy mã giới thiệu này',
  };
  return (
    <AuthText
      name="ReferCode"
      label="Mã giới thiệu"
      hint={referrer.state === 'found' ? `Người giới thiệu: ${referrer.name}` : hint[referrer.state]}
    />
  );
}
