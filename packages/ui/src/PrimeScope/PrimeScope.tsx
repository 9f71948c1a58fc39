import { addLocale, locale, PrimeReactContext, PrimeReactProvider } from 'primereact/api';
import { useContext, type ReactNode } from 'react';

const WEEKDAYS = ['Chủ nhật', 'Thứ hai', 'Thứ ba', 'Thứ tư', 'Thứ năm', 'Thứ sáu', 'Thứ bảy'];
const SHORT = ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'];
const MONTHS = Array.from({ length: 12 }, (_, month) => `Tháng ${month + 1}`);

addLocale('vi', {
  emptyMessage: 'Không có dữ liệu',
  emptyFilterMessage: 'Không tìm thấy dữ liệu phù hợp',
  firstDayOfWeek: 1,
  dayNames: WEEKDAYS,
  dayNamesShort: SHORT,
  // The titles of a calendar's columns: PrimeReact puts them into the page as they are, and gives no other way to a name.
  dayNamesMin: WEEKDAYS.map((name, day) => (
    <Weekday key={name} name={name} short={SHORT[day]} />
  )) as unknown as string[],
  monthNames: MONTHS,
  monthNamesShort: MONTHS,
  dateFormat: 'dd/mm/yy',
  aria: { close: 'Đóng' },
});
locale('vi');

/** "T2" for the eye, "Thứ hai" for the ear. */
function Weekday({ name, short }: { name: string; short: string | undefined }) {
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <span className="st-visually-hidden">{name}</span>
    </>
  );
}

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
