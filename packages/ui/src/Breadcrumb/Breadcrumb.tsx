import { BreadCrumb as PrimeBreadcrumb } from 'primereact/breadcrumb';
import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { marksOf, type PartProps } from '../Part/partProps.ts';
import { usePrimeRef } from '../Part/primeRef.ts';
import { PrimeScope } from '../PrimeScope/PrimeScope.tsx';
import './Breadcrumb.css';

/** One step of the way to a page. */
export interface Crumb {
  label: string;
  /** Address of the step; the last step, the page itself, has none. */
  href?: string;
}

/** Props of {@link Breadcrumb}. */
export interface BreadcrumbProps extends PartProps {
  /** From the outermost page to the one shown. */
  items: readonly Crumb[];
}

/** Where the page stands, and the way back up. */
export function Breadcrumb({ items, ...rest }: BreadcrumbProps) {
  const part = usePrimeRef<PrimeBreadcrumb>(rest);
  const model = items.map((item, index) => ({
    template: <Step {...item} isLast={index === items.length - 1} />,
  }));
  return (
    <PrimeScope>
      <PrimeBreadcrumb
        ref={part}
        {...marksOf(rest)}
        id={useId()}
        aria-label="Vị trí trang"
        model={model}
        separatorIcon={<Icon name="chevron-right" size={14} />}
        pt={LOOK}
      />
    </PrimeScope>
  );
}

const LOOK = { root: { className: 'st-breadcrumb' }, separator: { role: undefined, 'aria-hidden': true } };

function Step({ label, href, isLast }: Crumb & { isLast: boolean }) {
  if (href !== undefined && !isLast) return <Link href={href}>{label}</Link>;
  return <span aria-current={isLast ? 'page' : undefined}>{label}</span>;
}
