import { SegmentField } from '@so-the/ui';
import { groupDigits } from '@so-the/ui/format';
import { useCountCardNoticesQuery } from '../../api/cardDataApi.ts';
import type { FilterBinding } from '../../kit/list/address/useListState.ts';
import './dueCards.css';

const ALL = 0;

/** How many cards are overdue, due within three days and within a week: as many as the bell counts, and each narrows the list to those. */
export function DueLevels({ value, onChange }: FilterBinding<1 | 2 | 3>) {
  const { CountCard, Overdue, DueIn3, DueIn7 } = useCountCardNoticesQuery().currentData?.Data ?? {};
  return (
    <div className="due-levels">
      <SegmentField
        label="Mức đến hạn"
        hideLabel
        value={value ?? ALL}
        options={[
          level(ALL, 'Tất cả', CountCard),
          level(3, 'Quá hạn', Overdue),
          level(2, '0–3 ngày', DueIn3),
          level(1, '4–7 ngày', DueIn7),
        ]}
        onChange={(chosen) => onChange(chosen === ALL ? null : chosen)}
      />
    </div>
  );
}

function level<Level extends 0 | 1 | 2 | 3>(value: Level, name: string, count: number | undefined) {
  return { value, label: count === undefined ? name : `${name} ${groupDigits(count)}` };
}
