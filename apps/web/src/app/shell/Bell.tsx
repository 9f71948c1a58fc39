import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Badge, Icon } from '@so-the/ui';
import { useCountCardNoticesQuery } from '../../api/cardDataApi.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { useMayOpen } from '../../kit/places/useMayOpen.ts';
import { WaitingDrawer } from './WaitingDrawer.tsx';

/** Cards fall due as the day goes on, so the badge is asked for again. */
const REFRESH_MS = 5 * 60_000;

/** Props of {@link Bell}. */
export interface BellProps {
  title: string;
  /** Stands in the bar of a phone, its title below it. Default false. */
  inBar?: boolean;
}

/** The bell: how many cards are due (specification §3), and at a press all that waits. It closes when a link of it is followed. */
export function Bell({ title, inBar = false }: BellProps) {
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
        className={inBar ? 'shell__bar-item' : 'shell__shortcut'}
        data-tooltip={inBar ? undefined : title}
        aria-haspopup="dialog"
        onClick={() => setOpenedAt(key)}
      >
        <Icon name="bell" />
        <span className={inBar ? undefined : 'st-visually-hidden'}>{title}</span>
        <Badge count={data?.Data.CountCard} label="thẻ đến hạn" />
      </button>
      {openedAt === key && <WaitingDrawer onClose={() => setOpenedAt(undefined)} />}
    </>
  );
}
