import { useListApprovalsQuery } from '../../api/paymentApi.ts';
import { useRights } from '../../kit/access/useRights.ts';
import { PATHS } from '../../kit/places/paths.ts';

/** What waits for a decision is counted again as the day goes on; the home screen asks more often. */
const REFRESH_MS = 5 * 60_000;

/** Screens whose right Duyệt, or Khóa/mở sổ, decides on what others propose. */
const DECIDED_ON = [
  PATHS.orders,
  PATHS.vouchers,
  PATHS.companyVouchers,
  PATHS.losses,
  PATHS.debts,
  PATHS.customerDebts,
  PATHS.partnerDebts,
  PATHS.collaboratorDebts,
  PATHS.advances,
] as const;

/** How much waits for this person's decision (counter.md §8); undefined until it is known, and for who decides on nothing. */
export function useToDecide(): number | undefined {
  const { approve, lock } = useRights(...DECIDED_ON);
  const { currentData } = useListApprovalsQuery(
    {},
    { pollingInterval: REFRESH_MS, skipPollingIfUnfocused: true, skip: !approve && !lock },
  );
  return currentData?.Totals.ToDecide;
}
