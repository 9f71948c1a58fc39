import { groupDigits } from '@so-the/ui/format';
import { StepLink } from '../../kit/places/StepLink.tsx';

/** Props of {@link SeeAll}. */
export interface SeeAllProps {
  href: string;
  /** How many there are where it leads; `undefined` while on its way. */
  count: number | undefined;
}

/** The way from the first lines of a panel to all of them, where the person may go there. */
export function SeeAll({ href, count }: SeeAllProps) {
  return <StepLink href={href}>Xem tất cả{count !== undefined && ` (${groupDigits(count)})`}</StepLink>;
}
