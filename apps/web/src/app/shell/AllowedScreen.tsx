import { Outlet, useLocation } from 'react-router-dom';
import { useRights } from '../../kit/access/useRights.ts';
import { Refused } from '../../kit/answer/Answer.tsx';
import { inSentence } from '../../kit/form/fieldRules.ts';
import { isOpenToAll } from '../../kit/places/isPlace.ts';
import { useScreenTitle } from '../useScreenTitle.ts';
import { CompanyStep } from './CompanyStep.tsx';

/**
 * The open screen. One that the menu permissions hide stays shut, also where its calls would answer because other
 * screens choose from the same lists; who may work for the company finds the way to it.
 */
export function AllowedScreen() {
  const { pathname } = useLocation();
  const { view } = useRights(pathname);
  const title = useScreenTitle();
  if (view || isOpenToAll(pathname)) return <Outlet />;
  return <Refused noun={inSentence(title)} step={<CompanyStep />} />;
}
