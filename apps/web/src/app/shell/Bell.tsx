import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Badge, Icon } from '@so-the/ui';
import { useToDecide } from './useToDecide.ts';
import { WaitingDrawer } from './WaitingDrawer.tsx';

/** Props of {@link Bell}. */
export interface BellProps {
  title: string;
  /** Stands in the bar of a phone, its title below it. Default false. */
  inBar?: boolean;
}

/** The bell, with how much waits for this person's decision: at a press all that waits. It closes when a link of it is followed. */
export function Bell({ title, inBar = false }: BellProps) {
  const { key } = useLocation();
  const toDecide = useToDecide();
  const [openedAt, setOpenedAt] = useState<string>();
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
        <Badge count={toDecide} label="việc chờ bạn duyệt" />
      </button>
      {openedAt === key && <WaitingDrawer onClose={() => setOpenedAt(undefined)} />}
    </>
  );
}
