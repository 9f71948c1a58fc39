import { labelOf, scheduleStatusOptions } from '@so-the/api-client';
import { BREAKPOINTS, Notice, PageHeader, Panel, SegmentField, Skeleton, useMediaQuery } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';
import { Answer } from '../../../kit/answer/Answer.tsx';
import { useOrderDeeds, type OrderDeeds } from '../deeds/useOrderDeeds.tsx';
import { BoardChoice } from './BoardChoice.tsx';
import { boardColumns, type BoardColumn } from './boardColumns.ts';
import { OrderCard } from './OrderCard.tsx';
import { BOARD_ROWS, useTodayOrders } from './useTodayOrders.ts';
import type { BoardView } from './useBoardView.ts';
import './board.css';

/** The work of today in columns by status, each order with its next step; on a phone one column at a time (counter.md §8). */
export function OrderBoard({ view }: { view: BoardView }) {
  const answer = useTodayOrders();
  const deeds = useOrderDeeds();
  return (
    <section className="board-screen">
      <PageHeader
        title="Hợp đồng"
        description="Việc hôm nay, cả đơn hẹn trước chưa xong."
        action={<BoardChoice view={view} />}
      />
      <Answer
        of={answer}
        noun="đơn"
        loading={
          <Panel>
            <Skeleton lines={8} />
          </Panel>
        }
      >
        {({ orders, isCut }) => (
          <>
            {isCut && <Notice tone="info">{`Bảng hiện ${BOARD_ROWS} đơn đầu; xem đủ ở danh sách.`}</Notice>}
            <Columns columns={boardColumns(orders)} view={view} deeds={deeds} />
          </>
        )}
      </Answer>
      {deeds.windows}
    </section>
  );
}

interface ColumnsProps {
  columns: readonly BoardColumn[];
  view: BoardView;
  deeds: OrderDeeds;
}

function Columns({ columns, view, deeds }: ColumnsProps) {
  const isNarrow = useMediaQuery(`(width < ${BREAKPOINTS.md}px)`);
  if (!isNarrow) {
    return (
      <div className="board">
        {columns.map((column) => (
          <Column key={column.status} column={column} deeds={deeds} />
        ))}
      </div>
    );
  }
  return (
    <div className="board-narrow">
      <SegmentField
        label="Trạng thái"
        hideLabel
        value={view.column}
        options={columns.map(({ status, orders }) => ({
          value: status,
          label: `${titleOf(status)} (${orders.length})`,
        }))}
        onChange={view.turnTo}
      />
      {columns
        .filter(({ status }) => status === view.column)
        .map((column) => (
          <Column key={column.status} column={column} deeds={deeds} />
        ))}
    </div>
  );
}

function Column({ column: { status, orders, amount }, deeds }: { column: BoardColumn; deeds: OrderDeeds }) {
  const title = titleOf(status);
  return (
    <section className="board-column" aria-label={title}>
      <header className="board-column__head">
        <h2>{title}</h2>
        <span>{orders.length > 0 ? `${orders.length} đơn · ${formatMoney(amount)}` : 'Không có đơn'}</span>
      </header>
      <ul className="board-column__orders">
        {orders.map((order) => (
          <OrderCard key={order.ScheduleID} order={order} deeds={deeds} />
        ))}
      </ul>
    </section>
  );
}

function titleOf(status: BoardColumn['status']): string {
  return labelOf(scheduleStatusOptions, status);
}
