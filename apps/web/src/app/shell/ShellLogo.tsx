import { Link } from 'react-router';
import { Logo, type LogoProps } from '../../kit/brand/Logo.tsx';
import { useSession } from '../../session/useSession.ts';
import { HOME } from '../paths.ts';

/** The logo of the user's owner; it leads home. */
export function ShellLogo({ size }: Pick<LogoProps, 'size'>) {
  return (
    <Link to={HOME} className="shell__logo">
      <Logo size={size} user={useSession().user} />
    </Link>
  );
}
