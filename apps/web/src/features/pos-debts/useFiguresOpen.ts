import { PATHS } from '../../kit/places/paths.ts';
import { useMayOpen } from '../../kit/access/useMayOpen.ts';

/** Whether this person may see the entries that figures are made of: who sees the cash book or the reports. */
export function useFiguresOpen(): boolean {
  const mayOpen = useMayOpen();
  return mayOpen(PATHS.cashBook) || mayOpen(PATHS.reports);
}
