import type { LinkProps } from '@so-the/ui';
import { Link } from 'react-router-dom';

/** Draws the links of the UI package as links of this app's router. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />;
}
