import { useContext, useEffect } from 'react';
import { cardBrand, isCardLength, isLuhn } from '@so-the/ui/format';
import { get, useFormContext } from 'react-hook-form';
import { FieldRailsContext } from './fieldRails.ts';

/** Their numbers may have a last digit that does not check (domain §5). */
const UNCHECKED: ReadonlySet<string> = new Set(['NAPAS', 'UnionPay']);

/** What is asked about an account number that is a whole card number (domain §7); undefined for any other. */
export function accountRail(account: unknown): string | undefined {
  if (typeof account !== 'string') return undefined;
  const brand = cardBrand(account);
  if (brand === undefined || !isCardLength(account)) return undefined;
  const isUnchecked = UNCHECKED.has(brand) && (account.length === 16 || account.length === 19);
  if (!isUnchecked && !isLuhn(account)) return undefined;
  return `Số tài khoản giống số thẻ ${brand} đầy đủ, không được lưu số thẻ ở đây`;
}

/** Lets the form around ask before it saves a whole card number as an account; one that was not changed is not asked about. */
export function useAccountRail(name: string): void {
  const rails = useContext(FieldRailsContext);
  const { formState } = useFormContext();
  const started: unknown = get(formState.defaultValues, name);
  useEffect(() => {
    if (!rails) return undefined;
    rails.set(name, (value) => (value === started ? undefined : accountRail(value)));
    return () => void rails.delete(name);
  }, [rails, name, started]);
}
