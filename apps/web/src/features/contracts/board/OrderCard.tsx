import { labelOf, serviceTypeOptions, type Schedule } from '@so-the/api-client';
import { Button, Icon, Link, LinkButton, MaskedCard, Menu } from '@so-the/ui';
import { formatDate, formatDateTime, formatMoney, joined, vietnamToday } from '@so-the/ui/format';
import * as places from '../../../kit/places/places.ts';
import type { NextDeed, OrderDeeds } from '../deeds/useOrderDeeds.tsx';
import { missingWords } from './boardColumns.ts';

/** Props of {@link OrderCard}. */
export interface OrderCardProps {
  order: Schedule;
  deeds: OrderDeeds;
}

/** One order of the board: who, which card, how much, what is missing, and its next step. */
export function OrderCard({ order, deeds }: OrderCardProps) {
  const missing = missingWords(order);
  const next = deeds.nextOf(order);
  return (
    <li className="board-card">
      <div className="board-card__line">
        <Link href={places.order(order.ScheduleID)} className="board-card__name">
          {order.CustomerName}
        </Link>
        <small>{momentOf(order)}</small>
      </div>
      <div className="board-card__line">
        <MaskedCard bank={order.CardBankCode} last4={order.CardLast4} />
        <strong>{formatMoney(order.Amount)}</strong>
      </div>
      <div className="board-card__line">
        <small>{joined(order.Code, labelOf(serviceTypeOptions, order.ServiceType))}</small>
        {order.IsHighlight && <Icon name="star" size={16} label="Đã đánh dấu" />}
      </div>
      {missing && <p className="board-card__missing">{missing}</p>}
      <div className="board-card__line board-card__line--foot">
        {next ? <NextDeedButton next={next} /> : <span />}
        <Menu
          label={`Thao tác với ${order.Code} của ${order.CustomerName}`}
          icon="more"
          iconOnly
          align="end"
          items={() => deeds.menuOf(order)}
        />
      </div>
    </li>
  );
}

/** The hour of an appointment of today, the day of one before. */
function momentOf({ AppointmentDate }: Schedule): string {
  const [day = '', hour = ''] = formatDateTime(AppointmentDate).split(' ');
  return day === formatDate(vietnamToday()) ? hour : day;
}

function NextDeedButton({ next }: { next: NextDeed }) {
  return next.href ? (
    <LinkButton href={next.href} size="small">
      {next.label}
    </LinkButton>
  ) : (
    <Button size="small" onClick={next.onSelect}>
      {next.label}
    </Button>
  );
}
