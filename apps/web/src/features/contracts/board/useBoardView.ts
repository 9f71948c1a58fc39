import { useSearchParams } from 'react-router-dom';
import { ORDER_STATUS } from '../../../kit/order/orderStatus.ts';

const { ready, working, transferring, done } = ORDER_STATUS;

/** Statuses that have a column, in the order they are gone through. */
export const BOARD_STATUSES = [ready, working, transferring, done] as const;
/** A status that has a column. */
export type BoardStatus = (typeof BOARD_STATUSES)[number];

/** How the orders are shown, as the address tells. */
export interface BoardView {
  /** The board of today; else the list. */
  isBoard: boolean;
  /** The column a phone shows. Default: what is at work. */
  column: BoardStatus;
  show: (view: 'list' | 'board') => void;
  turnTo: (column: BoardStatus) => void;
}

/** List or board of today: both stand at one address, which keeps the view over a reload (counter.md §8). */
export function useBoardView(): BoardView {
  const [address, setAddress] = useSearchParams();
  const asked = Number(address.get('column'));
  return {
    isBoard: address.get('mode') === 'board',
    column: BOARD_STATUSES.find((one) => one === asked) ?? working,
    show: (view) => setAddress(view === 'board' ? { mode: 'board' } : {}),
    turnTo: (column) => setAddress({ mode: 'board', column: String(column) }, { replace: true }),
  };
}
