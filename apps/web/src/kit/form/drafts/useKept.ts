import { useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';
import { onSession } from '../../../session/session.ts';
import { useSession } from '../../../session/useSession.ts';

/**
 * What was typed under a name before the session ran out, for the same user and shop alone; undefined when nothing was.
 *
 * @param typed what there is to keep should the session run out now, given what was kept before; undefined keeps nothing
 */
export function useKept<Typed>(name: string, typed: (kept?: Typed) => Typed | undefined): Typed | undefined {
  const { user, shop } = useSession();
  const owner = user.UserID;
  const key = `${shop.ShopID}/${name}`;
  const [found] = useState(() => ({ key, kept: readDraft(key, owner) as Typed | undefined }));
  const { kept } = found;
  useEffect(() => dropDraft(found.key), [found]);
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });
  useEffect(
    () =>
      onSession((event) => {
        const values = latest.current(kept);
        if (values !== undefined && event.type === 'ended' && event.reason === 'expired') keepDraft(key, owner, values);
      }),
    [key, owner, kept],
  );
  return kept;
}
