import { Badge as PrimeBadge } from 'primereact/badge';
import { marksOf, type PartProps } from '../Part/partProps.ts';
import { usePrimeRef } from '../Part/primeRef.ts';
import { PrimeScope } from '../PrimeScope/PrimeScope.tsx';
import { BADGE_OVERFLOW } from '../theme/constants.ts';
import './Badge.css';

/** Props of {@link Badge}. */
export interface BadgeProps extends PartProps {
  /** What is counted; 0 and nothing show no badge. Above 99 it says "99+" (specification §9). */
  count: number | null | undefined;
  /** What the number means, for screen readers: "thẻ đến hạn". */
  label: string;
  /** `danger` calls for attention, `neutral` only counts. Default `danger`. */
  tone?: 'danger' | 'neutral';
}

/** A small number on a link, a button or a tab. */
export function Badge({ count, label, tone = 'danger', ...rest }: BadgeProps) {
  const part = usePrimeRef<PrimeBadge>(rest);
  if (!count || count < 0) return null;
  const value = (
    <>
      {count > BADGE_OVERFLOW ? `${BADGE_OVERFLOW}+` : count}
      <span className="st-visually-hidden"> {label}</span>
    </>
  );
  return (
    <PrimeScope>
      <PrimeBadge ref={part} {...marksOf(rest)} className={`st-badge st-badge--${tone}`} value={value} />
    </PrimeScope>
  );
}
