import { SelectField } from '@so-the/ui';
import { useListContext } from '../list/listContext.ts';
import { ListFilters, type ListFiltersProps } from '../list/ListFilters.tsx';
import type { Period } from '../period/period.ts';
import { OTHER_DAYS, periodNamed, reportPeriods } from './reportPeriods.ts';

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

function PeriodChoice() {
  const { list } = useListContext('Filters');
  const named = periodNamed(list.period as Period);
  const choose = (value: string | null) => {
    const chosen = reportPeriods.find((one) => one.value === value);
    if (chosen) list.setPeriod(chosen.days());
  };
  return (
    <SelectField
      label="Kỳ báo cáo"
      hideLabel
      clearable={false}
      options={named === OTHER_DAYS.value ? [...reportPeriods, OTHER_DAYS] : reportPeriods}
      value={named}
      onChange={choose}
    />
  );
}
