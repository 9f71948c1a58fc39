import { labelOf, serviceTypeOptions } from '@so-the/api-client';
import { MaskedCard, type ImportColumn } from '@so-the/ui';
import { formatDate, formatDateTime, formatMoney, formatPercent } from '@so-the/ui/format';
import * as places from '../places/places.ts';
import { StepLink } from '../places/StepLink.tsx';
import type { AppointmentRow, MadeAppointment } from './cardToServe.ts';

/** A previewed row: what was sent, and by `ScheduleID` the order that came of it or was there before. */
type PreviewRow = AppointmentRow & { ScheduleID?: number; DueDate?: string };

/** The columns of a preview, with what the server made of each row. */
export function appointmentColumns(made: ReadonlyMap<number, MadeAppointment>): ImportColumn<PreviewRow>[] {
  const known = ({ CardDataID }: PreviewRow) => made.get(CardDataID);
  return [
    {
      field: 'card',
      header: 'Khách hàng, thẻ',
      width: 200,
      format: ({ card }) => (
        <span className="appointments__who">
          <span>{card.CustomerName}</span>
          <MaskedCard bank={card.BankCode} last4={card.Last4} />
        </span>
      ),
    },
    { field: 'ScheduleID', header: 'Mã đơn', width: 112, format: (row) => <OrderOf made={known(row)} /> },
    {
      field: 'AppointmentDate',
      header: 'Ngày hẹn',
      format: (row) => {
        const at = known(row)?.AppointmentDate ?? row.AppointmentDate;
        return at ? formatDateTime(at) : `9 giờ ${formatDate(row.card.WorkDate)}`;
      },
    },
    {
      field: 'Amount',
      header: 'Số tiền',
      align: 'end',
      width: 140,
      format: (row) => moneyText(known(row)?.Amount ?? row.Amount),
    },
    {
      field: 'CustomerFeePercent',
      header: 'Phí khách',
      align: 'end',
      width: 104,
      format: (row) => percentText(known(row)?.CustomerFeePercent ?? row.CustomerFeePercent),
    },
    {
      field: 'ServiceType',
      header: 'Dịch vụ',
      width: 112,
      format: ({ ServiceType = 1 }) => labelOf(serviceTypeOptions, ServiceType),
    },
    { field: 'DueDate', header: 'Ngày đến hạn', width: 124, format: ({ card }) => formatDate(card.DueDate) },
  ];
}

function OrderOf({ made }: { made: MadeAppointment | undefined }) {
  if (made?.ScheduleID === undefined) return '–';
  return <StepLink href={places.order(made.ScheduleID)}>{made.Code}</StepLink>;
}

function moneyText(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? '–' : formatMoney(amount);
}

function percentText(percent: number | null | undefined): string {
  return percent === null || percent === undefined ? '–' : formatPercent(percent);
}
