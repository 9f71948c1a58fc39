import { addLocale, locale, PrimeReactProvider } from 'primereact/api';
import { useMemo, type ReactNode } from 'react';
import { useNonce } from '../UiProvider/UiProvider.tsx';

addLocale('vi', {
  emptyMessage: 'Không có dữ liệu',
  emptyFilterMessage: 'Không tìm thấy dữ liệu phù hợp',
  aria: { close: 'Đóng' },
});
locale('vi');

/**
 * Around every PrimeReact part: no look of its own, words in Vietnamese, the page's nonce on the style element it
 * inserts. It stands in the wrapped parts and not around the app, so that a page without such a part, the login above
 * all, does not load PrimeReact.
 */
export function PrimeScope({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const settings = useMemo(() => ({ unstyled: true, locale: 'vi', nonce }), [nonce]);
  return <PrimeReactProvider value={settings}>{children}</PrimeReactProvider>;
}
