import { useLocation } from 'react-router-dom';
import { vietnamToday } from '@so-the/ui/format';
import { useListAllPosQuery } from '../../../../api/metaApi.ts';
import { useLastUsed } from '../../../../kit/form/drafts/useLastUsed.ts';
import type { SwipeValues } from '../../../../kit/swipe/swipeValues.ts';
import { historyValue } from '../../../../lib/historyValue.ts';
import { isInUse } from '../../../../lib/isInUse.ts';
import { swipeStart, type LastSwipe } from './swipeStart.ts';

/**
 * The POS and lot a swipe starts with while the POS is in use: that of the order which the counter was told to repeat, else
 * those this person used last on this device, else the only POS.
 */
export function useLastPos(): {
  start: Partial<Pick<SwipeValues, 'PosID' | 'LotNo'>>;
  /** Takes what was sent, whose empty fields are left out. */
  remember: (swipe: Partial<Pick<SwipeValues, 'PosID' | 'LotNo'>>) => void;
} {
  const { used, remember } = useLastUsed('line/swipe', readSwipe);
  const { data } = useListAllPosQuery();
  const repeated = historyValue(useLocation().state, 'pos');
  const inUse = (data?.Data ?? []).filter(isInUse).map(({ posID }) => posID);
  return {
    start: swipeStart({ inUse, used, repeated, today: vietnamToday() }),
    remember: ({ PosID, LotNo = '' }) => {
      if (typeof PosID === 'number') remember({ PosID, LotNo: LotNo.trim(), day: vietnamToday() });
    },
  };
}

function readSwipe(kept: unknown): LastSwipe | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { PosID, LotNo, day } = kept as Record<string, unknown>;
  const isKnown = typeof PosID === 'number' && typeof LotNo === 'string' && typeof day === 'string';
  return isKnown ? { PosID, LotNo, day } : undefined;
}
