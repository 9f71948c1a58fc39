import { labelOf, serviceTypeOptions } from '@so-the/api-client';
import { MaskedCard, type ImportColumn } from '@so-the/ui';
import { formatDate, formatDateTime, formatMoney, formatPercent } from '@so-the/ui/format';
import * as places from '../places/places.ts';
import { StepLink } from '../places/StepLink.tsx';
import type { AppointmentRow, MadeAppointment } from './cardToServe.ts';

/** A previewed row: what was sent, with the day its card is due. */
type PreviewRow = AppointmentRow & { DueDate?: string };

/**
 * The columns of a preview, with what the server made of each row: whose card, when, for how much. All of them fit beside
 * the reason of a refusal.
 */
export function appointmentColumns(made: ReadonlyMap<number, MadeAppointment>): ImportColumn<PreviewRow>[] {
  const known = ({ CardDataID }: PreviewRow) => made.get(CardDataID);
  return [
    {
      field: 'card',
      header: 'Khách hàng, thẻ',
      width: 192,
      format: (row) => <WhoseCard card={row.card} made={known(row)} />,
    },
    {
      field: 'Amount',
      header: 'Số tiền, phí',
      align: 'end',
      width: 116,
      format: (row) => (
        <span className="appointments__lines">
          <span>{moneyText(known(row)?.Amount ?? row.Amount)}</span>
          <small>{percentText(known(row)?.CustomerFeePercent ?? row.CustomerFeePercent)}</small>
        </span>
      ),
    },
    {
      field: 'AppointmentDate',
      header: 'Ngày hẹn',
      width: 140,
      format: (row) => (
        <span className="appointments__lines">
          <span>{momentText(row, known(row))}</span>
          <small>{labelOf(serviceTypeOptions, row.ServiceType ?? 1)}</small>
        </span>
      ),
    },
    { field: 'DueDate', header: 'Đến hạn', width: 108, format: ({ card }) => formatDate(card.DueDate) },
  ];
}

/** The customer, the card, and the order that came of it or was there before. */
function WhoseCard({ card, made }: { card: AppointmentRow['card']; made: MadeAppointment | undefined }) {
  return (
    <span className="appointments__lines">
      <span>{card.CustomerName}</span>
      <span className="appointments__card-line">
        <MaskedCard bank={card.BankCode} last4={card.Last4} />
        {made?.ScheduleID !== undefined && <StepLink href={places.order(made.ScheduleID)}>{made.Code}</StepLink>}
      </span>
    </span>
  );
}

function momentText({ AppointmentDate, card }: PreviewRow, made: MadeAppointment | undefined): string {
  const at = made?.AppointmentDate ?? AppointmentDate;
  return at ? formatDateTime(at) : `9 giờ ${formatDate(card.WorkDate)}`;
}

function moneyText(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? '–' : formatMoney(amount);
}

function percentText(percent: number | null | undefined): string {
  return percent === null || percent === undefined ? '–' : formatPercent(percent);
}
