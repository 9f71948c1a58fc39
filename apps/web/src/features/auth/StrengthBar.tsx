import { passwordStrength, type PasswordStrength } from '../../lib/passwordStrength.ts';

const SHOWN: Record<PasswordStrength, { label: string; level: number }> = {
  tooShort: { label: 'quá ngắn', level: 1 },
  weak: { label: 'yếu', level: 1 },
  fair: { label: 'khá', level: 2 },
  strong: { label: 'mạnh', level: 3 },
};

/** Says how strong the password is that is being typed. */
export function StrengthBar({ password }: { password: string }) {
  const { label, level } = SHOWN[passwordStrength(password)];
  return (
    <span className="auth__strength">
      <progress max={3} value={level} aria-label="Độ mạnh mật khẩu" />
      <span>Độ mạnh: {label}</span>
    </span>
  );
}
