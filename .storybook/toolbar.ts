import type { Preview } from '@storybook/react-vite';

/** The themes of the UI package and what designers call them. */
export const THEMES = { light: 'Sáng', dark: 'Tối', contrast: 'Tương phản cao' } as const;

/** What the toolbar changes for every story; `initial` is what the tests and the pictures see. */
export const toolbar: Required<Pick<Preview, 'globalTypes' | 'initialGlobals'>> = {
  globalTypes: {
    theme: choice('Giao diện', 'paintbrush', { ...THEMES, all: 'Cả ba, cạnh nhau' }),
    density: choice('Mật độ', 'component', {
      normal: 'Mật độ thường',
      compact: 'Mật độ gọn',
      all: 'Cả hai, cạnh nhau',
    }),
    grid: choice('Lưới bố cục', 'grid', { off: 'Không lưới', on: 'Có lưới' }),
    pagination: choice('Chữ phân trang', 'globe', { vi: 'Phân trang: Việt', en: 'Phân trang: Anh' }),
    scenario: choice('Tình huống', 'database', {
      story: 'Theo câu chuyện',
      demo: 'Cửa hàng mẫu',
      empty: 'Trống',
      'overdue-debts': 'Công nợ quá hạn',
      'cards-due': 'Thẻ đến hạn',
      'month-end': 'Cuối tháng',
      'pos-mismatch': 'Lệch tiền POS',
      'busy-day': 'Ngày cao điểm',
      'locked-period': 'Kỳ đã khóa sổ',
      'new-shop': 'Cửa hàng mới',
      'flaky-network': 'Mạng chập chờn',
      'expired-account': 'Hết hạn sử dụng',
    }),
  },
  initialGlobals: { theme: 'light', density: 'normal', grid: 'off', pagination: 'vi', scenario: 'story' },
};

function choice(title: string, icon: string, titles: Readonly<Record<string, string>>) {
  const items = Object.entries(titles).map(([value, title]) => ({ value, title }));
  return { description: title, toolbar: { title, icon: icon as 'paintbrush', items, dynamicTitle: true } };
}
