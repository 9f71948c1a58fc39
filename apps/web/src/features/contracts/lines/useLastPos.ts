import { vietnamToday } from '@so-the/ui/format';
import { useListAllPosQuery } from '../../../api/metaApi.ts';
import { useLastUsed } from '../../../kit/form/drafts/useLastUsed.ts';
import type { SwipeValues } from '../../../kit/swipe/swipeValues.ts';
import { isInUse } from '../../../lib/isInUse.ts';

interface LastSwipe {
  PosID: number;
  LotNo: string;
  /** Day of the swipe: a lot is proposed on the day it was used alone, since its numbers begin again (domain §2(c)). */
  day: string;
}

/** The POS and lot a swipe starts with: those this person used last on this device, while the POS is in use. */
export function useLastPos(): {
  start: Partial<Pick<SwipeValues, 'PosID' | 'LotNo'>>;
  /** Takes what was sent, whose empty fields are left out. */
  remember: (swipe: Partial<Pick<SwipeValues, 'PosID' | 'LotNo'>>) => void;
} {
  const { used, remember } = useLastUsed('line/swipe', readSwipe);
  const { data } = useListAllPosQuery();
  const isThere = data?.Data.some((pos) => pos.posID === used?.PosID && isInUse(pos)) ?? false;
  return {
    start: used && isThere ? { PosID: used.PosID, LotNo: used.day === vietnamToday() ? used.LotNo : '' } : {},
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
