import type { Schemas } from '@so-the/api-client';
import type { Column } from '@so-the/ui';
import { defineColumns } from '../../../kit/rows/defineColumns.ts';
import { money, withFigures, type FigureColumn, type FigureField } from '../../../kit/report/figures/figureColumn.ts';

const DURING = { group: 'Trong kỳ', width: 116 };
const RARE = { ...DURING, hidden: true, addend: true };
const opening = money('Opening', 'Dư đầu', { width: 116 });
const closing = money('Closing', 'Dư cuối', { width: 116 });

/** A party behind its shop, then its debt from opening to closing (domain §2(m)). */
function partyColumns<Row extends Schemas['PartyKey']>(
  noun: string,
  ...figures: readonly FigureColumn<FigureField<Row>>[]
): readonly Column<Row>[] {
  const party = defineColumns<Schemas['PartyKey']>()([
    { field: 'Name', header: noun, width: 150 },
    { field: 'ShopName', header: 'Cửa hàng', width: 120, hidden: true },
    { field: 'Code', header: 'Mã', width: 108, hidden: true },
    { field: 'Phone', header: 'Số điện thoại', width: 124, hidden: true },
  ]);
  return withFigures(party as unknown as readonly Column<Row>[], figures);
}

/** Debt of POS. */
export const posDebtColumns = partyColumns<Schemas['PosDebtRow']>(
  'Máy POS',
  opening,
  money('Swiped', 'Quẹt', DURING),
  money('PosFee', 'Phí máy', RARE),
  money('CashBack', 'Tiền về', DURING),
  money('Adjusted', 'Điều chỉnh', RARE),
  closing,
  money('Overdue', 'Quá hạn', { width: 116 }),
  money('Advance', 'Ứng dư', { hidden: true }),
);

/** Debt of customers. */
export const customerDebtColumns = partyColumns<Schemas['CustomerDebtRow']>(
  'Khách hàng',
  opening,
  money('PaidCard', 'Nạp thẻ', DURING),
  money('Fee', 'Phí', DURING),
  money('Sent', 'Chuyển khách', RARE),
  money('Swiped', 'Quẹt', DURING),
  money('Received', 'Khách trả', DURING),
  money('Adjusted', 'Điều chỉnh', RARE),
  closing,
);

/** Debt of partners. */
export const partnerDebtColumns = partyColumns<Schemas['PartnerDebtRow']>(
  'Đối tác',
  opening,
  money('Receivable', 'Phải thu', DURING),
  money('Payable', 'Phải trả', DURING),
  money('Collected', 'Đã thu', DURING),
  money('PaidOut', 'Đã trả', DURING),
  money('Adjusted', 'Điều chỉnh', RARE),
  closing,
);

/** Debt of collaborators. */
export const affDebtColumns = partyColumns<Schemas['AffDebtRow']>(
  'Cộng tác viên',
  opening,
  money('Commission', 'Hoa hồng', DURING),
  money('PaidOut', 'Đã chi', DURING),
  money('Adjusted', 'Điều chỉnh', DURING),
  closing,
);
