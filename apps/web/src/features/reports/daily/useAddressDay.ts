import { useSearchParams } from 'react-router-dom';
import { vietnamToday } from '@so-the/ui/format';

/** A day that stands in the address; today is not written. */
export function useAddressDay(param: string): [day: string, choose: (day: string) => void] {
  const [address, setAddress] = useSearchParams();
  const asked = address.get(param) ?? '';
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : vietnamToday();
  const choose = (next: string) => setAddress(next === vietnamToday() ? {} : { [param]: next }, { replace: true });
  return [day, choose];
}
