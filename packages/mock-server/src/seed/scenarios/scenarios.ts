/** Every scenario by its name, told in the words that QA reads on the control page. */
import { busyDay } from './busyDay.ts';
import { cardsDue } from './cardsDue.ts';
import { demo } from './demo.ts';
import { empty } from './empty.ts';
import { expiredAccount } from './expiredAccount.ts';
import { lockedPeriod } from './lockedPeriod.ts';
import { longText } from './longText.ts';
import { manyRows } from './manyRows.ts';
import { monthEndOf } from './monthEnd.ts';
import { newShop } from './newShop.ts';
import { overdueDebts } from './overdueDebts.ts';
import { posMismatch } from './posMismatch.ts';
import type { ScenarioPlan } from './scenario.ts';

/** The scenarios in the order they are shown. */
export const PLANS = {
  demo: { title: 'Cửa hàng mẫu', about: 'Bốn tháng hoạt động của ba cửa hàng, đến giữa ngày hôm nay', play: demo },
  empty: { title: 'Trống', about: 'Chỉ có tài khoản và ba cửa hàng, chưa có dữ liệu nào', play: empty },
  'overdue-debts': {
    title: 'Công nợ quá hạn',
    about: 'Khách nợ phí từ một đến ba tháng, vài khoản mới phát sinh tuần này',
    play: overdueDebts,
  },
  'cards-due': {
    title: 'Thẻ đến hạn',
    about: 'Thẻ đến hạn hôm nay, trong bảy ngày tới và vừa quá hạn; một nửa đã có lịch hẹn',
    play: cardsDue,
  },
  'month-end': {
    title: 'Cuối tháng',
    about: 'Cửa hàng mẫu lúc 17:30 ngày cuối tháng, chưa khóa sổ',
    play: demo,
    at: monthEndOf,
  },
  'pos-mismatch': {
    title: 'Lệch tiền POS',
    about: 'Tiền POS về thiếu, một máy mười ngày chưa về tiền, đơn quẹt chưa xong',
    play: posMismatch,
  },
  'busy-day': { title: 'Ngày cao điểm', about: 'Hơn một trăm đơn trong hôm nay, đủ mọi trạng thái', play: busyDay },
  'locked-period': {
    title: 'Kỳ đã khóa sổ',
    about: 'Cửa hàng mẫu đã khóa sổ đến hết tháng trước',
    play: lockedPeriod,
  },
  'new-shop': {
    title: 'Cửa hàng mới',
    about: 'Buổi sáng đầu tiên: một tài khoản, một máy POS, ba khách',
    play: newShop,
  },
  'flaky-network': {
    title: 'Mạng chập chờn',
    about: 'Cửa hàng mẫu; lời gọi chậm, thỉnh thoảng mất kết nối hoặc lỗi 503',
    play: demo,
  },
  'expired-account': {
    title: 'Hết hạn sử dụng',
    about: 'Cửa hàng mẫu; tài khoản chủ và cửa hàng hết hạn hôm qua, chỉ xem được dữ liệu',
    play: expiredAccount,
  },
  'many-rows': {
    title: 'Nhiều dòng',
    about: 'Cửa hàng đầu tiên có hơn một trang dòng ở mọi danh sách và hơn 99 thẻ đến hạn',
    play: manyRows,
    size: 'small',
  },
  'long-text': {
    title: 'Chữ dài',
    about: 'Vài ngày hoạt động với tên, địa chỉ, ghi chú dài nhất được phép và số tiền rất lớn',
    play: longText,
    size: 'small',
  },
  large: {
    title: 'Dữ liệu lớn',
    about: 'Mười cửa hàng, ba năm hoạt động, một triệu dòng sổ cái',
    play: demo,
    size: 'large',
  },
} as const satisfies Record<string, ScenarioPlan>;
