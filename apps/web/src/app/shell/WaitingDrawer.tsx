import { Drawer } from '@so-the/ui';
import { ApprovalsWaiting } from './ApprovalsWaiting.tsx';
import { CardsWaiting } from './CardsWaiting.tsx';
import { OrdersWaiting } from './OrdersWaiting.tsx';
import { waitingOrders } from './waitingOrders.ts';
import './waiting.css';

/** Props of {@link WaitingDrawer}. */
export interface WaitingDrawerProps {
  onClose: () => void;
}

/** All that waits for somebody: decisions, cards due, lines of money, bills and orders, each with the first few and the way to all of them. */
export function WaitingDrawer({ onClose }: WaitingDrawerProps) {
  return (
    <Drawer open title="Việc đang chờ" onClose={onClose}>
      <div className="waiting">
        <ApprovalsWaiting />
        <CardsWaiting />
        {waitingOrders().map((kind) => (
          <OrdersWaiting key={kind.title} kind={kind} />
        ))}
      </div>
    </Drawer>
  );
}
