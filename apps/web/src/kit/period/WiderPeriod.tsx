import { Button } from '@so-the/ui';
import { pastYear, type Period } from './period.ts';

/** The way on from a list that has nothing in its period: the whole past year. */
export function WiderPeriod({ onChange }: { onChange: (period: Period) => void }) {
  return <Button onClick={() => onChange(pastYear())}>Xem 12 tháng qua</Button>;
}
