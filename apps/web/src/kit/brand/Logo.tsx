import { BREAKPOINTS } from '@so-the/ui';
import { logoFor, type LogoViewer } from '../../lib/config/appConfig.ts';
import { useConfig } from '../../lib/config/config.ts';
import { useAlive } from '../../lib/useAlive.ts';
import './Logo.css';

/** Props of {@link Logo}. */
export interface LogoProps {
  /** Which drawing: `auto` takes the small one below the md breakpoint. Default `auto`. */
  size?: 'auto' | 'large' | 'small';
  /** Who looks at it; absent before login. */
  user?: LogoViewer['user'];
}

/** The logo of the host or of the user's owner, from `config.json`. Its height is set by its place, 40 px by default. */
export function Logo({ size = 'auto', user }: LogoProps) {
  const { logos, productName } = useConfig();
  const host = useAlive() ? window.location.hostname : '';
  const logo = logoFor(logos, { host, user });
  return (
    <picture className="app-logo">
      {size === 'auto' && <source media={`(max-width: ${BREAKPOINTS.md - 1}px)`} srcSet={addressOf(logo.small)} />}
      <img src={addressOf(size === 'small' ? logo.small : logo.large)} alt={productName} height={40} />
    </picture>
  );
}

/** Address of a file beside the page: from the root for the app, relative where the build lies in any folder. */
function addressOf(path: string): string {
  if (import.meta.env.BASE_URL === './') return path.replace(/^\//, './');
  return new URL(path, new URL(import.meta.env.BASE_URL, 'http://base')).pathname;
}
