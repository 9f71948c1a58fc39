import { labelOf, serviceTypeOptions, type Schemas } from '@so-the/api-client';
import { MaskedCard } from '@so-the/ui';
import { bankName } from '@so-the/ui/format';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { orderStatuses } from '../../kit/order/orderStatus.ts';

/** The orders of one customer. */
export const customerOrderColumns = defineColumns<Schemas['Schedule']>()([
  { field: 'Code', header: 'Mã đơn', width: 100 },
  { field: 'AppointmentDate', header: 'Ngày hẹn', cell: 'dateTime', sortable: true, width: 160 },
  {
    field: 'ServiceType',
    header: 'Dịch vụ',
    cell: 'custom',
    width: 100,
    render: ({ ServiceType }) => labelOf(serviceTypeOptions, ServiceType),
  },
  {
    field: 'CardLast4',
    header: 'Thẻ',
    cell: 'custom',
    width: 140,
    render: ({ CardLast4 }) => <MaskedCard last4={CardLast4} />,
    under: ({ CardBankCode }) => bankName(CardBankCode),
  },
  { field: 'Amount', header: 'Số tiền', cell: 'money', total: true, width: 128 },
  { field: 'FeeAmount', header: 'Tiền phí', cell: 'money', total: true, width: 112 },
  { field: 'CustomerDebt', header: 'Khách còn nợ', cell: 'money', total: true, width: 128 },
  { field: 'Status', header: 'Trạng thái', cell: 'status', status: orderStatuses },
]);
