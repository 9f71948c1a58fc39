import { useSearchParams } from 'react-router-dom';

/** What is kept of the terminals of partners. */
export const posPartnerTabs = [
  { id: 'list', label: 'Máy của đối tác' },
  { id: 'codes', label: 'Yêu cầu mã POS' },
  { id: 'figures', label: 'Số liệu trong kỳ' },
] as const;

/** One of {@link posPartnerTabs}. */
export type PosPartnerTab = (typeof posPartnerTabs)[number]['id'];

/** The open tab stands in the address. Each tab has filters of its own: of those only the partner goes along. */
export function usePosPartnerTab(): [tab: PosPartnerTab, open: (tab: PosPartnerTab) => void] {
  const [address, setAddress] = useSearchParams();
  const tab = posPartnerTabs.find(({ id }) => id === address.get('tab'))?.id ?? 'list';
  const open = (next: PosPartnerTab) => {
    const partner = address.get('PartnerID');
    setAddress({ ...(next !== 'list' && { tab: next }), ...(partner !== null && { PartnerID: partner }) });
  };
  return [tab, open];
}
