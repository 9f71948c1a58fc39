import { Link } from 'react-router-dom';
import { Logo, type LogoProps } from '../../kit/brand/Logo.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import { useSession } from '../../session/useSession.ts';

/** The logo of the user's owner; it leads home. */
export function ShellLogo({ size }: Pick<LogoProps, 'size'>) {
  return (
    <Link to={PATHS.home} className="shell__logo">
      <Logo size={size} user={useSession().user} />
    </Link>
  );
}
