import { useLocation } from 'react-router-dom';
import { vietnamToday } from '@so-the/ui/format';
import { useListAllPosQuery } from '../../../api/metaApi.ts';
import { useLastUsed } from '../../../kit/form/drafts/useLastUsed.ts';
import type { SwipeValues } from '../../../kit/swipe/swipeValues.ts';
import { historyValue } from '../../../lib/historyValue.ts';
import { isInUse } from '../../../lib/isInUse.ts';

interface LastSwipe {
  PosID: number;
  LotNo: string;
  /** Day of the swipe: a lot is proposed on the day it was used alone, since its numbers begin again (domain §2(c)). */
  day: string;
}

/**
 * The POS and lot a swipe starts with while the POS is in use: that of the order which the counter was told to repeat, else
 * those this person used last on this device.
 */
export function useLastPos(): {
  start: Partial<Pick<SwipeValues, 'PosID' | 'LotNo'>>;
  /** Takes what was sent, whose empty fields are left out. */
  remember: (swipe: Partial<Pick<SwipeValues, 'PosID' | 'LotNo'>>) => void;
} {
  const { used, remember } = useLastUsed('line/swipe', readSwipe);
  const { data } = useListAllPosQuery();
  const repeated = historyValue(useLocation().state, 'pos');
  const isThere = (id: unknown) => data?.Data.some((pos) => pos.posID === id && isInUse(pos)) ?? false;
  const last = used && isThere(used.PosID) ? used : undefined;
  const lot = last?.day === vietnamToday() ? last.LotNo : '';
  const isOther = typeof repeated === 'number' && repeated !== last?.PosID && isThere(repeated);
  return {
    start: isOther ? { PosID: repeated, LotNo: '' } : last ? { PosID: last.PosID, LotNo: lot } : {},
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
