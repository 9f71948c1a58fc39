import type { ReactNode } from 'react';
import { FilterBar, Notice, type FilterChip } from '@so-the/ui';
import { formatDate } from '@so-the/ui/format';
import { OpenPeriodField } from '../../period/OpenPeriodField.tsx';
import { PeriodField } from '../../period/PeriodField.tsx';
import type { Period } from '../../period/period.ts';
import { inSentence } from '../../form/fieldRules.ts';
import { useListContext } from '../listContext.ts';
import { useFilterNames } from './useFilterNames.ts';
import { spellingOf } from '../../rows/spelling.ts';
import type { List } from '../useList.ts';
import { useShopFilter } from './useShopFilter.tsx';

/** Props of `ListScreen.Filters`. */
export interface ListFiltersProps {
  /** What can be searched for: "Tên, mã hoặc số điện thoại". Not for a call that knows no search. */
  placeholder?: string;
  /** Filter that the search box sets, where the call has another name for it. Default `GeneralSearch`. */
  search?: string;
  /** Every filter but the search in words, as `FilterWords` has them, for the chips of those that are set. */
  words: Readonly<Record<string, (value: never) => string>>;
  /** Names the period: "Ngày hẹn". Without it the list offers none. */
  period?: string;
  /** Fields that are always in sight. */
  inline?: ReactNode;
  /** Further fields, each bound by `list.filter(name)`. */
  children?: ReactNode;
}

/**
 * Search, period, fields and chips of the list's filters; in the company a shop as well, where the list's call knows one.
 * Says so where nothing has the tone marks that were typed.
 */
export function ListFilters({ placeholder, words, period, inline, children, ...box }: ListFiltersProps) {
  const { title, list, closed, setViews } = useListContext('Filters');
  const shop = useShopFilter(list);
  const names = useFilterNames(list);
  if (closed) return null;
  const name = box.search ?? 'GeneralSearch';
  const search = (list as List<Record<string, string | undefined>>).filter(name);
  return (
    <>
      <FilterBar
        search={
          list.has(name)
            ? { label: `Tìm ${inSentence(title)}`, placeholder, value: search.value ?? '', onChange: search.onChange }
            : undefined
        }
        chips={[...shop.chips, ...chipsOf(list, { ...periodWords(list), ...words }, names)]}
        onClear={list.clearFilters}
        end={<div ref={setViews} className="list-screen__views" />}
        inline={
          <>
            {period && <ListPeriodField label={period} list={list} />}
            {inline}
          </>
        }
      >
        {shop.field ? (
          <>
            {shop.field}
            {children}
          </>
        ) : (
          children
        )}
      </FilterBar>
      {list.answer.data?.WithoutMarks && (
        <Notice tone="info">Không có kết quả đúng dấu đã gõ. Đang hiện kết quả khác dấu.</Notice>
      )}
    </>
  );
}

/** The days of the list: whole ones where it always has a period, else either side may stay open. */
function ListPeriodField({ label, list }: { label: string; list: List<object> }) {
  const { period, setPeriod } = list;
  if (list.periodIsSet) return <PeriodField label={label} value={period as Period} onChange={setPeriod} />;
  return <OpenPeriodField label={label} value={period} onChange={setPeriod} />;
}

function periodWords({ call }: List<object>): Record<string, (day: string) => string> {
  const { from, to } = spellingOf(call);
  if (from === undefined || to === undefined) return {};
  return { [from]: (day) => `Từ ${formatDate(day)}`, [to]: (day) => `Đến ${formatDate(day)}` };
}

/** A record that a filter names stands in its chip by name; until that is known, and where it is not, the filter's words do. */
function chipsOf(list: List<object>, words: object, names: ReturnType<typeof useFilterNames>): FilterChip[] {
  const nameOf = (filter: string) => names.find((one) => one.filter === filter)?.name;
  return Object.entries(words as Record<string, (value: unknown) => string>).flatMap(([name, say]) => {
    const { value, onChange } = list.filter(name as never);
    return value === null ? [] : [{ id: name, label: nameOf(name) ?? say(value), onRemove: () => onChange(null) }];
  });
}
