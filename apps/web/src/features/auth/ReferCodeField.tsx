import { useWatch } from 'react-hook-form';
import { AuthText } from './AuthFields.tsx';
import { CODE_LENGTH, useReferrer, type Referrer } from './useReferrer.ts';

/** The referral code, with the name of the person it belongs to. */
export function ReferCodeField() {
  const code = useWatch<{ ReferCode: string }>({ name: 'ReferCode' }) ?? '';
  const referrer = useReferrer(code.trim());
  return <AuthText name="ReferCode" label="Mã giới thiệu" hint={hintOf(referrer)} />;
}

function hintOf(referrer: Referrer): string | undefined {
  if (referrer.state === 'found') return `Người giới thiệu: ${referrer.name}`;
  if (referrer.state === 'refused') return referrer.message;
  if (referrer.state === 'short') return `Mã giới thiệu gồm ${CODE_LENGTH} ký tự`;
  return referrer.state === 'searching' ? 'Đang tìm người giới thiệu…' : undefined;
}
