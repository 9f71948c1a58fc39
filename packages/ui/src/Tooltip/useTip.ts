import { useEffect, useState } from 'react';
import { watchTips } from './watchTips.ts';

/** What a tooltip says, and of which control. */
export interface Tip {
  target: HTMLElement;
  text: string;
  /** Counts the tips that were shown: the same control's next one is another. */
  shown: number;
}

/** The tip to be shown now, or nothing. */
export function useTip(): Tip | undefined {
  const [tip, setTip] = useState<Tip>();
  useEffect(
    () =>
      watchTips((target) =>
        setTip((before) => {
          const text = target?.dataset.tooltip;
          return target && text ? { target, text, shown: (before?.shown ?? 0) + 1 } : undefined;
        }),
      ),
    [],
  );
  return tip;
}
