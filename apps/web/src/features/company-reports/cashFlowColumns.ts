import type { Schemas } from '@so-the/api-client';
import { money, withFigures } from '../../kit/report/figures/figureColumn.ts';

const IN = { group: 'Tiền vào', width: 112 };
const OUT = { group: 'Tiền ra', width: 112 };

/** Each fund from opening to closing through every way money takes (domain §2(m)). */
export const cashFlowColumns = withFigures<Schemas['CashFlowRow']>(
  [{ field: 'Fund', header: 'Quỹ', width: 260 }],
  [
    money('Opening', 'Tồn đầu', { width: 116 }),
    money('CashBack', 'Tiền về', { ...IN, hidden: true }),
    money('Received', 'Khách nạp', { ...IN, hidden: true }),
    money('Collected', 'Đối tác trả', { ...IN, hidden: true }),
    money('OtherIn', 'Thu khác', { ...IN, hidden: true }),
    money('PushIn', 'Nhận bơm tiền', { ...IN, hidden: true }),
    money('TotalIn', 'Cộng', IN),
    money('PaidCard', 'Nạp thẻ', { ...OUT, hidden: true }),
    money('Sent', 'Chuyển khách', { ...OUT, hidden: true }),
    money('PartnerPaid', 'Trả đối tác', { ...OUT, hidden: true }),
    money('AffPaid', 'Chi CTV', { ...OUT, hidden: true }),
    money('OtherOut', 'Chi khác', { ...OUT, hidden: true }),
    money('PushOut', 'Hoàn ứng', { ...OUT, hidden: true }),
    money('TotalOut', 'Cộng', OUT),
    money('Transferred', 'Chuyển giữa các quỹ', { width: 112 }),
    money('Closing', 'Tồn cuối', { width: 116 }),
  ],
);
