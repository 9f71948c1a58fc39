import { useEffect, useState } from 'react';
import type { Args, SwipeWarning } from '@so-the/api-client';
import { useCheckSwipeRulesQuery } from '../../api/posApi.ts';
import type { SwipeValues } from './swipeValues.ts';

/** Milliseconds without typing before the rules are asked. */
const PAUSE = 300;

const NONE: readonly SwipeWarning[] = [];

/** The rules a swipe would break as it is being typed. */
export interface SwipeRules {
  /** Most serious first; empty while POS or amount are missing. */
  warnings: readonly SwipeWarning[];
  /** They belong to something typed before and are being asked again. */
  checking: boolean;
  /** The rules could not be asked; the server checks them again on saving. */
  failed: boolean;
}

/** Asks the server, a moment after the typing, which rules W01 to W11 the swipe would break. */
export function useSwipeRules(
  values: Pick<SwipeValues, 'PosID' | 'Amount' | 'LotNo' | 'InvoiceNo' | 'SwipedAt'>,
  cardDataId: number | null,
): SwipeRules {
  const typed = JSON.stringify(argsOf(values, cardDataId));
  const settled = useSettled(typed);
  const args = JSON.parse(settled) as Args<'checkSwipeRules'> | null;
  const { currentData, isFetching, isError } = useCheckSwipeRulesQuery(args ?? { PosID: 0, Money: 0 }, { skip: !args });
  return {
    warnings: args && currentData ? currentData.Data : NONE,
    checking: typed !== settled || (args !== null && isFetching),
    failed: args !== null && isError,
  };
}

function argsOf(
  values: Parameters<typeof useSwipeRules>[0],
  cardDataId: number | null,
): Args<'checkSwipeRules'> | null {
  const { PosID, Amount, LotNo, InvoiceNo, SwipedAt } = values;
  if (PosID === null || Amount === null || Amount <= 0) return null;
  return {
    PosID,
    Money: Amount,
    ...(cardDataId !== null && { CardDataID: cardDataId }),
    ...(LotNo && { LotNo }),
    ...(InvoiceNo && { InvoiceNo }),
    ...(SwipedAt && { SwipedAt }),
  };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
