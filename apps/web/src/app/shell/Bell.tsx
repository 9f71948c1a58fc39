import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Badge, Icon } from '@so-the/ui';
import { useCountCardNoticesQuery } from '../../api/cardDataApi.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { useMayOpen } from '../../kit/places/useMayOpen.ts';
import { WaitingDrawer } from './WaitingDrawer.tsx';

/** Cards fall due as the day goes on, so the badge is asked for again. */
const REFRESH_MS = 5 * 60_000;

/** The bell: how many cards are due (specification §3), and at a press all that waits. It closes when a link of it is followed. */
export function Bell({ title }: { title: string }) {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const counts = useMayOpen()(PATHS.cardsDue);
  const { data } = useCountCardNoticesQuery(undefined, {
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
    skip: !counts,
  });
  return (
    <>
      <button
        type="button"
        className="shell__shortcut"
        data-tooltip={title}
        aria-haspopup="dialog"
        onClick={() => setOpenedAt(key)}
      >
        <Icon name="bell" />
        <span className="st-visually-hidden">{title}</span>
        <Badge count={data?.Data.CountCard} label="thẻ đến hạn" />
      </button>
      {openedAt === key && <WaitingDrawer onClose={() => setOpenedAt(undefined)} />}
    </>
  );
}
