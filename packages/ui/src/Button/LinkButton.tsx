import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import './Button.css';

/** Props of {@link LinkButton}. */
export interface LinkButtonProps extends PartProps<HTMLAnchorElement> {
  /** Address inside the app. */
  href: string;
  /** Where it leads, as a verb: "Thêm mới". */
  children: ReactNode;
  /** Weight on the page. Default `secondary`. */
  variant?: 'primary' | 'secondary' | 'ghost';
  /** `small` in tables and bars. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** Decoration before the text. */
  icon?: ReactNode;
}

/** A real link that looks like a button, for a step that leads to another page. */
export function LinkButton({ href, children, variant = 'secondary', size = 'medium', icon, ...rest }: LinkButtonProps) {
  return (
    <Link {...handedOn(rest)} href={href} className={`st-button st-button--${variant} st-button--${size}`}>
      {icon}
      <span className="st-button__text">{children}</span>
    </Link>
  );
}
