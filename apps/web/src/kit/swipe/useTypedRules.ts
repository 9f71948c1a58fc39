import { useWatch } from 'react-hook-form';
import type { SwipeValues } from './swipeValues.ts';
import { useSwipeRules, type SwipeRules } from './useSwipeRules.ts';

const watched = ['PosID', 'Amount', 'LotNo', 'InvoiceNo', 'SwipedAt'] as const;

/**
 * The rules that the swipe of the form around would break. Must stand inside a form with {@link SwipeValues}.
 *
 * @param asks false asks nothing yet. Default true
 */
export function useTypedRules(cardDataId: number | null, asks = true): SwipeRules {
  const [PosID, Amount, LotNo, InvoiceNo, SwipedAt] = useWatch<SwipeValues, typeof watched>({ name: watched });
  return useSwipeRules({ PosID: asks ? PosID : null, Amount, LotNo, InvoiceNo, SwipedAt }, cardDataId);
}
