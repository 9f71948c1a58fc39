import type { IconName } from '@so-the/ui';

/** Icons by title (specification §2). */
const icons: Record<string, IconName> = {
  'Trang chủ': 'home',
  'Lịch hẹn': 'calendar',
  'Hợp đồng': 'contract',
  'Danh sách thẻ': 'card',
  'Thẻ đến hạn': 'clock',
  'Thẻ sắp hết hạn': 'expired',
  'Khách hàng': 'people',
  'Đối tác': 'group',
  'Cộng tác viên': 'person',
  'Đẩy lịch': 'arrow-right',
  'Hợp đồng đối tác': 'contract',
  Bill: 'print',
  'Quản lý': 'settings',
  'Máy POS': 'pos',
  'POS đối tác': 'pos',
  'Tài khoản ngân hàng': 'bank',
  'Cửa hàng': 'shop',
  'Nhân viên': 'people',
  'Phân quyền': 'key',
  'Đơn cảnh báo': 'warning',
  'Công nợ': 'scale',
  'Công nợ khách hàng': 'scale',
  'Thu chi': 'wallet',
  'Thu chi công ty': 'wallet',
  'Ứng tiền': 'coins',
  'Sổ quỹ': 'book',
  'Sổ quỹ công ty': 'book',
  'Báo cáo': 'chart',
};

/** The icon of a menu title; a report gets the chart, a title nobody knows a folder. */
export function iconOf(title: string): IconName {
  const own = Object.hasOwn(icons, title) ? icons[title] : undefined;
  return own ?? (title.startsWith('Báo cáo') ? 'chart' : 'group');
}
