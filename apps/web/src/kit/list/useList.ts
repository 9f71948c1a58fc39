import { useMemo } from 'react';
import type { Args, Data, OperationId, Result } from '@so-the/api-client';
import type { DateRange } from '@so-the/ui';
import { useRead, type ReadCall } from '../../api/declare.ts';
import type { Rights } from '../access/rights.ts';
import { useRights } from '../access/useRights.ts';
import type { Period } from '../period/period.ts';
import { useLive } from '../record/useLive.ts';
import type { SheetSource } from '../sheet/sheetSource.ts';
import type { FilterCodecs, FilterValues } from './address/listAddress.ts';
import { rowsAnswer, type ListAnswer } from './listAnswer.ts';
import { listCodecs } from './address/listCodecs.ts';
import type { ParametersOf } from './filters/listFilters.ts';
import { calm } from './calm.ts';
import { listAsked } from './listAsked.ts';
import type { ListSort } from './address/listState.ts';
import type { ListRows, RowSource } from '../rows/readAllRows.ts';
import { useListState, type ListControl } from './address/useListState.ts';

/** A row of what a list call answers. */
type RowOf<Id extends OperationId> = Data<Id> extends readonly (infer Row)[] ? Row & object : object;

/** What makes a list: whose rights count, what it reads, what it can be narrowed by. */
export interface ListOptions<Id extends OperationId, Codecs extends FilterCodecs, Row, Usual> {
  /** Path of the screen, whose rights count. */
  path: string;
  /** The read, from its slice: its parameters spell shop, period and page, its rows are shown, copied and exported. */
  call: ReadCall<Id>;
  /** Made by `listFilters`, outside the component; shop and period are not among them: the call tells them. */
  filters: Codecs;
  /** The period where the address names none; the list then always has one. Default: every day there is. */
  period?: Usual;
  /** Parameters that this list sends where none of its filters says otherwise. */
  fixed?: Partial<ParametersOf<Args<Id>>>;
  /** Where the rows stand, and how they are paged. Default: the call's data are the rows of one page. */
  rows?: ListRows<Data<Id>, Row>;
  /** Where "Xuất Excel" gets its rows when not from the call, and their columns. */
  file?: SheetSource;
  /** Rows a page at first. Default 20. */
  pageSize?: number;
  /** Order at first. Default: the server's own. */
  sort?: ListSort;
  /** Whether what others do appears by itself (counter.md §8). Default false. */
  live?: boolean;
}

/** A list at work: what it asks for and every way to change it, what was answered, and what the person may do with it. */
export interface List<
  Filters,
  Row extends object = object,
  Reply = unknown,
  Days = DateRange,
> extends ListControl<Filters> {
  rights: Rights;
  call: OperationId;
  /** The rows of the page, their count and sums. */
  answer: ListAnswer<Row>;
  /** All that was answered, for what stands beside the rows; `undefined` until the first answer. */
  reply: Reply | undefined;
  /** The days the list covers. */
  period: Days;
  /** The period always has both ends. */
  periodIsSet: boolean;
  setPeriod: (period: DateRange) => void;
  /** Where all rows are read for a copy. */
  source: RowSource<Row>;
  /** Where those of a file are read, and the columns of the file where they are not those of the table. */
  file: RowSource<Row> & Partial<Pick<SheetSource, 'columns'>>;
}

/**
 * A list: rights, filters, period, order and page in the address, its rows, and where all of them are read.
 *
 * @example
 * const list = useList({ path: PATHS.actionLog, call: calls.listLogActions, filters, period: thisMonth });
 */
export function useList<
  Id extends OperationId,
  Codecs extends FilterCodecs,
  Row extends object = RowOf<Id>,
  Usual extends (() => Period) | undefined = undefined,
>(
  options: ListOptions<Id, Codecs, Row, Usual>,
): List<FilterValues<Codecs>, Row, Result<Id>, Usual extends () => Period ? Period : DateRange> {
  const { path, call, filters, rows, file, pageSize, sort, live = false } = options;
  const codecs = useMemo(() => listCodecs(call.name, filters), [call.name, filters]);
  const state = useListState({ name: `${path}?${call.name}`, filters: codecs, pageSize, sort });
  const { args, period, dayNames, matching, every, request } = listAsked(options, state.args);
  const read = useRead(call, request, false, useLive(live));
  const answer = live ? calm(read) : read;
  const source = { call: call.name, args: every, rows };
  const made = {
    ...state,
    args,
    rights: useRights(path),
    call: call.name,
    answer: rowsAnswer<Data<Id>, Row>(answer, rows, args),
    reply: answer.data,
    period,
    periodIsSet: options.period !== undefined,
    setPeriod: (days: DateRange) => {
      const { from, to } = dayNames;
      if (from && to) state.setFilters({ [from]: days.from ?? undefined, [to]: days.to ?? undefined });
    },
    source,
    file: file ? { ...file, args: matching } : source,
  };
  return made as unknown as List<
    FilterValues<Codecs>,
    Row,
    Result<Id>,
    Usual extends () => Period ? Period : DateRange
  >;
}
