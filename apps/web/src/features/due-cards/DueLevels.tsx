import { Stat } from '@so-the/ui';
import { useCountCardNoticesQuery } from '../../api/cardDataApi.ts';
import '../../kit/report/report.css';

/** Props of {@link DueLevels}. */
export interface DueLevelsProps {
  /** Narrows the list to the cards of a level; null shows all of them. */
  onLevel: (level: 1 | 2 | 3 | null) => void;
}

/** How many cards are overdue, due within three days and within a week: as many as the bell counts, and each opens those rows. */
export function DueLevels({ onLevel }: DueLevelsProps) {
  const { currentData, error } = useCountCardNoticesQuery();
  const { CountCard, Overdue, DueIn3, DueIn7 } = currentData?.Data ?? {};
  const loading = currentData === undefined;
  if (loading && error !== undefined) return null;
  const tile = (label: string, value: number | undefined, to: 1 | 2 | 3 | null) => (
    <Stat label={label} kind="number" value={value} loading={loading} onOpen={() => onLevel(to)} />
  );
  return (
    <div className="report-tiles">
      {tile('Tất cả', CountCard, null)}
      {tile('Quá hạn', Overdue, 3)}
      {tile('0–3 ngày', DueIn3, 2)}
      {tile('4–7 ngày', DueIn7, 1)}
    </div>
  );
}
