import { useRead } from '../../api/declare.ts';
import { spellingOf } from '../rows/spelling.ts';
import type { List } from '../list/useList.ts';
import type { Period } from '../period/period.ts';
import { periodBefore } from './reportPeriods.ts';

interface BeforeAnswer {
  Data: unknown;
  Totals?: object;
}

/**
 * The sums of a report over as many days just before those it shows; `undefined` while they are on their way. They are
 * asked for once the report itself is there, whose rows never wait for them.
 */
export function useTotalsBefore({ call, source, period, answer }: List<object>): object | undefined {
  const { from = 'fromDate', to = 'toDate', pageSize = 'PageSize' } = spellingOf(call);
  const days = periodBefore(period as Period);
  const asked = { ...source.args, [from]: days.from, [to]: days.to, [pageSize]: 1 };
  const before = useRead({ name: call }, asked, answer.data === undefined).currentData as BeforeAnswer | undefined;
  return before && (source.rows?.totals?.(before.Data as never) ?? before.Totals);
}
