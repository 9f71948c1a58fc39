import { voucherKindOptions, type Schemas } from '@so-the/api-client';
import { statusMap } from '../../kit/list/statusMaps.ts';
import { count, money, withFigures } from '../../kit/report/figures/figureColumn.ts';

/** Whether a voucher counts in the business result. */
const COUNTED = {
  true: { label: 'Tính KQKD', tone: 'info' },
  false: { label: 'Không tính', tone: 'neutral' },
} as const;

/** Vouchers by category (domain §2(m)). */
export const voucherReportColumns = withFigures<Schemas['CollectExpenseRow']>(
  [
    { field: 'Name', header: 'Loại thu chi', width: 180 },
    { field: 'ShopName', header: 'Cửa hàng', width: 128, hidden: true },
    { field: 'Type', header: 'Thu / chi', cell: 'status', status: statusMap(voucherKindOptions), width: 88 },
    { field: 'IsBusinessResult', header: 'KQKD', cell: 'status', status: COUNTED, width: 128 },
  ],
  [
    count('Count', 'Số phiếu'),
    money('In', 'Thu', { width: 116 }),
    money('Out', 'Chi', { width: 116 }),
    money('Net', 'Chênh lệch', { width: 116 }),
  ],
);
