import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiFailure, Schemas } from '@so-the/api-client';
import { useAskAnew } from '../../../api/declare.ts';
import { useRights } from '../../../kit/access/useRights.ts';
import { PATHS } from '../../../kit/places/paths.ts';
import { isInUse } from '../../../lib/isInUse.ts';
import { useSession } from '../../../session/useSession.ts';
import { offered } from '../menuActions.ts';
import { whyFixed } from '../useWhyFixed.ts';
import { commonRights } from './groupRights.ts';

type Member = Schemas['StaffPermissions'];

/** Some people's rights on their way, there, or failed. */
type Asked = { members: Member[] } | { failure: ApiFailure } | null;

/**
 * The people of a group at work, with what each may do. Those whose rights this user may not change are left out of what
 * the group gives: they do not follow it.
 */
export function useGroup(staff: readonly Schemas['Staff'][], groupId: number) {
  const askAnew = useAskAnew();
  const { user } = useSession();
  const { edit } = useRights(PATHS.permissions);
  const [asked, setAsked] = useState<Asked>(null);
  const [times, setTimes] = useState(0);
  const ids = staff.flatMap((one) => (one.GroupID === groupId && isInUse(one) ? [one.UserID] : [])).join(',');
  const load = useEffectEvent(async (asked: string, _time: number) => {
    const asks = asked
      .split(',')
      .filter(Boolean)
      .map((id) => askAnew('getStaffPermissions', { StaffID: Number(id) }));
    return (await Promise.all(asks)).map(({ Data }) => Data);
  });
  useEffect(() => {
    let isWanted = true;
    const hear = (heard: Asked) => isWanted && setAsked(heard);
    load(ids, times).then(
      (members) => hear({ members }),
      (failure: ApiFailure) => hear({ failure }),
    );
    return () => {
      isWanted = false;
    };
  }, [ids, times]);
  const members = asked && 'members' in asked ? asked.members : [];
  const following = members.filter((one) => whyFixed(one, user.UserID, edit) === null);
  const shown = following.length > 0 ? following : members;
  return {
    isLoading: asked === null,
    failure: asked && 'failure' in asked ? asked.failure : undefined,
    members,
    following,
    common: offered(commonRights(shown.map(({ Rights }) => Rights))),
    grantable: offered(members[0]?.Grantable ?? []),
    reload: () => setTimes((before) => before + 1),
  };
}

/** What is known of a group. */
export type Group = ReturnType<typeof useGroup>;
