import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Schedule } from '@so-the/api-client';
import { useListCardsByCustomerQuery } from '../../../api/cardDataApi.ts';
import { holdKeysUntil } from '../../../lib/heldKeys.ts';
import { isInUse } from '../../../lib/isInUse.ts';
import type { CounterValues } from '../counterValues.ts';
import { useLastTime, type LastTime } from './useLastTime.ts';

/** The key that fills the form as last time. */
export const AS_BEFORE_KEY = 'F4';

/** What the chosen customer had done last, and the way to have it once more. */
export interface AsBefore extends LastTime {
  /** Fills card, service, amount and fee as they were last time; the amount has the focus. */
  fill: () => void;
}

/**
 * "Như lần trước" by a press or F4 (counter.md §8). Pressed before the last order is known it waits for it, and so do the keys after it.
 *
 * @param onPos told the POS of the order that is repeated
 */
export function useAsBefore(onPos: (posId: number | undefined) => void): AsBefore {
  const { setFocus } = useFormContext<CounterValues>();
  const [customerId, cardId] = useWatch<CounterValues, ['CustomerID', 'CardDataID']>({
    name: ['CustomerID', 'CardDataID'],
  });
  const last = useLastTime(customerId, cardId);
  const put = usePut(customerId);
  const [repeated, setRepeated] = useState<number | null>(null);
  const waits = useRef<() => void>(undefined);
  const fill = () => {
    if (!last.order) return;
    put(last.order);
    setRepeated(customerId);
    setFocus('Amount', { shouldSelect: true });
  };
  const fillKnown = useEffectEvent(fill);
  const ask = useEffectEvent(() => {
    if (customerId === null) return;
    if (last.isKnown) fill();
    else if (!waits.current) {
      const { promise, resolve } = Promise.withResolvers<void>();
      waits.current = resolve;
      holdKeysUntil(promise);
    }
  });
  const tellPos = useEffectEvent((posId: number | undefined) => onPos(posId));
  const posId = repeated !== null && repeated === customerId ? last.posId : undefined;
  useEffect(() => tellPos(posId), [posId]);
  useEffect(() => {
    if (!last.isKnown || !waits.current) return;
    fillKnown();
    waits.current();
    waits.current = undefined;
  }, [last.isKnown]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== AS_BEFORE_KEY || event.repeat || document.querySelector('[role="alertdialog"]')) return;
      event.preventDefault();
      ask();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return { ...last, fill };
}

/** Puts the terms of an order into the form; its card only while that may still be served. */
function usePut(customerId: number | null): (order: Schedule) => void {
  const { setValue } = useFormContext<CounterValues>();
  const cards = useListCardsByCustomerQuery({ CustomerID: customerId ?? 0 }, { skip: customerId === null });
  return ({ CardDataID, ServiceType, Amount, CustomerFeePercent, FeeMode, ExtraFee }) => {
    const dirty = { shouldDirty: true, shouldValidate: true } as const;
    const card = cards.currentData?.Data.find(({ cardDataID }) => cardDataID === CardDataID);
    if (card && isInUse(card)) {
      setValue('CardIsNew', false, dirty);
      setValue('CardDataID', CardDataID, dirty);
    }
    setValue('ServiceType', ServiceType, dirty);
    setValue('Amount', Amount, dirty);
    setValue('CustomerFeePercent', CustomerFeePercent, dirty);
    setValue('FeeMode', FeeMode, dirty);
    setValue('ExtraFee', ExtraFee > 0 ? ExtraFee : undefined, dirty);
  };
}
