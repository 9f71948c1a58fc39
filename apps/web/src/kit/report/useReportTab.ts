import { useSearchParams } from 'react-router-dom';
import type { OperationId } from '@so-the/api-client';
import { spellingOf } from '../rows/spelling.ts';

/** A tab of a report. */
interface ReportTab<Id extends string> {
  id: Id;
  /** The call of its list, which tells how its address spells days and shop. Default: as most reports do. */
  call?: OperationId;
}

/** The open tab of a report, in the address; another one keeps the days and the shop, not the order and the page. */
export function useReportTab<Id extends string>(
  tabs: readonly [ReportTab<Id>, ...ReportTab<Id>[]],
): [tab: Id, open: (tab: Id) => void] {
  const [address, setAddress] = useSearchParams();
  const [first] = tabs;
  const tab = tabs.find(({ id }) => id === address.get('tab')) ?? first;
  const open = (next: Id) => {
    const names = spelled(tabs.find(({ id }) => id === next) ?? first);
    const kept = new URLSearchParams();
    for (const [place, name] of spelled(tab).entries()) {
      const value = address.get(name);
      if (value !== null) kept.set(names[place] ?? name, value);
    }
    if (next !== first.id) kept.set('tab', next);
    setAddress(kept, { replace: true });
  };
  return [tab.id, open];
}

/** First day, last day and shop, as the call of a tab spells them. */
function spelled({ call = 'getStaffReport' }: ReportTab<string>): readonly string[] {
  const { from = 'fromDate', to = 'toDate', shop = 'searchShopID' } = spellingOf(call);
  return [from, to, shop];
}
