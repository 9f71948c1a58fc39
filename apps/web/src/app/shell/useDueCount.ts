import { useCountCardNoticesQuery } from '../../api/cardDataApi.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { useMayOpen } from '../../kit/access/useMayOpen.ts';

/** Cards fall due as the day goes on, so they are counted again. */
const REFRESH_MS = 5 * 60_000;

/** Whose screens show cards is told how many are due. */
const ASKED_FROM = [PATHS.cardsDue, PATHS.cards, PATHS.appointments, PATHS.push];

/** How many cards are due (specification §3, CountCard); undefined until it is known, and for who works with none. */
export function useDueCount(): number | undefined {
  const mayOpen = useMayOpen();
  const { data } = useCountCardNoticesQuery(undefined, {
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
    skip: !ASKED_FROM.some(mayOpen),
  });
  return data?.Data.CountCard;
}
