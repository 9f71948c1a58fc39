import { ProgressBar } from 'primereact/progressbar';
import { useEffect, useState } from 'react';
import { marksOf, type PartProps } from '../Part/partProps.ts';
import { usePrimeRef } from '../Part/primeRef.ts';
import { PrimeScope } from '../PrimeScope/PrimeScope.tsx';
import { LOADING_BAR } from '../theme/constants.ts';
import { nextProgress } from './nextProgress.ts';
import './LoadingBar.css';

/** Props of {@link LoadingBar}. */
export interface LoadingBarProps extends PartProps {
  /** Something is on its way. */
  active: boolean;
  /** What is on its way, for screen readers. Default "Đang tải". */
  label?: string;
}

/** A line along the upper edge of the window: every 400 ms 20 % more, waiting at 99 % until the work is done. */
export function LoadingBar({ active, label = 'Đang tải', ...rest }: LoadingBarProps) {
  return active ? <Growing {...rest} label={label} /> : null;
}

function Growing({ label, ...rest }: PartProps & { label: string }) {
  const part = usePrimeRef<ProgressBar>(rest);
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    const beat = setInterval(() => setPercent(nextProgress), LOADING_BAR.interval);
    return () => clearInterval(beat);
  }, []);
  return (
    <PrimeScope>
      <ProgressBar ref={part} {...marksOf(rest)} value={percent} showValue={false} aria-label={label} pt={LOOK} />
    </PrimeScope>
  );
}

const LOOK = { root: { className: 'st-loading-bar' }, value: { className: 'st-loading-bar__value' } };
