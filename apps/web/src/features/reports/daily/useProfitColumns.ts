import type { Column } from '@so-the/ui';
import { useRights } from '../../../kit/access/useRights.ts';
import { PATHS } from '../../../kit/places/paths.ts';
import { withoutProfits } from '../../../kit/report/useSeenColumns.ts';

/** The columns of the day without the profits for who may not see them. */
export function useProfitColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const { profit } = useRights(PATHS.dailyReport);
  return profit ? columns : withoutProfits(columns);
}
