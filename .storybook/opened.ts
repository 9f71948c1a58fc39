/** What opens over a screen: a form, a drawer that only shows, another dialog, a document on paper. */
export type Opened = 'form' | 'drawer' | 'dialog' | 'paper';

/**
 * Of each screen the stories that are photographed with its form, drawer, dialog and paper open, in one look. A screen by
 * {@link screenOf}, a story by the name of its pictures without "man-hinh-".
 */
export const opened: Readonly<Record<string, Partial<Record<Opened, string>>>> = {
  'Báo cáo công nợ POS': { paper: 'bao-cao-cong-no-pos-print' },
  'Báo cáo dòng tiền': { paper: 'bao-cao-dong-tien-print' },
  'Báo cáo kết quả kinh doanh': { drawer: 'bao-cao-ket-qua-kinh-doanh-why-it-fell' },
  'Báo cáo ngày': { paper: 'bao-cao-ngay-print' },
  'Báo cáo tất cả cửa hàng': { drawer: 'bao-cao-tat-ca-cua-hang-owner-sees-all' },
  'Báo cáo thu chi': { paper: 'bao-cao-thu-chi-print' },
  'Cấu hình phí đối tác': { dialog: 'cau-hinh-phi-doi-tac-pasted-fees-win' },
  'Cấu hình thu chi': { form: 'cau-hinh-thu-chi-service-fee' },
  'Chi phí xấu': { drawer: 'chi-phi-xau-approve', dialog: 'chi-phi-xau-from-fund' },
  'Chi tiết hợp đồng': {
    form: 'chi-tiet-hop-dong-so-tien-khac-thuong-hundred-times',
    dialog: 'chi-tiet-hop-dong-so-tien-khac-thuong-twice-in-a-row',
  },
  'Công nợ cộng tác viên': { form: 'cong-no-cong-tac-vien-too-much', drawer: 'cong-no-cong-tac-vien-entries' },
  'Công nợ đối tác': {
    drawer: 'cong-no-doi-tac-documents',
    dialog: 'cong-no-doi-tac-advance',
    paper: 'cong-no-doi-tac-statement',
  },
  'Công nợ khách hàng': {
    form: 'cong-no-khach-hang-too-much',
    drawer: 'cong-no-khach-hang-entries',
    dialog: 'cong-no-khach-hang-pay-by-card-unusual-fee',
  },
  'Công nợ POS': { drawer: 'cong-no-pos-tien-ve-pos-drawer', dialog: 'cong-no-pos-tien-ve-rebuild' },
  'Công nợ POS – Lô': { drawer: 'cong-no-pos-tien-ve-lo-create', dialog: 'cong-no-pos-tien-ve-lo-two-people' },
  'Công nợ POS – Sao kê': {
    drawer: 'cong-no-pos-tien-ve-sao-ke-side-by-side',
    dialog: 'cong-no-pos-tien-ve-sao-ke-teach',
  },
  'Công nợ POS – Tiền về': { drawer: 'cong-no-pos-tien-ve-tien-ve-pay-ahead-then-cancel' },
  'Cộng tác viên': { form: 'cong-tac-vien-open-from-message' },
  'Cửa hàng': { dialog: 'cua-hang-refused-deletion' },
  'Danh sách thẻ': {
    form: 'danh-sach-the-wrong-fields',
    drawer: 'danh-sach-the-record',
    dialog: 'danh-sach-the-export-all-rows',
  },
  'Doanh thu': { drawer: 'doanh-thu-open-cell', paper: 'doanh-thu-print' },
  'Đẩy lịch': { dialog: 'day-lich-push-many' },
  'Đối chiếu công nợ': { form: 'doi-chieu-cong-no-agree-and-lock', drawer: 'doi-chieu-cong-no-missing-entry' },
  'Đối tác': { form: 'doi-tac-wrong-fields' },
  'Giấy tờ của đơn': { paper: 'giay-to-cua-don-printed' },
  'Hợp đồng đối tác': { form: 'hop-dong-doi-tac-pay-back', dialog: 'hop-dong-doi-tac-nothing-open' },
  'Khách hàng': { form: 'khach-hang-add-form', drawer: 'khach-hang-add-then-find', dialog: 'khach-hang-unusual-fee' },
  'Khung ứng dụng': {
    form: 'khung-ung-dung-f2-typed-at-once',
    dialog: 'khung-ung-dung-keys',
  },
  'Kiểm quỹ và chốt sổ': {
    form: 'so-quy-count-by-amount',
    dialog: 'kiem-quy-va-chot-so-confirmation-tells-reason',
  },
  'Kiểm tra mức phí': { dialog: 'kiem-tra-muc-phi-keeps-typed' },
  'Lịch hẹn': { form: 'lich-hen-add-by-key' },
  'Lịch hẹn theo ngày': { form: 'lich-hen-theo-ngay-add-there', paper: 'lich-hen-theo-ngay-day-on-paper' },
  'Lịch hẹn/Phục vụ khách': { form: 'lich-hen-phuc-vu-khach-default' },
  'Máy chủ giả lập': { form: 'may-chu-gia-lap-quay-lai' },
  'Máy POS': { form: 'may-pos-wrong-fields' },
  'Nhân viên': { form: 'nhan-vien-wrong-fields' },
  'Nhập đối tác': { dialog: 'nhap-doi-tac-faulty-lines-downloaded' },
  'Nhập khách hàng': { dialog: 'nhap-khach-hang-faulty-lines-downloaded' },
  'Phiên hết hạn khi đang nhập': { form: 'phien-het-han-khi-dang-nhap-session-ends-while-typing' },
  'Phiếu thu chi': {
    form: 'phieu-thu-chi-ngay-da-khoa-past-day',
    drawer: 'phieu-thu-chi-large-expense',
    paper: 'phieu-thu-chi-paper',
  },
  'POS đối tác': { form: 'pos-doi-tac-wrong-fields' },
  'Số dư đầu': { drawer: 'so-du-dau-enter-then-collect' },
  'Sổ quỹ': { form: 'so-quy-count-by-amount' },
  'Tải bill': { form: 'tai-bill-lost-connection', drawer: 'tai-bill-draft', dialog: 'tai-bill-broken' },
  'Tài khoản ngân hàng – Đối soát sao kê': {
    drawer: 'tai-khoan-ngan-hang-doi-soat-sao-ke-default',
    dialog: 'tai-khoan-ngan-hang-doi-soat-sao-ke-twice',
    form: 'tai-khoan-ngan-hang-doi-soat-sao-ke-voucher',
  },
  'Tài khoản ngân hàng': { form: 'tai-khoan-ngan-hang-wrong-fields', dialog: 'tai-khoan-ngan-hang-delete-refused' },
  'Thẻ đến hạn': { form: 'the-den-han-one-card' },
  'Thêm nhân viên': { form: 'them-nhan-vien-default' },
  'Thu nợ': { drawer: 'thu-no-fault-at-its-field', dialog: 'thu-no-mat-cau-tra-loi-check-failed' },
  'Xuất bill': { drawer: 'xuat-bill-pictures', dialog: 'xuat-bill-zip' },
};

/** The screen of a title of stories: "Màn hình/Phiếu thu chi, ngày đã khóa" shows a side of "Phiếu thu chi". */
export function screenOf(title: string): string {
  return title.replace('Màn hình/', '').replace(/[,:] [^–]*?(?= –|$)/, '');
}

/** What is open over the page now, the topmost. */
export function whatIsOpen(): Opened | undefined {
  if ([...document.querySelectorAll('.st-print')].some((sheet) => sheet.checkVisibility())) return 'paper';
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (!dialog) return undefined;
  if (dialog.querySelector('form :is(input:not([type=hidden]), textarea, select)')) return 'form';
  return dialog.matches('.st-drawer') ? 'drawer' : 'dialog';
}
