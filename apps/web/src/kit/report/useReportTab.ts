import { useSearchParams } from 'react-router-dom';

/** Parameters that mean the same in every tab of a report, however their calls spell them. */
const SHARED = /^(?:fromDate|toDate|searchShopID)$/i;

/** The open tab of a report, in the address; another one keeps the days and the shop, not the order and the page. */
export function useReportTab<Id extends string>(
  tabs: readonly [{ id: Id }, ...{ id: Id }[]],
): [tab: Id, open: (tab: Id) => void] {
  const [address, setAddress] = useSearchParams();
  const [first] = tabs;
  const tab = tabs.find(({ id }) => id === address.get('tab'))?.id ?? first.id;
  const open = (next: Id) => {
    const kept = new URLSearchParams([...address].filter(([name]) => SHARED.test(name)));
    if (next !== first.id) kept.set('tab', next);
    setAddress(kept, { replace: true });
  };
  return [tab, open];
}
