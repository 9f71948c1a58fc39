import { LinkButton, Notice, useLeads } from '@so-the/ui';
import { useLocation } from 'react-router-dom';
import { useRightsOn } from '../../kit/access/useRights.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { useIsNewShop } from '../../kit/setUp/useIsNewShop.ts';
import { stepsDone, useSetUpSteps } from '../../kit/setUp/useSetUpSteps.ts';
import { useIsCompany } from '../../session/useIsCompany.ts';

/** Screens on which a new shop takes a step of its set-up. */
const SCREENS: ReadonlySet<string> = new Set([
  PATHS.bankAccounts,
  PATHS.pos,
  PATHS.staff,
  PATHS.newStaff,
  PATHS.customers,
]);

/** Proposes the next step of a new shop's set-up where one has just been done (counter §8), to who may prepare the shop. */
export function SetUpNotice() {
  const { pathname } = useLocation();
  const isCompany = useIsCompany();
  const { add } = useRightsOn()(PATHS.bankAccounts);
  const isNew = useIsNewShop(isCompany || !add || !SCREENS.has(pathname));
  return isNew ? <NextStep pathname={pathname} /> : null;
}

function NextStep({ pathname }: { pathname: string }) {
  const leads = useLeads();
  const steps = useSetUpSteps() ?? [];
  const place = steps.findIndex(({ path }) => path === pathname);
  const here = steps[place];
  const next = steps.find(({ done }, at) => !done && at > place);
  if (!here?.done || !next || !leads(next.href)) return null;
  return (
    <Notice
      tone="success"
      action={
        <LinkButton href={next.href} variant="primary" size="small">
          {next.deed}
        </LinkButton>
      }
    >
      {`${stepsDone(steps)} chuẩn bị cửa hàng. Bước tiếp theo: ${next.label}.`}
    </Notice>
  );
}
