import { memo, useId } from 'react';
import { groupDigits } from '../format/money.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { PAGE_SIZES, pageWindow } from './pageWindow.ts';
import type { TableQueryControl } from './tableProps.ts';
import { usePaginationTexts } from './texts.tsx';
import './pager.css';

interface TablePagerProps {
  query: TableQueryControl;
  /** Rows over all pages; `undefined` until the first answer. */
  total: number | undefined;
}

/** "1–20 của 134", page size, and the four ways to another page. Memoised: a row chosen changes nothing in it. */
export const TablePager = memo(function TablePager({ query, total }: TablePagerProps) {
  const texts = usePaginationTexts();
  const id = useId();
  const { from, to, pages, page } = pageWindow(query.page, query.pageSize, total ?? 0);
  const go = (next: number) => query.onChange({ page: next, pageSize: query.pageSize, sort: query.sort });
  const sizes = PAGE_SIZES.some((size) => size === query.pageSize) ? PAGE_SIZES : [query.pageSize, ...PAGE_SIZES];
  return (
    <nav className="st-pager" aria-label="Phân trang">
      <label className="st-pager__size" htmlFor={id}>
        <span>{texts.rowsPerPage}</span>
        <select
          id={id}
          value={query.pageSize}
          onChange={(event) => query.onChange({ page: 1, pageSize: Number(event.target.value), sort: query.sort })}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <span className="st-pager__range" aria-live="polite">
        {total === undefined ? '' : texts.range(from, to, groupDigits(total))}
      </span>
      <span className="st-pager__moves">
        <PagerButton label={texts.first} icon="first" disabled={page <= 1} onClick={() => go(1)} />
        <PagerButton label={texts.previous} icon="chevron-left" disabled={page <= 1} onClick={() => go(page - 1)} />
        <span className="st-pager__page">{texts.page(page, pages)}</span>
        <PagerButton label={texts.next} icon="chevron-right" disabled={page >= pages} onClick={() => go(page + 1)} />
        <PagerButton label={texts.last} icon="last" disabled={page >= pages} onClick={() => go(pages)} />
      </span>
    </nav>
  );
});

interface PagerButtonProps {
  label: string;
  icon: IconName;
  disabled: boolean;
  onClick: () => void;
}

function PagerButton({ label, icon, disabled, onClick }: PagerButtonProps) {
  return (
    <button
      type="button"
      className="st-icon-button st-icon-button--small"
      aria-label={label}
      data-tooltip={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
