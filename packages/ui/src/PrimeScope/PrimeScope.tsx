import { addLocale, locale, PrimeReactContext, PrimeReactProvider } from 'primereact/api';
import { useContext, type ReactNode } from 'react';

const WEEKDAYS = ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'];
const MONTHS = Array.from({ length: 12 }, (_, month) => `Tháng ${month + 1}`);

addLocale('vi', {
  emptyMessage: 'Không có dữ liệu',
  emptyFilterMessage: 'Không tìm thấy dữ liệu phù hợp',
  firstDayOfWeek: 1,
  dayNames: ['Chủ nhật', 'Thứ hai', 'Thứ ba', 'Thứ tư', 'Thứ năm', 'Thứ sáu', 'Thứ bảy'],
  dayNamesShort: WEEKDAYS,
  dayNamesMin: WEEKDAYS,
  monthNames: MONTHS,
  monthNamesShort: MONTHS,
  dateFormat: 'dd/mm/yy',
  aria: { close: 'Đóng' },
});
locale('vi');

/**
 * `styleContainer` is no part of the page: the few rules that PrimeReact writes for itself stay without effect, so a page
 * needs no nonce for them and this package's style sheets alone say how a part looks.
 */
const SETTINGS = {
  unstyled: true,
  locale: 'vi',
  cssTransition: false,
  styleContainer: typeof document === 'undefined' ? undefined : document.createElement('div'),
};

/** Props of {@link PrimeScope}. */
export interface PrimeScopeProps {
  children: ReactNode;
}

/**
 * Settings of the PrimeReact parts below it: no look of their own, no animations, words in Vietnamese. It stands once
 * around the shell of an app. A part that stands outside one brings its own, so that a page without such a part, the
 * login above all, does not load PrimeReact.
 */
export function PrimeScope({ children }: PrimeScopeProps) {
  const around: unknown = useContext(PrimeReactContext);
  return around ? children : <PrimeReactProvider value={SETTINGS}>{children}</PrimeReactProvider>;
}
