import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import './Breadcrumb.css';

/** One step of the way to a page. */
export interface Crumb {
  label: string;
  /** Address of the step; the last step, the page itself, has none. */
  href?: string;
}

/** Props of {@link Breadcrumb}. */
export interface BreadcrumbProps {
  /** From the outermost page to the one shown. */
  items: readonly Crumb[];
}

/** Where the page stands, and the way back up. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav aria-label="Vị trí trang" className="st-breadcrumb">
      <ol>
        {items.map((item, index) => (
          <li key={`${item.href ?? ''} ${item.label}`}>
            {index > 0 ? <Icon name="chevron-right" size={14} /> : null}
            {item.href === undefined || index === items.length - 1 ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            ) : (
              <Link href={item.href}>{item.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
