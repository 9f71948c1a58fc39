import { Tooltip } from 'primereact/tooltip';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { PrimeScope } from '../PrimeScope/PrimeScope.tsx';
import { useTip, type Tip } from './useTip.ts';
import './Tooltip.css';

/**
 * Shows the `data-tooltip` of the control that the pointer rests on, the keyboard reaches or a finger holds. It stands
 * once in an app and serves every control of it, also those that appear later and those in dialogs. The text repeats
 * the control's accessible name: a screen reader reads it there.
 */
export function TooltipHost() {
  const tip = useTip();
  return <PrimeScope>{tip && <ShownTip key={`${tip.shown}`} tip={tip} />}</PrimeScope>;
}

/** PrimeReact binds a tooltip to the elements of the moment and shows it late; this one is told at once. */
function ShownTip({ tip }: { tip: Tip }) {
  const shown = useRef<Tooltip>(null);
  useEffect(() => {
    const event = { currentTarget: tip.target, type: 'mouseenter', pageX: 0, pageY: 0 };
    shown.current?.show(event as unknown as Parameters<Tooltip['show']>[0]);
  }, [tip]);
  return (
    <Tooltip ref={shown} position="bottom" closeOnEscape={false} pt={LOOK}>
      <InTopLayer>{tip.text}</InTopLayer>
    </Tooltip>
  );
}

const LOOK = {
  root: { className: 'st-tooltip', popover: 'manual', 'aria-hidden': true },
  arrow: { hidden: true },
  text: { className: 'st-tooltip__text' },
} as const;

/** Lifts the tooltip around it above dialogs before PrimeReact measures it. */
function InTopLayer({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    place.current?.closest<HTMLElement>('.st-tooltip')?.showPopover();
  }, []);
  return <span ref={place}>{children}</span>;
}
