import { SelectField } from '@so-the/ui';
import { useListContext } from '../list/listContext.ts';
import { ListFilters, type ListFiltersProps } from '../list/filters/ListFilters.tsx';
import type { Period } from '../period/period.ts';
import { OTHER_DAYS, periodBefore, periodNamed, reportPeriods } from './reportPeriods.ts';

/** Props of `ReportScreen.Filters`. */
export type ReportFiltersProps = Partial<Omit<ListFiltersProps, 'period'>>;

/** The days of the report, typed or one of the periods at hand, and what else narrows it. */
export function ReportFilters({ words, inline, ...props }: ReportFiltersProps) {
  return (
    <ListFilters
      {...props}
      words={words ?? NO_WORDS}
      period="Khoảng ngày"
      inline={
        <>
          <PeriodChoice />
          {inline}
        </>
      }
    />
  );
}

const NO_WORDS = {};

/** Steps back by the length of the days shown. */
const BEFORE = { value: 'before', label: 'Kỳ trước' } as const;

function PeriodChoice() {
  const { list } = useListContext('Filters');
  const named = periodNamed(list.period as Period);
  const choose = (value: string | null) => {
    const chosen = reportPeriods.find((one) => one.value === value);
    if (value === BEFORE.value) list.setPeriod(periodBefore(list.period as Period));
    else if (chosen) list.setPeriod(chosen.days());
  };
  return (
    <SelectField
      label="Kỳ báo cáo"
      hideLabel
      clearable={false}
      options={[...reportPeriods, BEFORE, ...(named === OTHER_DAYS.value ? [OTHER_DAYS] : [])]}
      value={named}
      onChange={choose}
    />
  );
}
