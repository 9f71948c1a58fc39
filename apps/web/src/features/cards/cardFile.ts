import type { Schemas } from '@so-the/api-client';
import { defineColumns } from '../../kit/rows/defineColumns.ts';
import { sheetSource } from '../../kit/sheet/sheetSource.ts';

/** The exported list of cards: of every number the last four digits only, and each file stands in the action history. */
export const cardFile = sheetSource(
  'exportCards',
  defineColumns<Schemas['CardExportRow']>()([
    { field: 'CustomerCode', header: 'Mã khách' },
    { field: 'CustomerName', header: 'Khách hàng' },
    { field: 'CustomerPhone', header: 'Số điện thoại' },
    { field: 'HolderName', header: 'Chủ thẻ' },
    { field: 'BankName', header: 'Ngân hàng' },
    { field: 'TypeCardName', header: 'Loại thẻ' },
    { field: 'Last4', header: '4 số cuối', cell: 'card' },
    { field: 'Expiry', header: 'Hạn thẻ' },
    { field: 'LimitAmount', header: 'Hạn mức', cell: 'money' },
    { field: 'StatementDay', header: 'Ngày sao kê', cell: 'number' },
    { field: 'DateDues', header: 'Ngày đến hạn', cell: 'number' },
    { field: 'NextDue', header: 'Hạn kế tiếp', cell: 'date' },
    { field: 'FeePercent', header: 'Phí', cell: 'percent' },
    { field: 'Held', header: 'Giữ thẻ' },
    { field: 'HoldPlace', header: 'Nơi cất' },
    { field: 'StaffName', header: 'NV phụ trách' },
    { field: 'Debt', header: 'Công nợ', cell: 'money' },
    { field: 'StatusName', header: 'Trạng thái' },
    { field: 'Note', header: 'Ghi chú' },
  ]),
);
